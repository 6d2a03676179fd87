import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function ToolbarGrid() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { csvOptions: { fileName: 'orders' } } }}
      />
    </Box>
  );
}
