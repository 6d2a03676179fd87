import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './hikes';

export default function OrderSortingGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Hikes"
      columns={columns}
      rows={rows}
      sortingOrder={['desc', 'asc']}
      initialState={{
        sorting: { sortModel: [{ field: 'length', sort: 'desc' }] },
      }}
      hideFooter
    />
  );
}
