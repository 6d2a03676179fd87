import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterActiveItemsSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { shortTextOperators } from '../shared/shortText';

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    filterOperators: shortTextOperators,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const LARGE: GridFilterModel = {
  items: [{ id: 'large', field: 'total', operator: '>', value: '200' }],
};

function FilterBar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Stack
      direction="row"
      alignItems="center"
      flexWrap="wrap"
      gap={1}
      sx={{ minHeight: 48, px: 1, typography: 'body2' }}
    >
      <span role="status">{count.toLocaleString('en')} orders</span>
      {items.map((item) => (
        <Chip
          key={item.id ?? item.field}
          size="small"
          label={`${apiRef.current.getColumn(item.field).headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={() => apiRef.current.deleteFilterItem(item)}
        />
      ))}
      {items.length === 0 && (
        <Button
          size="small"
          onClick={() => apiRef.current.setFilterModel(LARGE)}
        >
          Large orders
        </Button>
      )}
    </Stack>
  );
}

export default function FilterApiNoSnap() {
  const rows = React.useMemo(() => makeOrders(10_000), []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: FilterBar }}
        initialState={{ filter: { filterModel: LARGE } }}
      />
    </Box>
  );
}
