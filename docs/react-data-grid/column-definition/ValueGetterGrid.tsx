import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Notebook', price: 6.5, count: 12 },
  { id: 2, item: 'Desk lamp', price: 49.9, count: 1 },
  { id: 3, item: 'Pencil', price: 0.8, count: 40 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 60 },
  { field: 'count', headerName: 'Count', type: 'number', width: 60 },
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    width: 66,
    valueGetter: ({ row }) => row.price * row.count,
  },
];

export default function ValueGetterGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Order lines"
        rows={rows}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
