import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', type: 'number', width: 80 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function PageSizeAutoPremium() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Orders by customer"
        columns={columns}
        rows={rows}
        pagination
        autoPageSize
        pageSizeOptions={[]}
        groupingColDef={{ flex: 1, minWidth: 150 }}
        initialState={{
          rowGrouping: { model: ['customer'] },
          columns: { columnVisibilityModel: { customer: false } },
        }}
      />
    </Box>
  );
}
