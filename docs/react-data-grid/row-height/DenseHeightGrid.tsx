import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 80 },
];

export default function DenseHeightGrid() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        rowHeight={25}
        columnHeaderHeight={32}
      />
    </Box>
  );
}
