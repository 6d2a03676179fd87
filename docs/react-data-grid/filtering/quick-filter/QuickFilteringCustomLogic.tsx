import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { shortTextOperators } from '../../shared/shortText';
import { SearchBar } from './searchBar';

function monthOf(day: Date) {
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'placed',
    headerName: 'Placed',
    type: 'date',
    width: 105,
    // “2025-12” finds a month, other words search the other columns.
    getApplyQuickFilterFn: (word: string) =>
      /^\d{4}-\d{2}$/.test(word)
        ? ({ row }) => monthOf(row.placed) === word
        : null,
  },
  {
    field: 'customer',
    filterOperators: shortTextOperators,
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    // Not searched.
    getApplyQuickFilterFn: undefined,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 75,
    // “5+” finds 5 and more.
    getApplyQuickFilterFn: (word: string) => {
      const least = /^(\d+)\+$/.exec(word);
      return least ? ({ row }) => row.items >= Number(least[1]) : null;
    },
  },
];

export default function QuickFilteringCustomLogic() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['2025-12', '5+'] },
          },
        }}
        slots={{ toolbar: SearchBar }}
      />
    </Box>
  );
}
