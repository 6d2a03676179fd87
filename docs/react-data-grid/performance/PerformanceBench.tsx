// long: the form, the runs and the grid under test belong together
import * as React from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import { runBench } from './bench';
import { BenchGrid, makeRows } from './benchGrid';
import type { BenchRow } from './benchGrid';
import { BenchResults } from './benchResults';
import type { BenchRun } from './benchResults';
import {
  CHOICES,
  COMPARISONS,
  DEFAULT_SETTINGS,
  LABELS,
} from './benchSettings';
import type { BenchSettings } from './benchSettings';

interface Shown {
  settings: BenchSettings;
  rows: BenchRow[];
  run: number;
}

const SETTING_NAMES = Object.keys(LABELS) as (keyof BenchSettings)[];

export default function PerformanceBench() {
  const apiRef = useGridApiRef();
  const [settings, setSettings] = React.useState(DEFAULT_SETTINGS);
  const [shown, setShown] = React.useState<Shown>();
  const [running, setRunning] = React.useState('');
  const [runs, setRuns] = React.useState<readonly BenchRun[]>([]);
  const [failure, setFailure] = React.useState('');
  const [, renderParent] = React.useReducer((count: number) => count + 1, 0);
  const stop = React.useRef<AbortController>();

  React.useEffect(() => () => stop.current?.abort(), []);

  const measureOne = (of: BenchSettings, signal: AbortSignal) => {
    const rows = makeRows(of.rows);
    setShown(undefined);
    const show = () =>
      flushSync(() => setShown({ settings: of, rows, run: Date.now() }));
    return runBench(
      { apiRef, show, renderParent: () => flushSync(renderParent) },
      signal,
    );
  };

  const start = async (
    title: string,
    planned: { head: string; settings: BenchSettings }[],
  ) => {
    const controller = new AbortController();
    stop.current = controller;
    setFailure('');
    try {
      const columns: BenchRun['columns'] = [];
      // The first run only warms the browser up.
      for (const [index, one] of [planned.at(-1)!, ...planned].entries()) {
        setRunning(`${title}, run ${index + 1} of ${planned.length + 1}`);
        const result = await measureOne(one.settings, controller.signal);
        if (index > 0) {
          columns.push({ ...one, result });
        }
      }
      setRuns((current) => [{ title, columns }, ...current]);
    } catch (error) {
      if (!controller.signal.aborted) {
        setFailure(String(error));
      }
    } finally {
      setShown(undefined);
      setRunning('');
    }
  };

  const change = (name: keyof BenchSettings, index: number) =>
    setSettings({ ...settings, [name]: CHOICES[name][index] });

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 230 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateRows: 'repeat(2, auto)',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(150px, 1fr)',
          overflowX: 'auto',
          pt: 1,
        }}
      >
        {SETTING_NAMES.map((name) => (
          <TextField
            key={name}
            id={`bench-${name}`}
            select
            size="small"
            label={LABELS[name]}
            disabled={running !== ''}
            value={CHOICES[name].findIndex((one) => one === settings[name])}
            onChange={(event) => change(name, Number(event.target.value))}
          >
            {CHOICES[name].map((choice, index) => (
              <MenuItem key={choice} value={index}>
                {choice.toLocaleString('en')}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Stack
        direction="row"
        spacing={1}
        sx={{ overflowX: 'auto', '& > *': { flexShrink: 0 } }}
      >
        <Button
          size="small"
          variant="contained"
          disabled={running !== ''}
          onClick={() => start('Your settings', [{ head: 'Result', settings }])}
        >
          Measure
        </Button>
        {COMPARISONS.map(({ title, before, after }) => (
          <Button
            key={title}
            size="small"
            variant="outlined"
            disabled={running !== ''}
            onClick={() =>
              start(title, [
                { head: 'Without', settings: { ...settings, ...before } },
                { head: 'With', settings: { ...settings, ...after } },
              ])
            }
          >
            {title}
          </Button>
        ))}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        sx={{ height: 40, alignItems: 'center' }}
      >
        <Box role="status" sx={{ typography: 'body2' }}>
          {running && `Measuring: ${running}`}
        </Box>
        {running && (
          <Button
            size="small"
            color="error"
            onClick={() => stop.current?.abort()}
          >
            Stop
          </Button>
        )}
      </Stack>
      {failure && <Alert severity="error">{failure}</Alert>}
      {runs.length > 0 && <BenchResults runs={runs} />}
      {shown && (
        <Box sx={{ height: 400 }}>
          <BenchGrid key={shown.run} {...shown} apiRef={apiRef} />
        </Box>
      )}
    </Stack>
  );
}
