import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function PaginationModelInitialState() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      initialState={{
        pagination: { paginationModel: { page: 2, pageSize: 5 } },
      }}
      pageSizeOptions={[5, 25]}
    />
  );
}
