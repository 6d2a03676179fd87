import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Supplier', flex: 1, minWidth: 120 },
  {
    field: 'mail',
    headerName: 'Mail',
    flex: 1,
    minWidth: 150,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
];

const rows = [
  { id: 1, name: 'Holz & Co', mail: 'order@holz.example' },
  { id: 2, name: 'Nordglas', mail: 'sales@nordglas.example' },
  { id: 3, name: 'Vidal Pinturas', mail: 'hola@vidal.example' },
];

export default function DisableClickSelectionGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Suppliers"
      columns={columns}
      rows={rows}
      checkboxSelection
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
