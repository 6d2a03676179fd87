import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';

function CountToolbar() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ pb: 0.5 }} />
      <Typography role="status" variant="body2" color="text.secondary">
        {found} of {all} orders
      </Typography>
    </Box>
  );
}

export default function UseGridSelector() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slots={{ toolbar: CountToolbar }}
        initialState={{
          columns: { columnVisibilityModel: { id: false, country: false } },
          filter: { filterModel: { items: [], quickFilterValues: ['packed'] } },
        }}
      />
    </Box>
  );
}
