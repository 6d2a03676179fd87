import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { orderColumns } from '../../shared/orderColumns';
import { makeOrders } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { useLazyRows } from './useLazyRows';

const columns = orderColumns.map((column) => ({
  ...column,
  sortable: column.field === 'total',
}));

export default function ServerSideLazyLoading() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(10_000), { latency: 400 }),
  );
  const [sort, setSort] = React.useState<GridSortModel>([]);
  const orders = useLazyRows({ apiRef, query: { sort }, load: server.list });

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
        aria-label="Orders, loaded as you scroll"
        columns={columns}
        rows={orders.rows}
        rowCount={orders.rowCount}
        loading={orders.isLoading}
        experimentalFeatures={{ lazyLoading: true }}
        rowsLoadingMode="server"
        onFetchRows={({ firstRowToRender, lastRowToRender }) =>
          orders.loadRange(firstRowToRender, lastRowToRender)
        }
        sortingMode="server"
        sortModel={sort}
        onSortModelChange={(next) => {
          setSort(next);
          apiRef.current.scroll({ top: 0 });
        }}
        disableColumnFilter
      />
    </Box>
  );
}
