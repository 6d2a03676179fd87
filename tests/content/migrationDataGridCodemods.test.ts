import {renameIn} from './migrationCodemod';

const grid = (name: string, code: string) => renameIn(`data-grid/${name}`, code);
const imported = "import { DataGrid } from '@mui/x-data-grid';\n";

test('items of the column menu lose `column`, and the menu keeps `currentColumn`', () => {
  expect(
    grid(
      'preset-safe',
      '<GridColumnMenuContainer currentColumn={a}><GridFilterMenuItem column={a} /></GridColumnMenuContainer>;',
    ),
  ).toBe(
    '<GridColumnMenuContainer currentColumn={a}><GridColumnMenuFilterItem colDef={a} /></GridColumnMenuContainer>;',
  );
});

test('the items of row grouping keep their names', () => {
  const code = 'const items = [GridRowGroupingColumnMenuItems, GridRowGroupableColumnMenuItems];';
  expect(grid('preset-safe', code)).toBe(code);
});

test('a translation key is renamed in strings and not as a key of an object', () => {
  expect(grid('preset-safe', `${imported}getLocaleText('filterPanelLinkOperator');`)).toContain(
    "getLocaleText('filterPanelLogicOperator')",
  );
  const asKey = `${imported}const texts = { filterPanelLinkOperator: 'Join by' };`;
  expect(grid('preset-safe', asKey)).toBe(asKey);
  const other = `${imported}getLocaleText('filterPanelOperators');`;
  expect(grid('preset-safe', other)).toBe(other);
});

test('`linkOperators` is renamed beside `componentsProps.filter` and not beside `componentsProps.filterPanel`', () => {
  const withKey = (key: string) =>
    `${imported}<DataGrid componentsProps={{ ${key}: { linkOperators: a, linkOperatorInputProps: b } }} />;`;
  expect(grid('preset-safe', withKey('filter'))).toContain('logicOperators: a, logicOperatorInputProps: b');
  expect(grid('preset-safe', withKey('filterPanel'))).toContain('linkOperators: a, linkOperatorInputProps: b');
});

test('`columnField` is renamed in the whole file of a grid with a filter model, and in no other', () => {
  const own = 'const own = { columnField: 1 };\n';
  expect(grid('preset-safe', `${imported}${own}<DataGrid filterModel={model} />;`)).toContain('{ field: 1 }');
  expect(grid('preset-safe', `${imported}${own}<DataGrid initialState={state} />;`)).toContain('{ field: 1 }');
  expect(grid('preset-safe', `${imported}${own}<DataGrid rows={rows} />;`)).toContain('{ columnField: 1 }');
});

test('props are renamed on elements by name: not under another name, and not in an object', () => {
  expect(grid('preset-safe', '<DataGrid selectionModel={a} />;')).toBe('<DataGrid rowSelectionModel={a} />;');
  const renamed = "import { DataGrid as Grid } from '@mui/x-data-grid';\n<Grid selectionModel={a} />;";
  expect(grid('preset-safe', renamed)).toBe(renamed);
  const spread = `${imported}const props = { selectionModel: a };\n<DataGrid {...props} />;`;
  expect(grid('preset-safe', spread)).toBe(spread);
});

test('`onCellFocusOut` after a spread stops the preset', () => {
  expect(() => grid('preset-safe', '<DataGrid {...props} onCellFocusOut={leave} />;')).toThrow(TypeError);
  expect(grid('preset-safe', '<DataGrid onCellFocusOut={leave} />;')).toMatch(
    /componentsProps=\{\{\s+cell: \{\s+onBlur: leave/,
  );
});

test('flags stay with the default parser and go with `--parser babel`', () => {
  const code = '<DataGrid experimentalFeatures={{ newEditingApi: true, preventCommitWhileValidating: true }} />;';
  expect(grid('preset-safe', code)).toBe(code);
  const withBabel = renameIn('data-grid/preset-safe', code, 'babel');
  expect(withBabel).not.toContain('newEditingApi');
  expect(withBabel).toContain('preventCommitWhileValidating');
});

test('selectors, events and methods are renamed only beside an import of a grid', () => {
  const code = (imports: string) =>
    `import { ${imports} } from '@mui/x-data-grid';\nuse(gridSelectionStateSelector); subscribeEvent('rowsScroll', a); apiRef.current.getRowIndex(1); apiRef.current.setFilterLinkOperator(b);`;
  expect(grid('preset-safe', code('useGridApiContext'))).toBe(code('useGridApiContext'));
  expect(grid('preset-safe', code('DataGrid'))).toContain(
    "use(gridRowSelectionStateSelector); subscribeEvent('scrollPositionChange', a); apiRef.current.getRowIndexRelativeToVisibleRows(1); apiRef.current.setFilterLogicOperator(b);",
  );
});

test('`onCellFocusOut` drops a `componentsProps` that is a variable, and keeps one that is an object', () => {
  const withProps = (value: string) =>
    grid('preset-safe', `${imported}<DataGrid componentsProps={${value}} onCellFocusOut={leave} />;`);
  expect(withProps('parts')).not.toContain('parts');
  expect(withProps('{ toolbar: parts }')).toContain('toolbar: parts');
});

test('events are renamed as strings, not as members of `GridEvents`', () => {
  const code = `${imported}subscribeEvent(GridEvents.selectionChange, a); subscribeEvent('selectionChange', a);`;
  expect(grid('preset-safe', code)).toContain(
    "(GridEvents.selectionChange, a); subscribeEvent('rowSelectionChange', a)",
  );
});

test('selectors that the page lists as not renamed stay as they are', () => {
  const code = `${imported}use(gridVisibleRowsSelector, filterableGridColumnsIdsSelector, visibleGridColumnsLengthSelector, gridColumnsMetaSelector, gridFilterStateSelector);`;
  expect(grid('preset-safe', code)).toBe(code);
});

test('`rename-components-to-slots` leaves two `slots`, and throws at a spread inside the object', () => {
  const both = `${imported}<DataGrid components={{ Toolbar: A }} slots={{ cell: B }} />;`;
  expect(grid('rename-components-to-slots', both)).toContain('slots={{ toolbar: A }} slots={{ cell: B }}');
  expect(() =>
    grid('rename-components-to-slots', `${imported}<DataGrid components={{ ...parts, Toolbar }} />;`),
  ).toThrow(TypeError);
});

test('`v6.0.0/preset-safe` runs the presets of both products', () => {
  const code = `${imported}import { DatePicker } from '@mui/x-date-pickers';\n<DataGrid headerHeight={40} />;<DatePicker inputFormat="DD" />;`;
  const after = renameIn('preset-safe', code);
  expect(after).toContain('columnHeaderHeight={40}');
  expect(after).toMatch(/ format=['"]DD['"]/);
});
