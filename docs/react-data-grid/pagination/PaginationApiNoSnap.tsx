import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const PAGE_SIZE = 5;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
];

export default function PaginationApiNoSnap() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.setPage(0)}>Newest</Button>
      <Button onClick={() => apiRef.current.setPage(rows.length / PAGE_SIZE)}>
        Oldest
      </Button>
      <DataGrid
        autoHeight
        apiRef={apiRef}
        aria-label="Orders"
        columns={columns}
        rows={rows}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: PAGE_SIZE } },
        }}
        pageSizeOptions={[PAGE_SIZE]}
      />
    </Box>
  );
}
