import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { useAnswer } from '../shared/useAnswer';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function CursorPaginationGrid() {
  const [server] = React.useState(() => createFakeServer(makeOrders(58)));
  const [{ page, pageSize }, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 10,
  });
  // Where each page begins. The first page has no cursor.
  const [cursors, setCursors] = React.useState<(string | undefined)[]>([]);
  const cursor = cursors[page];

  const loadPage = React.useCallback(
    (signal: AbortSignal) => server.list({ cursor, limit: pageSize }, signal),
    [server, cursor, pageSize],
  );
  const { answer, error, isLoading, retry } = useAnswer(loadPage);
  const rows = error ? [] : (answer?.rows ?? []);
  const isLast = !isLoading && !error && !answer?.nextCursor;
  const rowCount = isLast
    ? page * pageSize + rows.length
    : (page + 1) * pageSize + 1;

  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize !== pageSize) {
      setCursors([]);
      setPaginationModel({ ...next, page: 0 });
      return;
    }
    if (next.page > page) {
      const known = Array.from(cursors);
      known[next.page] = answer?.nextCursor;
      setCursors(known);
    }
    setPaginationModel(next);
  };

  return (
    <Box
      sx={{ width: '100%', height: 480, display: 'flex', flexFlow: 'column' }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError error={error} onRetry={retry} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          rowCount={rowCount}
          loading={isLoading}
          localeText={{
            noRowsLabel: error ? 'Not loaded' : 'No orders',
            noResultsOverlayLabel: 'Not loaded',
          }}
          paginationMode="server"
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={changePage}
          pageSizeOptions={[10, 25]}
          slotProps={{
            pagination: {
              count: isLast ? rowCount : -1,
              nextIconButtonProps: {
                disabled: isLast || isLoading || error !== undefined,
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
