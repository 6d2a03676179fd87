import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { makeOrders, STATUSES } from '../shared/orders';
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
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

const presets: Record<string, GridFilterModel> = {
  'All orders': { items: [] },
  'To pack': {
    items: [{ field: 'status', operator: 'is', value: 'Open' }],
  },
  'Large orders': {
    items: [{ field: 'items', operator: '>=', value: '8' }],
  },
};

export default function FilterPresets() {
  const rows = React.useMemo(() => makeOrders(10_000), []);
  const [filterModel, setFilterModel] = React.useState(presets['To pack']);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 410 }}>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        {Object.entries(presets).map(([name, preset]) => (
          <Chip
            key={name}
            label={name}
            aria-pressed={preset === filterModel}
            color={preset === filterModel ? 'primary' : 'default'}
            onClick={() => setFilterModel(preset)}
          />
        ))}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}
