import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import type { ListQuery } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { makeOrders, STATUSES } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { useServerRows } from '../../shared/useServerRows';
import { columns, loadWithTotals } from './totals';

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
    <div className="flex h-[520px] w-full flex-col [&_.MuiDataGrid-pinnedRows]:font-bold">
      <ServerSwitches settings={server.settings} />
      <div className="my-2 w-[140px]">
        <TextField
          select
          fullWidth
          size="small"
          label="Status"
          value={status}
          onChange={(event) => {
            setStatus(event.target.value);
            setPagination({ ...pagination, page: 0 });
          }}
        >
          <MenuItem value="">All</MenuItem>
          {STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <LoadError error={orders.error} onRetry={orders.reload} />
      <DataGridPro
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
      />
    </div>
  );
}
