import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { createExcelWorker } from './createExcelWorker';
import { watchFrames } from './watchFrames';
import { makeOrders } from '../shared/orders';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 90 },
];

const options = { fileName: 'orders' };

export default function ExcelExportWithWebWorker() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(20_000), []);
  const stopWatching = React.useRef<() => number>(() => 0);
  const place = React.useRef('');
  const [message, setMessage] = React.useState('20,000 rows');

  React.useEffect(() => () => void stopWatching.current(), []);

  const exportHere = () => {
    place.current = 'On the main thread';
    apiRef.current.exportDataAsExcel(options);
  };

  const exportInWorker = () => {
    const worker = () => {
      const created = createExcelWorker();
      created.onerror = () => {
        created.terminate();
        exportHere();
      };
      return created;
    };
    place.current = 'In the worker';
    // A browser may refuse a worker, for example because of a security policy.
    apiRef.current.exportDataAsExcel({ ...options, worker }).catch(exportHere);
  };

  const onStateChange = (state: 'pending' | 'finished') => {
    const pause = stopWatching.current();
    if (state === 'pending') {
      stopWatching.current = watchFrames();
      setMessage('Exporting…');
    } else {
      setMessage(`${place.current}: the page paused for ${pause} ms at most`);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={exportInWorker}>
          Export in a worker
        </Button>
        <Button onClick={exportHere}>Without</Button>
      </Stack>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={rows}
          onExcelExportStateChange={onStateChange}
        />
      </Box>
    </Stack>
  );
}
