import * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { columns, rows } from './harvest';

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{
          fileName: 'harvest-2026',
          delimiter: ';',
          utf8WithBom: true,
        }}
        printOptions={{ hideFooter: true, hideToolbar: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportCustomToolbar() {
  return (
    <div style={{ height: 304, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
