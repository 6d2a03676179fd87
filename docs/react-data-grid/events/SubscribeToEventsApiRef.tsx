import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const ROW_HEIGHT = 52;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    sortable: false,
  },
  { field: 'items', headerName: 'Books', width: 80, sortable: false },
];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export default function SubscribeToEventsApiRef() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(100), []);
  const [first, setFirst] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('scrollPositionChange', ({ top }) => {
        setFirst(Math.floor(Math.max(0, top) / ROW_HEIGHT));
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="p" sx={{ pb: 1 }}>
        {rows[first] ? day.format(rows[first].placed) : ''}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, the newest first"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowHeight={ROW_HEIGHT}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}
