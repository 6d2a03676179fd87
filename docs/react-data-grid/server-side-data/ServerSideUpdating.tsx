import * as React from 'react';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { orderColumns } from '../shared/orderColumns';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { useServerRows } from '../shared/useServerRows';

const NO_ORDERS: Order[] = [];
const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field !== 'total',
  sortable: false,
}));

export default function ServerSideUpdating() {
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(1_000), { latency: 400 }),
  );
  const [message, setMessage] = React.useState('');
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const { page, pageSize } = pagination;
  const orders = useServerRows({
    query: { offset: page * pageSize, limit: pageSize },
    load: server.list,
  });

  const save = async (order: Order) => {
    const saved = await server.save(order);
    setMessage(`Saved order ${saved.id}`);
    orders.reload();
    return saved;
  };

  return (
    <Box
      sx={{
        height: 412,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError error={orders.error} onRetry={orders.reload} />
      <DataGrid
        aria-label="Orders to edit"
        columns={columns}
        rows={orders.page?.rows ?? NO_ORDERS}
        rowCount={orders.page?.rowCount ?? 0}
        loading={orders.isLoading}
        processRowUpdate={save}
        onProcessRowUpdateError={(error: Error) =>
          setMessage(`Not saved: ${error.message}`)
        }
        disableColumnFilter
        paginationMode="server"
        paginationModel={pagination}
        onPaginationModelChange={setPagination}
        pageSizeOptions={[5]}
      />
      <Snackbar
        open={message !== ''}
        autoHideDuration={4000}
        message={message}
        onClose={() => setMessage('')}
      />
    </Box>
  );
}
