import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';
import { useAnswer } from '../shared/useAnswer';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
];

export default function ServerPaginationGrid() {
  const [server] = React.useState(() => createFakeServer(makeOrders(20_000)));
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 10,
  });
  const { page, pageSize } = paginationModel;

  const loadPage = React.useCallback(
    (signal: AbortSignal) =>
      server.list({ offset: page * pageSize, limit: pageSize }, signal),
    [server, page, pageSize],
  );
  const { answer, error, isLoading, retry } = useAnswer(loadPage);

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
          rows={error ? [] : (answer?.rows ?? [])}
          rowCount={answer?.rowCount ?? 0}
          loading={isLoading}
          localeText={{
            noRowsLabel: error ? 'Not loaded' : 'No orders',
            noResultsOverlayLabel: 'Not loaded',
          }}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[10, 25, 100]}
        />
      </Box>
    </Box>
  );
}
