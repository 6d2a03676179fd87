import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, STATUSES } from '../shared/orders';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 90,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 90 },
];

export default function ExcelExport() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPremium
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions: { fileName: 'orders' } } }}
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  );
}
