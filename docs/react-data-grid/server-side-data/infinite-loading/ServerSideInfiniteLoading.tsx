import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { orderColumns } from '../../shared/orderColumns';
import { makeOrders } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { useInfiniteRows } from './useInfiniteRows';

const columns = orderColumns.map((column) => ({
  ...column,
  sortable: column.field === 'total',
}));
const count = new Intl.NumberFormat('en');

export default function ServerSideInfiniteLoading() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(100_000), { latency: 400 }),
  );
  const [sort, setSort] = React.useState<GridSortModel>([]);
  const orders = useInfiniteRows({ query: { sort }, load: server.list });
  const isFirstPage = orders.isLoading && !orders.hasMore;

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError error={orders.error} onRetry={orders.retry} />
      <DataGridPro
        apiRef={apiRef}
        aria-label="Orders, more as you scroll"
        columns={columns}
        rows={orders.rows}
        loading={isFirstPage}
        onRowsScrollEnd={orders.loadMore}
        scrollEndThreshold={500}
        sortingMode="server"
        sortModel={sort}
        onSortModelChange={(next) => {
          setSort(next);
          apiRef.current.scroll({ top: 0 });
        }}
        disableColumnFilter
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ pt: 1 }}>
        {orders.isLoading
          ? 'Loading…'
          : `${count.format(orders.rows.length)} of ${count.format(orders.rowCount)} orders`}
      </Typography>
    </Box>
  );
}
