import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders, STATUSES } from './orders';
import type { Order } from './orders';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];

export default function DataGridPremiumDemo() {
  return (
    <Box sx={{ height: 592, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { items: 'sum', total: 'sum' } },
          columns: { columnVisibilityModel: { country: false } },
        }}
        groupingColDef={{ headerName: 'Country', width: 150 }}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Germany'
        }
        rowHeight={40}
        slots={{ toolbar: GridToolbar }}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
