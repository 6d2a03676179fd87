import type { GridColDef } from '@mui/x-data-grid';

export interface PivotRow {
  /** With a prefix: the grid fails on an id such as `__proto__`. */
  id: string;
  name: string;
  cells: Map<string, number>;
  total: number;
}

export interface PivotOptions<Row> {
  /** Rows with the same text become one row of the pivot table. */
  rowOf: (row: Row) => string;
  /** Each text becomes a column. */
  columnOf: (row: Row) => string;
  valueOf: (row: Row) => number;
  /** Makes one number of all values of a cell. */
  summarize: (values: readonly number[]) => number;
  headerName: string;
}

export const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);
export const count = (values: readonly number[]) => values.length;
export const mean = (values: readonly number[]) => sum(values) / values.length;

/** 2026-02, which sorts correctly as text. */
export function monthOf(day: Date) {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}`;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, value: number) {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}

/** Rows and columns of a pivot table, for the props of the same names. */
export function pivot<Row>(
  source: readonly Row[],
  { rowOf, columnOf, valueOf, summarize, headerName }: PivotOptions<Row>,
) {
  const byRow = new Map<string, Map<string, number[]>>();
  const columnKeys = new Set<string>();

  for (const row of source) {
    const key = columnOf(row);
    columnKeys.add(key);
    const cells = byRow.get(rowOf(row)) ?? new Map<string, number[]>();
    byRow.set(rowOf(row), cells);
    append(cells, key, valueOf(row));
  }

  const rows: PivotRow[] = [...byRow].map(([name, lists]) => ({
    id: `row:${name}`,
    name,
    cells: new Map([...lists].map(([key, list]) => [key, summarize(list)])),
    total: summarize([...lists.values()].flat()),
  }));

  const columns: GridColDef<PivotRow>[] = [
    { field: 'name', headerName, flex: 1, minWidth: 110, hideable: false },
    ...[...columnKeys].sort().map((key): GridColDef<PivotRow> => ({
      field: `cell:${key}`,
      headerName: key,
      type: 'number',
      flex: 1,
      minWidth: 100,
      valueGetter: ({ row }) => row.cells?.get(key) ?? null,
    })),
    { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  ];

  return { rows, columns };
}
