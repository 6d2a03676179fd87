import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridApiPro,
  GridColDef,
  GridRenderCellParams,
  GridValueGetterParams,
} from '@mui/x-data-grid-pro';
import type { BenchSettings } from './benchSettings';

export interface BenchRow {
  id: number;
  /** The value of the first column. The others compute theirs. */
  f0: number;
}

/** Looks random, and is the same on every call. */
function valueOf(id: number, column: number) {
  return (id * 7919 + column * 104_729) % 10_007;
}

export function makeRows(rows: number): BenchRow[] {
  return Array.from({ length: rows }, (_row, id) => ({
    id,
    f0: valueOf(id, 0),
  }));
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
    ...(index > 0 && {
      valueGetter: ({ id }: GridValueGetterParams) =>
        valueOf(Number(id), index),
    }),
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
