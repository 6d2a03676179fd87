export interface BenchSettings {
  rows: number;
  columns: number;
  cells: 'text' | 'components' | 'memoized components';
  rowHeight: 'fixed' | 'function' | 'auto';
  buffer: number;
  columnsArray: 'stable' | 'new on each render';
}

export const DEFAULT_SETTINGS: BenchSettings = {
  rows: 10_000,
  columns: 50,
  cells: 'text',
  rowHeight: 'fixed',
  buffer: 3,
  columnsArray: 'stable',
};

export const LABELS: Record<keyof BenchSettings, string> = {
  rows: 'Rows',
  columns: 'Columns',
  cells: 'Cells',
  rowHeight: 'Row height',
  buffer: 'Row and column buffer',
  columnsArray: 'Columns array',
};

/** The settings in one line, for the results. */
export function describeSettings(settings: BenchSettings) {
  const { rows, columns, cells, rowHeight, buffer, columnsArray } = settings;
  return [
    `${rows.toLocaleString('en')} × ${columns}`,
    cells,
    `row height ${rowHeight}`,
    `buffer ${buffer}`,
    `columns ${columnsArray}`,
  ].join(', ');
}

export const CHOICES: {
  [Name in keyof BenchSettings]: readonly BenchSettings[Name][];
} = {
  rows: [1_000, 10_000, 100_000],
  columns: [10, 50, 200],
  cells: ['text', 'components', 'memoized components'],
  rowHeight: ['fixed', 'function', 'auto'],
  buffer: [0, 3, 10],
  columnsArray: ['stable', 'new on each render'],
};

/** An advice of this page: the same grid without it and with it. */
export interface Comparison {
  title: string;
  before: Partial<BenchSettings>;
  after: Partial<BenchSettings>;
}

export const COMPARISONS: readonly Comparison[] = [
  {
    title: 'Stable columns',
    before: { columnsArray: 'new on each render' },
    after: { columnsArray: 'stable' },
  },
  {
    title: 'Small buffers',
    before: { buffer: 10 },
    after: { buffer: 3 },
  },
  {
    title: 'Fixed row height',
    before: { rowHeight: 'auto' },
    after: { rowHeight: 'fixed' },
  },
  {
    title: 'Memoized cells',
    before: { cells: 'components' },
    after: { cells: 'memoized components' },
  },
];
