import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '../shared/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'status', headerName: 'Status', width: 108 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];
