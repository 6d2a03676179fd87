import * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, rows } from './harvest';

export default function RemovePrintExport() {
  return (
    <DataGrid
      autoHeight
      aria-label="Harvest"
      columns={columns}
      rows={rows}
      slots={{ toolbar: GridToolbar }}
      slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
      disableColumnSelector
      disableDensitySelector
      hideFooter
    />
  );
}
