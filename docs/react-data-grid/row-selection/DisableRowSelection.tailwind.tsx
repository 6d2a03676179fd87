import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, isOpen, rows } from './invoices';

const closedClassName =
  'bg-black/4 text-black/60 italic dark:bg-white/8 dark:text-white/70';

export default function DisableRowSelection() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoices"
      columns={columns}
      rows={rows}
      checkboxSelection
      isRowSelectable={isOpen}
      getRowClassName={(params) => (isOpen(params) ? '' : closedClassName)}
      hideFooter
    />
  );
}
