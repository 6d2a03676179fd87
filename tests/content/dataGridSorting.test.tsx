/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import ControlledSort from '../../docs/react-data-grid/sorting/ControlledSort';
import ExtendedSortComparator from '../../docs/react-data-grid/sorting/ExtendedSortComparator';
import FullyCustomSortComparator from '../../docs/react-data-grid/sorting/FullyCustomSortComparator';
import OrderSortingGrid from '../../docs/react-data-grid/sorting/OrderSortingGrid';
import SortingApiNoSnap from '../../docs/react-data-grid/sorting/SortingApiNoSnap';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/sorting';

let errors: jest.SpyInstance;
let api: {current: GridApiPro};

beforeEach(() => {
  // License notices, and errors that a test expects.
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

type TestGridProps = Partial<Omit<DataGridProProps, 'pagination'>> & {component?: typeof DataGrid | typeof DataGridPro};

function Grid({component: Tested = DataGridPro, columns = [{field: 'v'}], rows = [], ...props}: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 400}}>
      <Tested apiRef={apiRef} disableVirtualization columns={columns} rows={rows} {...props} />
    </div>
  );
}

const rowsOf = (values: unknown[]) => values.map((v, id) => ({id, v}));

function cells(field = 'v'): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

function header(field: string): Element {
  return document.querySelector(`[role=columnheader][data-field=${field}]`)!;
}

function sort(...rules: GridSortModel): string[] {
  act(() => api.current.setSortModel(rules));
  return cells();
}

test('text is in the order of the language, digits one by one, and empty values at the beginning', () => {
  render(<Grid rows={rowsOf(['b', 'A', null, 'a10', 'a2', undefined, 'é', 'e', 'Z', 'f'])} />);
  const ascending = ['', '', 'A', 'a10', 'a2', 'b', 'e', 'é', 'f', 'Z'];
  expect(sort({field: 'v', sort: 'asc'})).toEqual(ascending);
  expect(sort({field: 'v', sort: 'desc'})).toEqual(ascending.reverse());
});

test('numbers that are text are compared as numbers in a column of numbers', () => {
  render(<Grid rows={rowsOf(['10', '9', 11])} columns={[{field: 'v', type: 'number'}]} />);
  expect(sort({field: 'v', sort: 'asc'})).toEqual(['9', '10', '11']);
});

test('numbers and text in one column have no order (#22927)', () => {
  render(<Grid rows={rowsOf([10, '9', 'apple', 5])} />);
  expect(sort({field: 'v', sort: 'asc'})).toEqual(['10', '9', 'apple', '5']);
});

test('options are sorted by value, and equal rows keep their order', () => {
  const valueOptions = [
    {value: 1, label: 'z'},
    {value: 2, label: 'a'},
  ];
  const column = {field: 'v', type: 'singleSelect', valueOptions} satisfies GridColDef;
  render(<Grid rows={rowsOf([2, 1, 1])} columns={[column, {field: 'id'}]} />);
  expect(sort({field: 'v', sort: 'asc'})).toEqual(['z', 'z', 'a']);
  expect(cells('id')).toEqual(['1', '2', '0']);
});

test('a model is an array, and in the free grid only its first rule counts', () => {
  const twice: GridSortModel = [
    {field: 'v', sort: 'desc'},
    {field: 'id', sort: 'asc'},
  ];
  render(<Grid component={DataGrid} rows={rowsOf([1, 2])} sortModel={twice} />);
  expect(cells()).toEqual(['2', '1']);
  expect(errors).toHaveBeenCalledWith(
    expect.stringContaining(
      'MUI: The `sortModel` can only contain a single item when the `disableMultipleColumnsSorting` prop is set to `true`.',
    ),
  );
  const one = {field: 'v', sort: 'asc'} as unknown as GridSortModel;
  expect(() => render(<Grid sortModel={one} />)).toThrow('sortModel.map is not a function');
});

test('a rule without a column is ignored, one of a hidden column counts, and sort: null is ascending', () => {
  render(<Grid rows={rowsOf([2, 3, 1])} columns={[{field: 'v', type: 'number'}, {field: 'id'}]} />);
  expect(sort({field: 'none', sort: 'desc'})).toEqual(['2', '3', '1']);
  expect(sort({field: 'v', sort: null})).toEqual(['1', '2', '3']);
  expect(header('v')).toHaveAttribute('aria-sort', 'none');
  sort();
  act(() => api.current.sortColumn(api.current.getColumn('v'), null));
  expect(api.current.getSortModel()).toEqual([{field: 'v', sort: null}]);
  act(() => api.current.sortColumn(api.current.getColumn('id'), 'asc', true));
  expect(api.current.getSortModel()).toEqual([
    {field: 'v', sort: null},
    {field: 'id', sort: 'asc'},
  ]);
  act(() => api.current.sortColumn(api.current.getColumn('id'), 'desc'));
  expect(api.current.getSortModel()).toEqual([{field: 'id', sort: 'desc'}]);
  sort({field: 'v', sort: 'desc'});
  act(() => api.current.setColumnVisibility('v', false));
  expect(cells('id')).toEqual(['1', '0', '2']);
});

test('a fixed model ignores clicks, undefined keeps it, and an empty array clears it', () => {
  const model: GridSortModel = [{field: 'v', sort: 'desc'}];
  const {rerender} = render(<Grid rows={rowsOf([1, 2])} sortModel={model} />);
  fireEvent.click(header('v'));
  expect(cells()).toEqual(['2', '1']);
  rerender(<Grid rows={rowsOf([1, 2])} sortModel={undefined} />);
  expect(cells()).toEqual(['2', '1']);
  rerender(<Grid rows={rowsOf([1, 2])} sortModel={[]} />);
  expect(cells()).toEqual(['1', '2']);
});

test('new columns do not sort again until applySorting, and a column that is gone takes its rule along', () => {
  const onSortModelChange = jest.fn<void, [GridSortModel]>();
  const rows = rowsOf([2, 1, 3]);
  const descending = [{field: 'v', sortComparator: (a: number, b: number) => b - a}, {field: 'id'}];
  const {rerender} = render(<Grid rows={rows} onSortModelChange={onSortModelChange} />);
  sort({field: 'v', sort: 'asc'});
  rerender(<Grid rows={rows} columns={descending} onSortModelChange={onSortModelChange} />);
  expect(cells()).toEqual(['1', '2', '3']);
  act(() => api.current.applySorting());
  expect(cells()).toEqual(['3', '2', '1']);
  rerender(<Grid rows={rows} columns={[{field: 'id'}]} onSortModelChange={onSortModelChange} />);
  expect(onSortModelChange.mock.lastCall?.[0]).toEqual([]);
});

test('in server mode the order is that of the rows, also after an update', () => {
  render(<Grid rows={rowsOf([2, 3, 1])} sortingMode="server" sortModel={[{field: 'v', sort: 'asc'}]} />);
  expect(cells()).toEqual(['2', '3', '1']);
  act(() => api.current.updateRows([{id: 1, v: 0}]));
  expect(cells()).toEqual(['2', '0', '1']);
});

test('a click with Shift, Ctrl or ⌘ adds a column, as does Shift + Enter, and one without a key replaces all', () => {
  render(<Grid rows={rowsOf([1, 2])} columns={['a', 'b', 'c', 'd'].map((field) => ({field}))} />);
  const fields = () => api.current.getSortModel().map(({field}) => field);
  fireEvent.click(header('a'));
  fireEvent.click(header('b'), {shiftKey: true});
  fireEvent.click(header('c'), {ctrlKey: true});
  fireEvent.click(header('d'), {metaKey: true});
  expect(fields()).toEqual(['a', 'b', 'c', 'd']);
  fireEvent.keyDown(header('a'), {key: 'Enter', shiftKey: true});
  expect(api.current.getSortModel()[0]).toEqual({field: 'a', sort: 'desc'});
  fireEvent.click(header('b'));
  expect(api.current.getSortModel()).toEqual([{field: 'b', sort: 'desc'}]);
});

test('columns that users cannot sort are sorted by a model, but not by sortColumn', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'disable-the-sorting');
  render(<Grid rows={[1, 2].map((step) => ({id: step, step, task: ''}))} columns={columns} />);
  fireEvent.click(header('step'));
  act(() => api.current.sortColumn(api.current.getColumn('step'), 'desc'));
  expect(cells('step')).toEqual(['1', '2']);
  sort({field: 'step', sort: 'desc'});
  expect(cells('step')).toEqual(['2', '1']);
});

test('a collator of the page reads numbers and Swedish', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'create-a-comparator-from-scratch');
  const rows = ['B10', 'ö1', 'B2', 'Z1', null].map((shelf, id) => ({id, shelf}));
  render(<Grid rows={rows} columns={columns} />);
  sort({field: 'shelf', sort: 'asc'});
  expect(cells('shelf')).toEqual(['', 'B2', 'B10', 'Z1', 'ö1']);
});

test('empty values come last in both directions', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'empty-values-last');
  render(<Grid rows={[3, null, 1, null, 2].map((score, id) => ({id, score}))} columns={columns} />);
  sort({field: 'score', sort: 'asc'});
  expect(cells('score')).toEqual(['1', '2', '3', '', '']);
  sort({field: 'score', sort: 'desc'});
  expect(cells('score')).toEqual(['3', '2', '1', '', '']);
});

test('the demos sort by severity, by last name, and without an unsorted state', () => {
  const severity = render(<FullyCustomSortComparator />);
  expect(cells('severity')).toEqual(['Critical', 'Critical', 'High', 'Medium', 'Low']);
  severity.unmount();
  const players = render(<ExtendedSortComparator />);
  expect(cells('player')).toEqual(['Paulo Almeida', 'Adam Nowak', 'Zofia Nowak', 'Lukas Weber']);
  players.unmount();
  render(<OrderSortingGrid />);
  const states = [1, 2, 3].map(() => {
    fireEvent.click(header('climb'));
    return header('climb').getAttribute('aria-sort');
  });
  expect(states).toEqual(['descending', 'ascending', 'descending']);
});

test('buttons and headers change one state, and the toolbar clears it', () => {
  const {container, unmount} = render(<ControlledSort />);
  const pressed = () => container.querySelector('[aria-pressed=true]')?.textContent;
  expect(pressed()).toBe('Easy first');
  fireEvent.click(header('length'));
  expect(pressed()).toBeUndefined();
  fireEvent.click(header('length'));
  expect(pressed()).toBe('Long first');
  unmount();
  const toolbar = render(<SortingApiNoSnap />).container;
  expect(toolbar.querySelector('[role=status]')).toHaveTextContent('climb, desc');
  fireEvent.click(toolbar.querySelectorAll('button')[1]!);
  expect(cells('climb')[0]).toBe('500');
});
