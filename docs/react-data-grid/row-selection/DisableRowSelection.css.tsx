import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, isOpen, rows } from './invoices';
import './DisableRowSelection.css';

export default function DisableRowSelection() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoices"
      columns={columns}
      rows={rows}
      checkboxSelection
      isRowSelectable={isOpen}
      getRowClassName={(params) =>
        isOpen(params) ? '' : 'disable-row-selection-closed'
      }
      hideFooter
    />
  );
}
