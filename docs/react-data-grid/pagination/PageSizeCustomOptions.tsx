import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
];

/** On viewports below 600 px, the grid hides the choice. */
const onPhonesToo = {
  '& .MuiTablePagination-input': { display: 'inline-flex', mx: 1 },
  '& .MuiTablePagination-actions': { marginInlineStart: 1 },
};

export default function PageSizeCustomOptions() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      pageSizeOptions={[5, 10, { value: 100, label: 'Up to 100' }]}
      slotProps={{ pagination: { sx: onPhonesToo } }}
    />
  );
}
