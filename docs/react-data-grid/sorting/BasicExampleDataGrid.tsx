import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders, STATUSES } from '../shared/orders';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 125 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 95 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 100,
  },
];

const initialState = {
  sorting: { sortModel: [{ field: 'customer', sort: 'asc' as const }] },
};

export default function BasicExampleDataGrid() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        initialState={initialState}
      />
    </Box>
  );
}
