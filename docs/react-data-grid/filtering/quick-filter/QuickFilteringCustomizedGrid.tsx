import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { shortTextOperators } from '../../shared/shortText';

const columns: GridColDef<Order>[] = [
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
    width: 100,
    filterOperators: shortTextOperators,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 90,
    filterOperators: shortTextOperators,
  },
];

const parse = (text: string) =>
  text
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        fullWidth
        inputProps={{ 'aria-label': 'Search orders', maxLength: 200 }}
        placeholder="Names or countries, with commas"
        quickFilterParser={parse}
        quickFilterFormatter={(parts: string[]) => parts.join(', ')}
      />
    </GridToolbarContainer>
  );
}

export default function QuickFilteringCustomizedGrid() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['Amina Diallo', 'Denmark'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slots={{ toolbar: Toolbar }}
      />
    </Box>
  );
}
