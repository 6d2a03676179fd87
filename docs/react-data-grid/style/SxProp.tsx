import * as React from 'react';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 110 },
  { field: 'table', headerName: 'Table', width: 65 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 85 },
];

const rows = [
  { id: 1, dish: 'Onion soup', table: 4, price: 8.5 },
  { id: 2, dish: 'Trout with almonds', table: 4, price: 21 },
  { id: 3, dish: 'Mushroom risotto', table: 7, price: 16 },
  { id: 4, dish: 'Apple strudel', table: 2, price: 7 },
];

export default function SxProp() {
  return (
    <DataGrid
      autoHeight
      aria-label="Orders of the kitchen"
      columns={columns}
      rows={rows}
      hideFooter
      sx={{
        border: 2,
        borderColor: 'primary.main',
        borderRadius: 3,
        [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
        [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
      }}
    />
  );
}
