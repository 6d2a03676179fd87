import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './invoices';

export default function InitialFilters() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoices of 1,000 euros and more"
      columns={columns}
      rows={rows}
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'amount', operator: '>=', value: '1000' }],
          },
        },
      }}
    />
  );
}
