import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { shortTextOperators } from '../../shared/shortText';
import { SearchBar } from './searchBar';

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

export default function QuickFilteringInitialize() {
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
              quickFilterValues: ['silva', 'italy', 'returned'],
            },
          },
        }}
        slots={{ toolbar: SearchBar }}
      />
    </Box>
  );
}
