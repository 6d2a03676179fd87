// long: it asks in blocks, drops answers to an old order and repeats what failed
import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridFetchRowsParams, GridSortModel } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../shared/fakeServer';
import type { List } from '../shared/fakeServer';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { showRows } from '../shared/showRows';
import { LoadStatus } from './loadStatus';
import { columns } from './orderColumns';

const BLOCK = 50;
const NOTHING: List<Order> = { rows: [], rowCount: 0 };

function createQuery(sort: GridSortModel) {
  return {
    sort,
    asked: new Set<number>(),
    controller: new AbortController(),
  };
}

export default function LazyLoadingGrid() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createFakeServer(makeOrders(10_000)));
  const [first, setFirst] = React.useState(NOTHING);
  const [failed, setFailed] = React.useState<number[]>([]);
  const query = React.useRef(createQuery([]));

  const load = React.useCallback(
    async (block: number) => {
      const { asked, controller, sort } = query.current;
      if (asked.has(block)) {
        return;
      }
      asked.add(block);
      try {
        const list = await server.list(
          { offset: block * BLOCK, limit: BLOCK, sort },
          controller.signal,
        );
        setFailed((blocks) => blocks.filter((one) => one !== block));
        if (apiRef.current.getRowsCount() === 0) {
          setFirst(list);
        } else {
          showRows(apiRef, block * BLOCK, list.rows);
        }
      } catch {
        if (!controller.signal.aborted) {
          asked.delete(block);
          setFailed((blocks) => [...blocks, block]);
        }
      }
    },
    [apiRef, server],
  );

  React.useEffect(() => {
    query.current = createQuery([]);
    void load(0);
    return () => query.current.controller.abort();
  }, [load]);

  const fetchRows = (params: GridFetchRowsParams) => {
    const { firstRowToRender, lastRowToRender, sortModel } = params;
    if (JSON.stringify(sortModel) !== JSON.stringify(query.current.sort)) {
      query.current.controller.abort();
      query.current = createQuery(sortModel);
      setFailed([]);
      apiRef.current.setRows([]);
    }
    const start = Math.floor(firstRowToRender / BLOCK);
    for (let block = start; block * BLOCK < lastRowToRender; block += 1) {
      void load(block);
    }
  };

  const retry = () => {
    setFailed([]);
    failed.forEach(load);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 500 }}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={first.rows}
          rowCount={first.rowCount}
          loading={first === NOTHING && failed.length === 0}
          rowsLoadingMode="server"
          experimentalFeatures={{ lazyLoading: true }}
          onFetchRows={fetchRows}
          sortingMode="server"
          disableColumnFilter
          hideFooter
        />
      </Box>
      <LoadStatus
        message={`${first.rowCount} orders, loaded as you scroll`}
        hasFailed={failed.length > 0}
        onRetry={retry}
      />
    </Stack>
  );
}
