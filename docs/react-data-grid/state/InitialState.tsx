import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';

export default function InitialState() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Open orders, the largest first"
        columns={columns}
        rows={rows}
        pageSizeOptions={[10, 25, 50]}
        initialState={{
          columns: { columnVisibilityModel: { id: false, country: false } },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'equals', value: 'Open' }],
            },
          },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
      />
    </Box>
  );
}
