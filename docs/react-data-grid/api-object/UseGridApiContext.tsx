import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

/** The grid renders this component, so the context is there. */
function PageButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        height: 56,
        px: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      <Button
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        Newer
      </Button>
      <Box component="span" sx={{ flex: 1, textAlign: 'center' }}>
        Page {page + 1} of {Math.max(pageCount, 1)}
      </Box>
      <Button
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Older
      </Button>
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Books', type: 'number', width: 90 },
];

export default function UseGridApiContext() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <Box sx={{ height: 376, width: '100%' }}>
      <DataGrid
        aria-label="Orders, with buttons for the pages"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ footer: PageButtons }}
      />
    </Box>
  );
}
