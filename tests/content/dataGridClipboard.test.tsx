/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, render} from '@testing-library/react';
import type {DataGridPremiumProps, GridColDef, GridRowId} from '@mui/x-data-grid-premium';
import {Grid, api, columns, copy, fakeBrowser, paste, rows, texts, type TestRow} from './dataGridClipboardGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/clipboard';

beforeEach(fakeBrowser);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const focus = (field: string, id: GridRowId = 1) => act(() => api.current.setCellFocus(id, field));
const select = (...ids: GridRowId[]) => act(() => api.current.setRowSelectionModel(ids));
const range = (start: GridRowId, end: GridRowId, field = 'a') =>
  act(() => api.current.unstable_selectCellRange({id: start, field}, {id: end, field}));

test('takes the cell with the focus, else the selected rows, in the order of the grid', async () => {
  render(<Grid />);
  focus('n');
  expect(await copy()).toBe('1,234');
  select(3, 1);
  expect(await copy()).toBe('one\t1,234\t1/2/2026\tyes\tOne\r\nthree\t3\t\tno\tTwo');
});

test('takes selected rows of other pages, and leaves out columns with disableExport', async () => {
  const pages = {paginationModel: {page: 0, pageSize: 2}};
  const some = [{field: 'a'}, {field: 's', disableExport: true}, {field: 'n'}];
  render(<Grid columns={some} pagination initialState={{pagination: pages}} pageSizeOptions={[2]} />);
  select(3, 1);
  expect(await copy()).toBe('one\t1234\r\nthree\t3');
});

test.each<[DataGridPremiumProps['unstable_ignoreValueFormatterDuringExport'], string, string]>([
  [false, '1,234', '1,234'],
  [{clipboardExport: true}, '1234', '1,234'],
  [{csvExport: true}, '1,234', '1234'],
  [true, '1234', '1234'],
])('with unstable_ignoreValueFormatterDuringExport %j, a cell is %s and a row %s', async (option, one, ofRow) => {
  render(<Grid unstable_ignoreValueFormatterDuringExport={option} columns={columns.slice(1, 2)} />);
  focus('n');
  expect(await copy('n')).toBe(one);
  select(1);
  expect(await copy('n')).toBe(ofRow);
});

test('values of empty numbers are the word null', async () => {
  render(<Grid unstable_ignoreValueFormatterDuringExport />);
  focus('n', 2);
  expect(await copy()).toBe('null');
});

test('the first empty cells are lost, in each row of a range and in the first of selected rows', async () => {
  render(<Grid unstable_cellSelection columns={[columns[1] as GridColDef, columns[3] as GridColDef]} />);
  act(() => api.current.unstable_selectCellRange({id: 1, field: 'n'}, {id: 2, field: 'b'}));
  expect(await copy('n')).toBe('1,234\tyes\r\nno');
  act(() => api.current.unstable_setCellSelectionModel({}));
  select(2, 3);
  expect(await copy('n')).toBe('no\r\n3\tno');
  select(1, 2);
  expect(await copy('n')).toBe('1,234\tyes\r\n\tno');
});

test('a range is in the order of the screen only if ids are not numbers', async () => {
  const {unmount} = render(<Grid unstable_cellSelection />);
  range(1, 3);
  expect(await copy()).toBe('one\r\n\r\nthree\r\nten');
  unmount();
  render(<Grid unstable_cellSelection rows={rows.map((one) => ({...one, id: `k-${one.id}`}))} />);
  range('k-10', 'k-3');
  expect(await copy('a', 'k-1')).toBe('ten\r\nthree');
});

test('the parsers take back what the grid copies, and leave cells alone otherwise', async () => {
  const fence = fenceModule<{columns: GridColDef[]}>(PAGE, 'parse-pasted-values');
  render(<Grid rows={[{id: 1, count: 5, state: 'ok'}]} columns={fence.columns} />);
  await paste('1,240\tSold out', 'count');
  expect(api.current.getRow(1)).toEqual({id: 1, count: 1240, state: 'out'});
  await paste('many\t<b>', 'count');
  expect(api.current.getRow(1)).toEqual({id: 1, count: 1240, state: 'out'});
});

test('processRowUpdate refuses closed bookings', async () => {
  const {default: Bookings} = fenceModule<{default: ComponentType<{bookings: object[]}>}>(PAGE, 'validation');
  const guests = [
    {id: 1, guests: 2, isClosed: true},
    {id: 2, guests: 4, isClosed: false},
  ];
  render(<Bookings bookings={guests} />);
  await paste('7\n8', 'guests');
  expect(texts('guests')).toEqual(['2', '8']);
});

test('all rows of a paste go into one request', async () => {
  type Save = (saveAll: (rows: TestRow[]) => Promise<TestRow[]>) => (row: TestRow) => Promise<TestRow>;
  const {saveTogether} = fenceModule<{saveTogether: Save}>(PAGE, 'persisting-pasted-data');
  const saveAll = jest.fn((all: TestRow[]) => Promise.resolve(all.map((one) => ({...one, a: `${one.a}!`}))));
  render(<Grid processRowUpdate={saveTogether(saveAll)} />);
  await paste('x\ny');
  await paste('z', 'a', 3);
  expect(saveAll.mock.calls.map(([all]) => all.length)).toEqual([2, 1]);
  expect(texts('a')).toEqual(['x!', 'y!', 'ten', 'z!']);
});
