import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid-pro';
import { makeOrders } from '../shared/orders';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 105 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 115 },
];

const sortModel: GridSortModel = [
  { field: 'country', sort: 'asc' },
  { field: 'status', sort: 'asc' },
  { field: 'total', sort: 'desc' },
];

export default function BasicExampleDataGridPro() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel } }}
      />
    </Box>
  );
}
