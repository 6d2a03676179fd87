import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';
import { makeOrders, STATUSES } from '../../shared/orders';
import { shortTextOperators } from '../../shared/shortText';
import { FilterToolbar } from './toolbar';

const columns: GridColDef[] = [
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 110,
    filterOperators: shortTextOperators,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 110,
  },
];

const filterModel: GridFilterModel = {
  items: [
    { id: 1, field: 'country', operator: 'isAnyOf', value: ['Italy', 'Spain'] },
    { id: 2, field: 'total', operator: '>=', value: '50' },
    { id: 3, field: 'total', operator: '<', value: '100' },
    { id: 4, field: 'status', operator: 'not', value: 'Returned' },
  ],
};

export default function BasicExampleDataGridPro() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: FilterToolbar }}
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </Box>
  );
}
