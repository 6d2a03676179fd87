import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../shared/fakeServer';
import type { List } from '../shared/fakeServer';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { LoadStatus } from './loadStatus';
import { columns } from './orderColumns';

const slots = { loadingOverlay: LinearProgress };
const NOTHING: List<Order> = { rows: [], rowCount: 0 };

export default function InfiniteLoadingGrid() {
  const [server] = React.useState(() => createFakeServer(makeOrders(1_000)));
  const [sort, setSort] = React.useState<GridSortModel>([]);
  const [list, setList] = React.useState(NOTHING);
  const [status, setStatus] = React.useState('loading');
  const request = React.useRef<AbortController>();
  const start = React.useRef(NOTHING); // what the last request continues

  const load = React.useCallback(
    async (before: List<Order>) => {
      start.current = before;
      request.current?.abort();
      const { signal } = (request.current = new AbortController());
      setStatus('loading');
      try {
        const query = { cursor: before.nextCursor, limit: 25, sort };
        const next = await server.list(query, signal);
        setList({ ...next, rows: [...before.rows, ...next.rows] });
        setStatus('ready');
      } catch {
        if (!signal.aborted) {
          setStatus('failed');
        }
      }
    },
    [server, sort],
  );

  React.useEffect(() => {
    void load(NOTHING);
    return () => request.current?.abort();
  }, [load]);

  const loadMore = () => {
    if (status === 'ready' && list.nextCursor) {
      void load(list);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 500 }}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders"
          columns={columns}
          rows={list.rows}
          loading={status === 'loading'}
          slots={slots}
          sortingMode="server"
          sortModel={sort}
          onSortModelChange={setSort}
          disableColumnFilter
          onRowsScrollEnd={loadMore}
          hideFooter
        />
      </Box>
      <LoadStatus
        message={`${list.rows.length} of ${list.rowCount} orders loaded`}
        hasFailed={status === 'failed'}
        onRetry={() => load(start.current)}
      />
    </Stack>
  );
}
