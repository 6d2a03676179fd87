import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridColDef,
} from '@mui/x-data-grid-premium';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** How many of the values are longer than the promised 30 minutes. */
const late: GridAggregationFunction<number, number | null, string> = {
  label: 'late',
  columnTypes: ['number'],
  apply: ({ values }) =>
    values.length === 0
      ? null
      : values.filter((minutes = 0) => minutes > 30).length / values.length,
  valueFormatter: ({ value }) => (value == null ? '' : percent.format(value)),
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, late };

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Delivered to', flex: 1, minWidth: 140 },
  {
    field: 'minutes',
    headerName: 'Took',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => (value == null ? '' : `${value} min`),
  },
];

const rows = [
  { id: 1, street: 'Elm Street 8', minutes: 22 },
  { id: 2, street: 'Old Bridge 3', minutes: 41 },
  { id: 3, street: 'Park Lane 19', minutes: 28 },
  { id: 4, street: 'West Quay 5', minutes: 30 },
];

export default function AggregationValueFormatter() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Deliveries, with the share of late ones"
      rows={rows}
      columns={columns}
      aggregationFunctions={aggregationFunctions}
      initialState={{ aggregation: { model: { minutes: 'late' } } }}
      hideFooter
    />
  );
}
