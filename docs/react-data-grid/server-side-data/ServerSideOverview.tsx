import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { orderColumns } from '../shared/orderColumns';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { useServerRows } from '../shared/useServerRows';

interface Model extends GridPaginationModel {
  sort: GridSortModel;
  filter: GridFilterModel;
}

const START: Model = { page: 0, pageSize: 10, sort: [], filter: { items: [] } };
const NO_ORDERS: Order[] = [];

export default function ServerSideOverview() {
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(20_000), { latency: 400 }),
  );
  const [model, setModel] = React.useState(START);
  const { page, pageSize, sort, filter } = model;
  const change = (changes: Partial<Model>) =>
    setModel((last) => ({ ...last, ...changes }));

  const orders = useServerRows({
    query: { sort, filter, offset: page * pageSize, limit: pageSize },
    load: server.list,
  });

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError error={orders.error} onRetry={orders.reload} />
      <DataGrid
        aria-label="Orders"
        columns={orderColumns}
        rows={orders.page?.rows ?? NO_ORDERS}
        rowCount={orders.page?.rowCount ?? 0}
        loading={orders.isLoading}
        paginationMode="server"
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={change}
        pageSizeOptions={[10, 25, 100]}
        sortingMode="server"
        sortModel={sort}
        onSortModelChange={(next) => change({ sort: next, page: 0 })}
        filterMode="server"
        filterModel={filter}
        onFilterModelChange={(next) => change({ filter: next, page: 0 })}
        filterDebounceMs={300}
      />
    </Box>
  );
}
