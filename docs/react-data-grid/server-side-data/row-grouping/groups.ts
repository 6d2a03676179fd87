import type { GridColDef } from '@mui/x-data-grid-pro';
import type { createFakeServer } from '../../shared/fakeServer';
import { euros } from '../../shared/orderColumns';
import type { Order } from '../../shared/orders';

/** One type for both, because the grid shows them in the same columns. */
export interface GroupOrOrder {
  id: string | number;
  /** The keys of the groups that it is in, its own included. */
  keys: string[];
  name: string;
  total: number;
  /** How many orders the group has; not set for an order. */
  orders?: number;
}

type OrderServer = ReturnType<typeof createFakeServer<Order>>;

const PAGE_SIZE = 50;

/** What a row contains: the groups of the next level, or a page of orders. */
export async function loadGroup(
  server: OrderServer,
  groupBy: string[],
  parent: GroupOrOrder | undefined,
  offset: number,
  signal: AbortSignal,
): Promise<{ rows: GroupOrOrder[]; rowCount: number }> {
  const path = parent?.keys ?? [];
  if (path.length < groupBy.length) {
    const query = { groupBy, path, sum: ['total'] };
    const groups = await server.groups(query, signal);
    const rows = groups.map(({ key, rowCount, sums }) => {
      const keys = [...path, key];
      const total = sums['total'] ?? 0;
      const id = JSON.stringify(keys);
      return { id, keys, name: key, total, orders: rowCount };
    });
    return { rows, rowCount: rows.length };
  }
  const items = groupBy.map((field, level) => ({
    field,
    operator: 'equals',
    value: path[level],
  }));
  const query = { filter: { items }, offset, limit: PAGE_SIZE };
  const orders = await server.list(query, signal);
  const rows = orders.rows.map(({ id, customer, total }) => ({
    id,
    keys: path,
    name: customer,
    total,
  }));
  return { rows, rowCount: orders.rowCount };
}

export const columns: GridColDef[] = [
  {
    field: 'orders',
    headerName: 'Orders',
    type: 'number',
    width: 75,
    sortable: false,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 125,
    sortable: false,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];
