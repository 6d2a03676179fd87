import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import type { ListQuery } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { euros } from '../../shared/orderColumns';
import { makeOrders, STATUSES } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { useServerRows } from '../../shared/useServerRows';
import { loadWithTotals } from './totals';

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 110,
    sortable: false,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 80,
    sortable: false,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 125,
    sortable: false,
    valueFormatter: ({ value }) => euros.format(value),
  },
];
const NO_ORDERS: Order[] = [];

export default function ServerSideAggregation() {
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(100_000), { latency: 500 }),
  );
  const [status, setStatus] = React.useState('');
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const { page, pageSize } = pagination;

  const orders = useServerRows({
    query: {
      filter: { items: [{ field: 'status', operator: 'is', value: status }] },
      offset: page * pageSize,
      limit: pageSize,
    },
    load: (query: ListQuery, signal) => loadWithTotals(server, query, signal),
  });
  const totals = orders.page?.totals;
  const pinnedRows = React.useMemo(
    () => ({
      bottom: totals ? [{ id: 'total', customer: 'All pages', ...totals }] : [],
    }),
    [totals],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ServerSwitches settings={server.settings} />
      <TextField
        select
        size="small"
        label="Status"
        value={status}
        onChange={(event) => {
          setStatus(event.target.value);
          setPagination({ ...pagination, page: 0 });
        }}
        sx={{ minWidth: 140, my: 1 }}
      >
        <MenuItem value="">All</MenuItem>
        {STATUSES.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <LoadError error={orders.error} onRetry={orders.reload} />
      <DataGridPro
        autoHeight
        aria-label="Orders with totals"
        columns={columns}
        rows={orders.page?.rows ?? NO_ORDERS}
        rowCount={orders.page?.rowCount ?? 0}
        loading={orders.isLoading}
        pinnedRows={pinnedRows}
        disableColumnFilter
        pagination
        paginationMode="server"
        paginationModel={pagination}
        onPaginationModelChange={setPagination}
        pageSizeOptions={[5]}
        sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
