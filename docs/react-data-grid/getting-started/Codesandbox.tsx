import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, product: 'Desk lamp', price: 49.9, stock: 120 },
  { id: 2, product: 'Office chair', price: 229, stock: 14 },
  { id: 3, product: 'Standing desk', price: 540, stock: 6 },
  { id: 4, product: 'Notebook, A5', price: 6.5, stock: 860 },
  { id: 5, product: 'Wall clock', price: 34, stock: 0 },
];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 85 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 80 },
];

export default function Codesandbox() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} />
    </Box>
  );
}
