import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders, STATUSES } from '../shared/orders';
import { shortTextOperators } from '../shared/shortText';

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    filterOperators: shortTextOperators,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 110,
  },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function BasicExampleDataGrid() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: Toolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'Returned' }],
            },
          },
        }}
      />
    </Box>
  );
}
