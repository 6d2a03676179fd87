import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridColDef,
} from '@mui/x-data-grid-premium';

interface Purchase {
  id: number;
  coffee: string;
  kilos: number;
  price: number;
}

/** What a kilo costs on average: all the money, divided by all the kilos. */
const weightedPrice: GridAggregationFunction<Purchase, number> = {
  label: 'by weight',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Purchase,
  apply: ({ values }) => {
    let money = 0;
    let kilos = 0;
    for (const purchase of values) {
      money += (purchase?.price ?? 0) * (purchase?.kilos ?? 0);
      kilos += purchase?.kilos ?? 0;
    }
    return kilos === 0 ? null : money / kilos;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weightedPrice };

const columns: GridColDef<Purchase>[] = [
  { field: 'coffee', headerName: 'Coffee', flex: 1, minWidth: 95 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 80 },
  {
    field: 'price',
    headerName: '€ per kilo',
    type: 'number',
    width: 103,
    availableAggregationFunctions: ['weightedPrice', 'min', 'max'],
    valueFormatter: ({ value }) => value?.toFixed(2) ?? '',
  },
];

const rows: Purchase[] = [
  { id: 1, coffee: 'Yirgacheffe', kilos: 60, price: 14.5 },
  { id: 2, coffee: 'Huila', kilos: 900, price: 9.2 },
  { id: 3, coffee: 'Tarrazú', kilos: 240, price: 11.8 },
];

export default function AggregationMultipleRowFields() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Coffee, with the average price of a kilo"
      rows={rows}
      columns={columns}
      aggregationFunctions={aggregationFunctions}
      initialState={{
        aggregation: { model: { kilos: 'sum', price: 'weightedPrice' } },
      }}
      hideFooter
    />
  );
}
