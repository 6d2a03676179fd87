import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, isOpen, rows } from './invoices';

export default function DisableRowSelection() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoices"
      columns={columns}
      rows={rows}
      checkboxSelection
      isRowSelectable={isOpen}
      getRowClassName={(params) => (isOpen(params) ? '' : 'invoice--closed')}
      hideFooter
      sx={{
        '& .invoice--closed': {
          bgcolor: 'action.hover',
          color: 'text.secondary',
          fontStyle: 'italic',
        },
      }}
    />
  );
}
