import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { bikes, columns } from './bikes';

export default function BasicEditingGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Rental bikes"
      columns={columns}
      rows={bikes}
      hideFooter
    />
  );
}
