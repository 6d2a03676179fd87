import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeQuotes, quoteAt } from './quotes';
import type { Quote } from './quotes';

const COUNT = 1_000;
const UPDATES_IN_A_MESSAGE = 100;
const MESSAGE_MS = 100;

const twoDigits = ({ value }: { value: number }) => value.toFixed(2);

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Share', flex: 1, minWidth: 80 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: twoDigits,
  },
  {
    field: 'change',
    headerName: 'Change in %',
    type: 'number',
    width: 130,
    valueFormatter: twoDigits,
  },
];

export default function ThrottledRowsGrid() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeQuotes(COUNT), []);
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isStarted, setIsStarted] = React.useState(false);
  const [isThrottled, setIsThrottled] = React.useState(true);
  const messages = React.useRef(0);
  const isRunning = isStarted && !prefersLessMotion;

  const receive = React.useCallback(() => {
    messages.current += 1;
    const start = messages.current * UPDATES_IN_A_MESSAGE;
    const quotes = Array.from({ length: UPDATES_IN_A_MESSAGE }, (_, index) =>
      quoteAt(((start + index) * 7) % COUNT, messages.current),
    );
    apiRef.current.updateRows(quotes);
  }, [apiRef]);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(receive, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [isRunning, receive]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 450 }}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" columnGap={2}>
        {prefersLessMotion ? (
          <Button onClick={receive}>Receive 100 updates</Button>
        ) : (
          <Button onClick={() => setIsStarted((current) => !current)}>
            {isRunning ? 'Stop' : 'Start 1,000 updates a second'}
          </Button>
        )}
        <FormControlLabel
          control={<Switch size="small" checked={isThrottled} />}
          label="Throttle to 2 seconds"
          onChange={(_event, checked) => setIsThrottled(checked)}
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Share prices"
          columns={columns}
          rows={rows}
          throttleRowsMs={isThrottled ? 2_000 : 0}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
