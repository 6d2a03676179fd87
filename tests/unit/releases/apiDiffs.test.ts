import {API_DIFFS} from '@site/plugins/releases/node/apiDiffs';
import type {DiffKind, DiffSection} from '@site/plugins/releases/types';

function rowsOf(productId: string, section: DiffSection, name: string) {
  return (API_DIFFS.find((diff) => diff.productId === productId)?.rows ?? []).filter(
    (row) => row.section === section && row.name === name,
  );
}

type Check = readonly [productId: string, section: DiffSection, kind: DiffKind, name: string, to: string | undefined];

// Each was looked up in the declaration files of both majors, and each new name in what the codemod writes.
const CHECKS: readonly Check[] = [
  ['x-data-grid', 'props', 'renamed', 'selectionModel', 'rowSelectionModel'],
  ['x-data-grid', 'props', 'renamed', 'onCellFocusOut', 'componentsProps.cell.onBlur'],
  ['x-data-grid', 'props', 'removed', 'page', undefined],
  ['x-data-grid', 'props', 'changed', 'columns', undefined],
  ['x-data-grid', 'slots', 'removed', 'errorOverlay', undefined],
  ['x-data-grid', 'classes', 'renamed', 'MuiDataGrid-withBorder', 'MuiDataGrid-withBorderColor'],
  ['x-data-grid', 'exports', 'renamed', 'GridLinkOperator', 'GridLogicOperator'],
  ['x-data-grid', 'exports', 'removed', 'GridDensityTypes', undefined],
  ['x-data-grid', 'members', 'renamed', 'columnField', 'field'],
  ['x-data-grid', 'members', 'removed', 'hide', undefined],
  ['x-date-pickers', 'props', 'renamed', 'inputFormat', 'format'],
  ['x-date-pickers', 'props', 'renamed', 'showToolbar', 'componentsProps.toolbar.hidden'],
  ['x-date-pickers', 'props', 'removed', 'renderInput', undefined],
  ['x-date-pickers', 'exports', 'renamed', 'CalendarPicker', 'DateCalendar'],
  // With the parser that the tool uses, its transform of this slot does nothing.
  ['x-date-pickers', 'slots', 'removed', 'leftArrowButton', undefined],
];

test.each(CHECKS)('%s, %s: %s %s', (productId, section, kind, name, to) => {
  const rows = rowsOf(productId, section, name);
  expect(rows.map((row) => [row.kind, row.to])).toContainEqual([kind, to]);
});

test('a prop of all grids is one row', () => {
  expect(rowsOf('x-data-grid', 'props', 'selectionModel').map(({owners}) => owners)).toEqual([
    ['DataGrid', 'DataGridPro', 'DataGridPremium'],
  ]);
});

test('what stayed is no row', () => {
  expect(rowsOf('x-data-grid', 'props', 'rows')).toEqual([]);
  expect(rowsOf('x-data-grid', 'exports', 'DataGrid')).toEqual([]);
  expect(rowsOf('x-date-pickers', 'props', 'minDate')).toEqual([]);
  // Pickers' days take `sx` from another place now, which is no change.
  expect(rowsOf('x-date-pickers', 'props', 'sx').flatMap(({owners}) => owners)).not.toContain('PickersDay');
});

test('the versions are those that are installed', () => {
  expect(API_DIFFS.map(({from, to}) => [from, to])).toEqual([
    ['5.17.26', '6.19.2'],
    ['5.0.20', '6.19.2'],
  ]);
});
