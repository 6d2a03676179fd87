import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import type { ListQuery } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { orderColumns } from '../shared/orderColumns';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { useServerRows } from '../shared/useServerRows';

const NO_ORDERS: Order[] = [];
const columns = orderColumns.map((column) => ({ ...column, sortable: false }));

export default function ServerSideCaching() {
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(1_000), { latency: 800 }),
  );
  const [requests, setRequests] = React.useState(0);
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const { page, pageSize } = pagination;

  const orders = useServerRows({
    query: { offset: page * pageSize, limit: pageSize },
    load: (query: ListQuery, signal) => {
      setRequests((before) => before + 1);
      return server.list(query, signal);
    },
    cacheSize: 20,
  });

  return (
    <Box
      sx={{
        height: 412,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Stack
        direction="row"
        alignItems="center"
        spacing={2}
        sx={{ height: 40 }}
      >
        <Button size="small" onClick={orders.reload}>
          Refresh
        </Button>
        <Typography variant="body2">Requests: {requests}</Typography>
      </Stack>
      <LoadError error={orders.error} onRetry={orders.reload} />
      <DataGrid
        aria-label="Orders, with a cache"
        columns={columns}
        rows={orders.page?.rows ?? NO_ORDERS}
        rowCount={orders.page?.rowCount ?? 0}
        loading={orders.isLoading}
        disableColumnFilter
        paginationMode="server"
        paginationModel={pagination}
        onPaginationModelChange={setPagination}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
