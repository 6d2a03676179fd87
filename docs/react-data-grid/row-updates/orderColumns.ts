import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../shared/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];
