import type { GridColDef } from '@mui/x-data-grid';
import { STATUSES } from './orders';
import type { Order } from './orders';

export const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

/** Three columns, which fit on a phone. */
export const orderColumns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 90,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];
