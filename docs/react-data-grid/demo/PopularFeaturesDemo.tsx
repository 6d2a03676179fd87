import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, STATUSES } from '../shared/orders';
import type { Order } from '../shared/orders';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 140, editable: true },
  { field: 'country', headerName: 'Country', width: 105 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    editable: true,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 80,
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];

export default function PopularFeaturesDemo() {
  const rows = React.useMemo(() => makeOrders(100_000), []);

  return (
    <Box sx={{ height: 620, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, with many features"
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: { model: { total: 'sum' } },
          pinnedColumns: { left: ['id'] },
        }}
        density="compact"
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
        disableRowSelectionOnClick
        unstable_cellSelection
        unstable_headerFilters
      />
    </Box>
  );
}
