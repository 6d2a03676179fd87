import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './invoices';

export default function DisableFilteringGridAllColumns() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoices that users cannot filter"
      columns={columns}
      rows={rows}
      disableColumnFilter
      hideFooter
    />
  );
}
