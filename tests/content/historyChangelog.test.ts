import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readChangelog} from '../../plugins/releases/node/changelog';
import {historyOf} from '../../src/node/history/history';
import type {HistorySection} from '../../src/node/history/types';
import {installedFolder} from '../../src/node/project';
import type {ProductId} from '../../src/site/products';

/** What the types say of releases, and what the changelog says of the same releases. */

const [DATA_GRID, PICKERS, CHARTS] = ['x-data-grid', 'x-date-pickers', 'x-charts'] as const satisfies ProductId[];

const CHANGELOG = readChangelog(
  readFileSync(path.join(installedFolder('@mui/x-data-grid'), 'CHANGELOG.md'), 'utf8'),
  6,
);

function entriesOf(version: string): string {
  const release = CHANGELOG.find((one) => one.version === version);
  return release?.parts.map(({title, text}) => `${title}\n${text}`).join('\n') ?? '';
}

type Feature = readonly [
  productId: ProductId,
  section: HistorySection,
  owner: string,
  name: string,
  since: string,
  changelog: RegExp,
];

const FEATURES: readonly Feature[] = [
  [DATA_GRID, 'prop', 'DataGridPro', 'unstable_headerFilters', '6.5.0', /Filtering on Column Header/],
  [DATA_GRID, 'prop', 'DataGridPremium', 'disableClipboardPaste', '6.4.0', /clipboard paste support/],
  [DATA_GRID, 'prop', 'GridApi', 'autosizeColumns', '6.15.0', /auto-?siz/i],
  [DATA_GRID, 'event', 'DataGrid', 'rowExpansionChange', '6.10.0', /Make `rowExpansionChange` event public/],
  [DATA_GRID, 'prop', 'GridFilterModel', 'quickFilterExcludeHiddenColumns', '6.10.0', /exclude hidden columns/],
  [DATA_GRID, 'member', 'GridExperimentalFeatures', 'ariaV7', '6.11.0', /Add `ariaV7` experimental flag/],
  [DATA_GRID, 'prop', 'DataGrid', 'filterDebounceMs', '6.11.2', /Lower filter debounce delay/],
  [DATA_GRID, 'slots', 'DataGrid', 'footerRowCount', '6.13.0', /row count component in footer/],
  [
    DATA_GRID,
    'prop',
    'GridPrintExportOptions',
    'getRowsToExport',
    '6.15.0',
    /`getRowsToExport` option to print export/,
  ],
  [DATA_GRID, 'prop', 'DataGrid', 'ignoreDiacritics', '6.18.0', /ignoreDiacritics|diacritic/i],
  [DATA_GRID, 'prop', 'DataGrid', 'disableEval', '6.18.7', /`?disableEval`?|eval/],
  [PICKERS, 'export', '', 'DigitalClock', '6.3.0', /Add new `DigitalClock`/],
  [PICKERS, 'prop', 'DateTimePicker', 'timeSteps', '6.6.0', /Add `DigitalClock` to `DesktopDateTimePicker`/],
  [PICKERS, 'prop', 'DateCalendar', 'referenceDate', '6.8.0', /`referenceDate` prop on `DateCalendar`/],
  [PICKERS, 'prop', 'DatePicker', 'timezone', '6.9.0', /support for UTC and timezones/],
  [PICKERS, 'prop', 'TimeClock', 'referenceDate', '6.9.1', /`referenceDate` prop on `TimeClock`/],
  [PICKERS, 'prop', 'DatePicker', 'referenceDate', '6.12.1', /`referenceDate` on picker components/],
  [CHARTS, 'export', '', 'ChartsReferenceLine', '6.18.1', /`<ChartsReferenceLine \/>` component/],
];

test.each(FEATURES)('%s: %s of %s, %s, came in %s', (productId, section, owner, name, since, changelog) => {
  expect(historyOf(productId).of(section, owner, name).since).toBe(since);
  expect(entriesOf(since)).toMatch(changelog);
});

test('a default that the changelog tells of is a change of the default', () => {
  expect(historyOf(DATA_GRID).of('prop', 'GridToolbarQuickFilter', 'debounceMs').changes).toEqual([
    {version: '6.11.2', kind: 'default', before: '500', after: '150'},
  ]);
});

test('a type that the changelog tells of is a change of the type', () => {
  const {changes = []} = historyOf(DATA_GRID).of('prop', 'DataGrid', 'pageSizeOptions');
  expect(changes).toEqual([
    {version: '6.9.2', kind: 'type', before: 'number[]', after: 'Array<number | { value: number; label: string }>'},
  ]);
  expect(entriesOf('6.9.2')).toMatch(/pageSizeOptions|labels? .*page size/i);
});

test.each([
  [DATA_GRID, 'prop', 'DataGrid', 'rows'],
  [DATA_GRID, 'prop', 'DataGrid', 'rowSelectionModel'],
  [DATA_GRID, 'slots', 'DataGrid', 'toolbar'],
  [PICKERS, 'prop', 'DatePicker', 'slots'],
  [CHARTS, 'export', '', 'BarChart'],
] as const)('%s: %s of %s, %s, was in the first release', (productId, section, owner, name) => {
  expect(historyOf(productId).of(section, owner, name)).toEqual({});
});
