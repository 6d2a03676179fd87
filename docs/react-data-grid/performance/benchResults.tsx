import * as React from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ACTIONS } from './bench';
import type { BenchResult } from './bench';
import { describeSettings } from './benchSettings';
import type { BenchSettings } from './benchSettings';

/** One grid, or the same grid without and with an advice. */
export interface BenchRun {
  title: string;
  columns: { head: string; settings: BenchSettings; result: BenchResult }[];
}

/** The rows of a run's table, the heads first. */
function rowsOf({ title, columns }: BenchRun): string[][] {
  const actions = ACTIONS.map((action) => [
    action,
    ...columns.map(({ result }) => {
      const measured = result.measurements[action];
      const duration = Math.round(measured.duration);
      const task = Math.round(measured.longestTask);
      return `${duration} ms, ${measured.lostFrames} lost, task ${task} ms`;
    }),
  ]);
  return [
    [title, ...columns.map(({ head }) => head)],
    ['Settings', ...columns.map(({ settings }) => describeSettings(settings))],
    ['Elements', ...columns.map(({ result }) => String(result.nodes))],
    ...actions,
  ];
}

/** For a spreadsheet or a bug report. */
export function asText(runs: readonly BenchRun[]) {
  const tables = runs.map((run) =>
    rowsOf(run)
      .map((cells) => cells.join('\t'))
      .join('\n'),
  );
  return [navigator.userAgent, ...tables].join('\n\n');
}

function RunTable({ run }: { run: BenchRun }) {
  const [heads = [], ...rows] = rowsOf(run);

  return (
    <Table size="small" aria-label={run.title} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head} scope="col">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([action, ...cells]) => (
          <TableRow key={action}>
            <TableCell component="th" scope="row">
              {action}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={index}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function BenchResults({ runs }: { runs: readonly BenchRun[] }) {
  const [copied, setCopied] = React.useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(runs));
      setCopied('Copied');
    } catch {
      setCopied('The browser does not allow it');
    }
  };

  return (
    <>
      {runs.map((run, index) => (
        <RunTable key={index} run={run} />
      ))}
      <div>
        <Button size="small" onClick={copy}>
          Copy results
        </Button>
        <Typography component="span" role="status" variant="body2">
          {copied}
        </Typography>
      </div>
    </>
  );
}
