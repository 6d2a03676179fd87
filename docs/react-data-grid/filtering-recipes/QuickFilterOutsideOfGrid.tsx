import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { shortTextOperators } from '../shared/shortText';

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

export default function QuickFilterOutsideOfGrid() {
  const rows = React.useMemo(() => makeOrders(10_000), []);
  const [items, setItems] = React.useState<GridFilterItem[]>([]);
  const [text, setText] = React.useState('italy returned');
  const searched = React.useDeferredValue(text);

  const filterModel = React.useMemo(
    () => ({
      items,
      quickFilterValues: searched.split(/\s+/).filter((word) => word !== ''),
    }),
    [items, searched],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', height: 460 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderRadius: 2,
          bgcolor: 'action.hover',
        }}
      >
        <Typography sx={{ fontWeight: 700, marginInlineEnd: 'auto' }}>
          Bookshop orders
        </Typography>
        <TextField
          size="small"
          type="search"
          label="Search orders"
          value={text}
          onChange={({ target }) => setText(target.value.slice(0, 200))}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={(model) => setItems(model.items)}
        />
      </Box>
    </Stack>
  );
}
