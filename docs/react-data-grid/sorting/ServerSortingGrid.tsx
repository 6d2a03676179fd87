import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 125 },
  { field: 'items', headerName: 'Items', type: 'number', width: 85 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 105 },
];

interface Request {
  sort: GridSortModel;
}

export default function ServerSortingGrid() {
  const server = React.useMemo(() => createFakeServer(makeOrders(10_000)), []);
  const [request, setRequest] = React.useState<Request>({
    sort: [{ field: 'total', sort: 'desc' }],
  });
  const [answer, setAnswer] = React.useState<{ to?: Request; error?: Error }>(
    {},
  );
  const [rows, setRows] = React.useState<Order[]>([]);

  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ sort: request.sort, limit: 100 }, controller.signal).then(
      (list) => {
        setRows(list.rows);
        setAnswer({ to: request });
      },
      ({ message }: Error) => {
        // Given up, because a newer request is under way.
        if (!controller.signal.aborted) {
          const error = new Error(`Not sorted: ${message}`);
          setAnswer({ to: request, error });
        }
      },
    );
    return () => controller.abort();
  }, [server, request]);

  const isLoading = answer.to !== request;

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', height: 420, width: 1 }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError
        error={isLoading ? undefined : answer.error}
        onRetry={() => setRequest({ ...request })}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, sorted on the server"
          columns={columns}
          rows={rows}
          loading={isLoading}
          sortingMode="server"
          sortModel={request.sort}
          onSortModelChange={(sort) => setRequest({ sort })}
          hideFooter
        />
      </Box>
    </Box>
  );
}
