import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { parseWords } from './searchBar';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'status', headerName: 'Status', width: 90 },
];

export default function QuickFilteringGrid() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: {
              inputProps: { 'aria-label': 'Search orders', maxLength: 200 },
              quickFilterParser: parseWords,
            },
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
