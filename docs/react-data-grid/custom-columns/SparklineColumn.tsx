import * as React from 'react';
import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  /** Pieces sold, from the first week to the last. */
  sold: number[];
}

const rows: Product[] = [
  { id: 1, product: 'Umbrellas', sold: [12, 18, 14, 25, 31, 28, 36, 41] },
  { id: 2, product: 'Sunglasses', sold: [44, 39, 41, 30, 26, 19, 14, 9] },
  { id: 3, product: 'Raincoats', sold: [8, 6, 11, 17, 15, 22, 24, 21] },
  { id: 4, product: 'Sandals', sold: [30, 33, 28, 24, 25, 17, 12, 10] },
];

const change = (sold: readonly number[]) =>
  (sold[sold.length - 1] ?? 0) - (sold[0] ?? 0);

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const trend: GridColTypeDef<number, string> = {
  type: 'number',
  minWidth: 170,
  flex: 2,
  align: 'left',
  headerAlign: 'left',
  valueGetter: ({ row }) => change(row.sold),
  valueFormatter: ({ value }) => signed.format(value),
  renderCell: ({ row, formattedValue, colDef }) => (
    <>
      <Box
        role="img"
        aria-label={`Eight weeks, from ${row.sold[0]} to ${row.sold[7]}`}
      >
        <SparkLineChart
          data={row.sold}
          width={colDef.computedWidth - 64}
          height={44}
        />
      </Box>
      <Box dir="ltr" sx={{ ml: 'auto' }}>
        {formattedValue}
      </Box>
    </>
  ),
};

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', minWidth: 100, flex: 1 },
  { field: 'sold', headerName: 'Sold in 8 weeks', ...trend },
];

export default function SparklineColumn() {
  return (
    <DataGrid
      autoHeight
      aria-label="Sales"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
