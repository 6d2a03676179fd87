import * as React from 'react';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import { createFakeServer } from '../../shared/fakeServer';
import type { ListQuery } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { euros, orderColumns } from '../../shared/orderColumns';
import { makeOrders } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { useServerRows } from '../../shared/useServerRows';
import { loadWithTotals } from './totals';

const NO_ORDERS: Order[] = [];
const columns = orderColumns.map((column) => ({ ...column, sortable: false }));
const Total = React.createContext<number | undefined>(undefined);

/** Declared outside: a component that is made in render is mounted anew each time. */
function TotalFooter() {
  const total = React.useContext(Total);
  return (
    <>
      <div
        role="status"
        className="border-0 border-t border-solid border-black/10 p-3 text-end text-sm leading-[1.43] dark:border-white/10"
      >
        {total === undefined
          ? '…'
          : `Total of all orders: ${euros.format(total)}`}
      </div>
      <GridFooter />
    </>
  );
}

export default function ServerSideTotalsInFooter() {
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(100_000), { latency: 500 }),
  );
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const { page, pageSize } = pagination;
  const orders = useServerRows({
    query: { offset: page * pageSize, limit: pageSize },
    load: (query: ListQuery, signal) => loadWithTotals(server, query, signal),
  });

  return (
    <div className="flex h-[420px] w-full flex-col">
      <LoadError error={orders.error} onRetry={orders.reload} />
      <Total.Provider value={orders.page?.totals.total}>
        <DataGrid
          aria-label="Orders with a total in the footer"
          columns={columns}
          rows={orders.page?.rows ?? NO_ORDERS}
          rowCount={orders.page?.rowCount ?? 0}
          loading={orders.isLoading}
          slots={{ footer: TotalFooter }}
          disableColumnFilter
          paginationMode="server"
          paginationModel={pagination}
          onPaginationModelChange={setPagination}
          pageSizeOptions={[5]}
        />
      </Total.Provider>
    </div>
  );
}
