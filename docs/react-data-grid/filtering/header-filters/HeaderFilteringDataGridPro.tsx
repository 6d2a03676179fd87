import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders } from '../../shared/orders';
import { shortTextOperators } from '../../shared/shortText';

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function HeaderFilteringDataGridPro() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        rows={rows}
        unstable_headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'country', operator: 'equals', value: 'Spain' },
                { id: 2, field: 'total', operator: '>', value: '150' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
