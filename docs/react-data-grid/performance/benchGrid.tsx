import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridApiPro,
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import type { BenchSettings } from './benchSettings';

export type BenchRow = { id: number } & Record<string, number>;

/** The same numbers on every call. */
export function makeRows(rows: number, columns: number): BenchRow[] {
  return Array.from({ length: rows }, (_row, id) => {
    const row: BenchRow = { id };
    for (let column = 0; column < columns; column += 1) {
      row[`f${column}`] = (id * 7919 + column * 104_729) % 10_007;
    }
    return row;
  });
}

function ValueChip({ value }: { value: number }) {
  return (
    <Chip
      size="small"
      avatar={<Avatar>{value % 10}</Avatar>}
      label={`${value} pcs`}
    />
  );
}

const MemoizedChip = React.memo(ValueChip);

function makeColumns({ columns, cells }: BenchSettings): GridColDef[] {
  const Cell = cells === 'components' ? ValueChip : MemoizedChip;
  const renderCell = ({ value }: GridRenderCellParams<BenchRow, number>) => (
    <Cell value={value ?? 0} />
  );
  return Array.from({ length: columns }, (_column, index) => ({
    field: `f${index}`,
    headerName: `Part ${index + 1}`,
    type: 'number',
    width: 110,
    ...(cells !== 'text' && { renderCell }),
  }));
}

const ROW_HEIGHTS = {
  fixed: undefined,
  function: ({ id }: { id: React.Key }) => (Number(id) % 2 === 0 ? 52 : 68),
  auto: () => 'auto' as const,
};

export interface BenchGridProps {
  settings: BenchSettings;
  rows: BenchRow[];
  apiRef: React.MutableRefObject<GridApiPro>;
}

export function BenchGrid({ settings, rows, apiRef }: BenchGridProps) {
  const stable = React.useMemo(() => makeColumns(settings), [settings]);
  const columns =
    settings.columnsArray === 'stable' ? stable : makeColumns(settings);

  return (
    <DataGridPro
      aria-label="Grid under test"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      rowBuffer={settings.buffer}
      columnBuffer={settings.buffer}
      getRowHeight={ROW_HEIGHTS[settings.rowHeight]}
    />
  );
}
