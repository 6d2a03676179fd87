import * as React from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ACTIONS } from './bench';
import type { BenchResult } from './bench';

export interface BenchRun {
  title: string;
  result: BenchResult;
}

const HEADS = ['', 'Elements', ...ACTIONS];

function cellsOf({ title, result }: BenchRun): string[] {
  const measured = ACTIONS.map((action) => {
    const { duration, lostFrames, longestTask } = result.measurements[action];
    return `${Math.round(duration)} ms, ${lostFrames} lost, task ${Math.round(longestTask)} ms`;
  });
  return [title, String(result.nodes), ...measured];
}

/** For a spreadsheet or a bug report. */
export function asText(runs: readonly BenchRun[]) {
  const lines = [HEADS, ...runs.map(cellsOf)].map((cells) => cells.join('\t'));
  return [navigator.userAgent, ...lines].join('\n');
}

export function BenchResults({ runs }: { runs: readonly BenchRun[] }) {
  const [copied, setCopied] = React.useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(runs));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label="Results">
        <Table size="small">
          <TableHead>
            <TableRow>
              {HEADS.map((head) => (
                <TableCell key={head} component={head ? 'th' : 'td'}>
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run, index) => (
              <TableRow key={index}>
                {cellsOf(run).map((cell, column) => (
                  <TableCell
                    key={column}
                    {...(column === 0 && { component: 'th', scope: 'row' })}
                    sx={{ minWidth: 130, verticalAlign: 'top' }}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button onClick={copy}>{copied ? 'Copied' : 'Copy results'}</Button>
    </>
  );
}
