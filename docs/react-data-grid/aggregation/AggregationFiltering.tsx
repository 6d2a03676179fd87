import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, STATUSES } from '../shared/orders';
import type { Order } from '../shared/orders';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 108,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
  },
];

export default function AggregationFiltering() {
  const rows = React.useMemo(() => makeOrders(10_000), []);
  const [isAll, setAll] = React.useState(false);

  return (
    <Stack sx={{ height: 408, width: '100%' }}>
      <FormControlLabel
        label="Add up all rows, filtered or not"
        control={<Switch onChange={(_event, checked) => setAll(checked)} />}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Open orders, with their total"
          rows={rows}
          columns={columns}
          aggregationRowsScope={isAll ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { total: 'sum' } },
            filter: {
              filterModel: {
                items: [{ field: 'status', operator: 'is', value: 'Open' }],
              },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
