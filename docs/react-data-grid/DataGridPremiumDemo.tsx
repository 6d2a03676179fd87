import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, STATUSES } from './shared/orders';
import type { Order } from './shared/orders';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
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
    width: 100,
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

export default function DataGridPremiumDemo() {
  const rows = React.useMemo(() => makeOrders(100_000), []);

  return (
    <Box sx={{ height: 592, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { items: 'sum', total: 'sum' } },
          columns: { columnVisibilityModel: { country: false } },
        }}
        groupingColDef={{ headerName: 'Country', width: 180 }}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Germany'
        }
        rowHeight={40}
        disableRowSelectionOnClick
        unstable_cellSelection
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true } },
        }}
      />
    </Box>
  );
}
