import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders, STATUSES } from './shared/orders';
import type { Order, OrderStatus } from './shared/orders';

const statusColors: Record<OrderStatus, ChipProps['color']> = {
  Open: 'warning',
  Packed: 'info',
  Shipped: 'success',
  Returned: 'error',
};

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 120,
    editable: true,
    renderCell: ({ row }) => (
      <Chip
        label={row.status}
        color={statusColors[row.status]}
        size="small"
        variant="outlined"
        sx={{ color: 'text.primary' }}
      />
    ),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];

export default function DataGridDemo() {
  const rows = React.useMemo(() => makeOrders(100_000), []);

  return (
    <Box sx={{ height: 496, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        density="compact"
        disableRowSelectionOnClick
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25, 100]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
