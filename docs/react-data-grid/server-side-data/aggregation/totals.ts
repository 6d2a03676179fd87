import type { GridColDef } from '@mui/x-data-grid';
import type {
  createFakeServer,
  List,
  ListQuery,
} from '../../shared/fakeServer';
import { euros } from '../../shared/orderColumns';
import type { Order } from '../../shared/orders';

export interface OrdersPage extends List<Order> {
  /** Of all rows that match, not of the page. */
  totals: { items: number; total: number };
}

type OrderServer = ReturnType<typeof createFakeServer<Order>>;

/** A page and the totals, in one answer: they never belong to different filters. */
export async function loadWithTotals(
  server: OrderServer,
  query: ListQuery,
  signal: AbortSignal,
): Promise<OrdersPage> {
  const sum = ['items', 'total'];
  const [page, groups] = await Promise.all([
    server.list(query, signal),
    server.groups(
      { filter: query.filter, groupBy: ['status'], path: [], sum },
      signal,
    ),
  ]);
  const totals = { items: 0, total: 0 };
  for (const { sums } of groups) {
    totals.items += sums['items'] ?? 0;
    totals.total += sums['total'] ?? 0;
  }
  return { ...page, totals };
}

export const columns: GridColDef[] = [
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
