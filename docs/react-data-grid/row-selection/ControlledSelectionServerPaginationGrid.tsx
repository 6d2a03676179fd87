import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { LoadError } from '../shared/loadError';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

export default function ControlledSelectionServerPaginationGrid() {
  const [server] = React.useState(() => createFakeServer(makeOrders(10_000)));
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [{ rows, rowCount }, setAnswer] = React.useState({
    rows: [] as Order[],
    rowCount: 0,
  });
  const [status, setStatus] = React.useState<'loading' | 'ready' | 'failed'>(
    'loading',
  );
  const [attempt, setAttempt] = React.useState(0);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    110_000, 109_998, 109_994,
  ]);

  React.useEffect(() => {
    const request = new AbortController();
    const { page, pageSize } = paginationModel;
    setStatus('loading');
    server
      .list({ offset: page * pageSize, limit: pageSize }, request.signal)
      .then((answer) => {
        setAnswer(answer);
        setStatus('ready');
      })
      .catch(() => {
        if (!request.signal.aborted) {
          setStatus('failed');
        }
      });
    // Users may be on another page before the answer is there.
    return () => request.abort();
  }, [server, paginationModel, attempt]);

  return (
    <Stack sx={{ height: 460, width: '100%' }}>
      <ServerSwitches settings={server.settings} />
      <LoadError
        error={
          status === 'failed'
            ? new Error(`Page ${paginationModel.page + 1} could not be loaded`)
            : undefined
        }
        onRetry={() => setAttempt(attempt + 1)}
      />
      <Stack direction="row" alignItems="center" justifyContent="space-between">
        <Typography aria-live="polite">
          Selected orders on all pages: {selection.length}
        </Typography>
        <Button onClick={() => setSelection([])}>Clear</Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={status === 'failed' ? [] : rows}
          rowCount={rowCount}
          loading={status === 'loading'}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Stack>
  );
}
