/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  GridLogicOperator,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import QuickFilteringExcludeHiddenColumns from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringExcludeHiddenColumns';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/filtering/quick-filter';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const columns: GridColDef[] = [
  {field: 'name'},
  {field: 'members', type: 'number'},
  {field: 'founded', type: 'date', valueFormatter: ({value}) => `since ${(value as Date).getFullYear()}`},
  {field: 'isOpen', type: 'boolean'},
  {field: 'address'},
  {field: 'city', type: 'singleSelect', valueOptions: [{value: 'x', label: 'Porto'}]},
];

const clubs = [
  {id: 1, name: 'Café Zoë', members: 1234, founded: new Date(1999, 2, 4), isOpen: true, address: {no: 7}, city: 'x'},
  {id: 2, name: 'Anna & Co', members: 12, founded: new Date(2025, 0, 1), isOpen: false, address: null, city: ''},
];

let api: {current: GridApi};

function Grid({model, ...props}: Partial<DataGridProps> & {model?: Partial<GridFilterModel>}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  const filterModel = {items: [], ...model};
  return (
    <DataGrid
      apiRef={apiRef}
      autoHeight
      columns={columns}
      rows={clubs}
      {...props}
      initialState={{filter: {filterModel}, ...props.initialState}}
    />
  );
}

const rowIds = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']).join(' ');

/** The ids of the clubs that the words find. */
function find(quickFilterValues: unknown[], props: Partial<DataGridProps> = {}, model: Partial<GridFilterModel> = {}) {
  const {unmount} = render(<Grid {...props} model={{quickFilterValues, ...model}} />);
  const found = rowIds();
  unmount();
  return found;
}

/** The same in the grid that is rendered. */
function search(quickFilterValues: unknown[], model: Partial<GridFilterModel> = {}) {
  act(() => api.current.setFilterModel({items: [], quickFilterValues, ...model}));
  return rowIds();
}

test('texts are searched as they are shown, numbers as a whole, booleans never', () => {
  render(<Grid />);
  expect(search(['CAF'])).toBe('1');
  expect(search(['12'])).toBe('2');
  expect(search(['123'])).toBe('');
  expect([search(['1234']), search(['1,234'])]).toEqual(['1', '']);
  expect(search(['1999'])).toBe('1');
  expect(search(['yes'])).toBe('');
  expect(search(['porto'])).toBe('1');
  expect(search(['object'])).toBe('1');
  expect(search(['.*'])).toBe('');
});

test('all words must match, or any of them', () => {
  render(<Grid />);
  expect(search(['anna', '2025'])).toBe('2');
  expect(search(['anna', '1999'])).toBe('');
  expect(search(['anna', '1999'], {quickFilterLogicOperator: GridLogicOperator.Or})).toBe('1 2');
});

test('columns that cannot be filtered are searched, properties without a column are not', () => {
  expect(find(['anna'], {columns: [{field: 'name', filterable: false}]})).toBe('2');
  expect(find(['anna'], {columns: [{field: 'members'}]})).toBe('');
});

test('hidden columns are searched unless the model excludes them', () => {
  const hidden = {initialState: {columns: {columnVisibilityModel: {name: false}}}};
  const model = {items: [], quickFilterValues: ['anna']};
  const withModel = (more: Partial<GridFilterModel>) => ({
    initialState: {...hidden.initialState, filter: {filterModel: {...model, ...more}}},
  });
  expect(find([], withModel({}))).toBe('2');
  expect(find([], withModel({quickFilterExcludeHiddenColumns: true}))).toBe('');
  const {container} = render(<QuickFilteringExcludeHiddenColumns />);
  expect(rowIds()).toBe('1 3');
  fireEvent.click(container.querySelector('[type=checkbox]')!);
  expect(rowIds()).toBe('1 2 3 4');
});

test('a column is excluded with undefined, and must not return undefined', () => {
  const only = (getApplyQuickFilterFn: GridColDef['getApplyQuickFilterFn']) => ({
    columns: [{field: 'name', getApplyQuickFilterFn}] as GridColDef[],
  });
  expect(find(['anna'], only(undefined))).toBe('');
  expect(
    find(
      ['anna'],
      only(() => null),
    ),
  ).toBe('');
  expect(() =>
    find(
      ['anna'],
      only(() => undefined as unknown as null),
    ),
  ).toThrow('applier.fn is not a function');
});

test('the fence finds numbers by their text', () => {
  const fence = fenceModule<{columns: GridColDef[]}>(PAGE, 'custom-filtering-logic');
  expect(find(['234'], {columns: fence.columns})).toBe('1');
});

test('an empty value among others hides all rows, and a number throws', () => {
  render(<Grid />);
  expect(search(['anna', ''])).toBe('');
  expect(search([''])).toBe('1 2');
  expect(() => find([12])).toThrow('value.replace is not a function');
});

test('accents are ignored on both sides, from the start only', () => {
  const names: GridColDef[] = [{field: 'name'}];
  const {rerender, unmount} = render(<Grid columns={names} model={{quickFilterValues: ['cafe']}} />);
  expect(rowIds()).toBe('');
  rerender(<Grid columns={names} ignoreDiacritics model={{quickFilterValues: ['cafe']}} />);
  expect(rowIds()).toBe('');
  unmount();
  render(<Grid columns={names} ignoreDiacritics />);
  expect([search(['cafe']), search(['ànna'])]).toEqual(['1', '2']);
});

test('with ignored accents, a function of a column gets them removed from the value, not from the row', () => {
  const seen: unknown[] = [];
  const getApplyQuickFilterFn: GridColDef['getApplyQuickFilterFn'] = (word) => (params) => {
    seen.push(word, params.value, params.formattedValue, (params.row as {name: string}).name);
    return true;
  };
  find(['zoë'], {columns: [{field: 'name', getApplyQuickFilterFn}], rows: [clubs[0]!], ignoreDiacritics: true});
  expect(seen.slice(0, 4)).toEqual(['zoe', 'Cafe Zoe', 'Café Zoë', 'Café Zoë']);
});
