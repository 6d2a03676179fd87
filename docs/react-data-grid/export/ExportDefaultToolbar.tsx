import * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, rows } from './harvest';

export default function ExportDefaultToolbar() {
  return (
    <div style={{ height: 304, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        disableDensitySelector
        hideFooter
      />
    </div>
  );
}
