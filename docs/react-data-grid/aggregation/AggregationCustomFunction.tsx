import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridColDef,
} from '@mui/x-data-grid-premium';

const median: GridAggregationFunction<number, number> = {
  label: 'Median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value): value is number => typeof value === 'number')
      .sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const before = sorted[Math.ceil(middle) - 1];
    const after = sorted[Math.floor(middle)];
    return before === undefined || after === undefined
      ? null
      : (before + after) / 2;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 100 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 80 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 98 },
];

const rows = [
  { id: 1, flat: 'Mill Lane 4', rooms: 2, rent: 780 },
  { id: 2, flat: 'Harbor Road 11', rooms: 3, rent: 960 },
  { id: 3, flat: 'Station Square 2', rooms: 3, rent: 1040 },
  { id: 4, flat: 'Garden Row 27', rooms: 4, rent: 1120 },
  { id: 5, flat: 'Castle Hill 1', rooms: 7, rent: 4800 },
];

export default function AggregationCustomFunction() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Flats, with the median rent"
      rows={rows}
      columns={columns}
      aggregationFunctions={aggregationFunctions}
      initialState={{
        aggregation: { model: { rooms: 'avg', rent: 'median' } },
      }}
      hideFooter
    />
  );
}
