import * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, rows } from './harvest';

export default function ExportDefaultToolbar() {
  return (
    <DataGrid
      autoHeight
      aria-label="Harvest"
      columns={columns}
      rows={rows}
      slots={{ toolbar: GridToolbar }}
      disableDensitySelector
      hideFooter
    />
  );
}
