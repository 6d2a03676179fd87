/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbar,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import QuickFilteringCustomizedGrid from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringCustomizedGrid';
import QuickFilteringCustomLogic from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringCustomLogic';
import QuickFilteringExcludeHiddenColumns from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringExcludeHiddenColumns';
import QuickFilterOutsideOfGrid from '../../docs/react-data-grid/filtering-recipes/QuickFilterOutsideOfGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/filtering/quick-filter';
const RECIPES = 'react-data-grid/filtering-recipes';

interface Orders {
  makeOrders: (count: number) => object[];
}
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(count / 10)};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.useRealTimers();
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
const cells = (field: string) =>
  [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map(({textContent}) => textContent ?? '');
const searchField = () => document.querySelector<HTMLInputElement>('input[type=search]')!;

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
  expect(find(['cafe'])).toBe('');
  expect(find(['cafe'], {ignoreDiacritics: true})).toBe('1');
  expect(find(['ànna'], {ignoreDiacritics: true})).toBe('2');
  const {rerender} = render(<Grid model={{quickFilterValues: ['cafe']}} />);
  rerender(<Grid ignoreDiacritics model={{quickFilterValues: ['cafe']}} />);
  expect(rowIds()).toBe('');
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

test('demos: months and numbers of items, and a list with commas', () => {
  const {unmount} = render(<QuickFilteringCustomLogic />);
  expect(searchField().value).toBe('2025-12 5+');
  unmount();
  render(<QuickFilteringCustomizedGrid />);
  expect(searchField().value).toBe('Amina Diallo, Denmark');
  const names = cells('customer');
  const countries = cells('country');
  expect(names.length).toBeGreaterThan(5);
  expect(names.every((name, index) => name === 'Amina Diallo' || countries[index] === 'Denmark')).toBe(true);
});

describe('the field', () => {
  const toolbar = {slots: {toolbar: GridToolbar}, slotProps: {toolbar: {showQuickFilter: true}}};

  test('waits 150 ms, follows the model, and is named by its placeholder alone', () => {
    jest.useFakeTimers();
    render(<Grid {...toolbar} />);
    fireEvent.change(searchField(), {target: {value: 'anna  2025'}});
    act(() => jest.advanceTimersByTime(149));
    expect(rowIds()).toBe('1 2');
    act(() => jest.advanceTimersByTime(1));
    expect(rowIds()).toBe('2');
    act(() => api.current.setQuickFilterValues(['zoë']));
    expect(searchField().value).toBe('zoë');
    expect(searchField()).not.toHaveAttribute('aria-label');
    expect(searchField().closest('.MuiTextField-root')).toHaveAttribute('aria-label', 'Search');
  });

  test('is emptied by a controlled model without its words', () => {
    const {rerender} = render(<Grid {...toolbar} filterModel={{items: [], quickFilterValues: ['anna']}} />);
    expect(searchField().value).toBe('anna');
    rerender(<Grid {...toolbar} filterModel={{items: []}} />);
    expect([searchField().value, rowIds()]).toEqual(['', '1 2']);
  });

  test('a very long word throws, and the parser of the fence cuts it', () => {
    const long = 'x'.repeat(33_000);
    expect(() => find([long])).toThrow('Regular expression too large');
    jest.useFakeTimers();
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(PAGE, 'long-texts');
    render(<Guests rows={[{id: 1, name: 'Anna'}]} />);
    expect(searchField()).toHaveAttribute('maxlength', '200');
    fireEvent.change(searchField(), {target: {value: long.repeat(30)}});
    act(() => jest.advanceTimersByTime(150));
    expect(rowIds()).toBe('');
  });

  test('outside of the grid, it keeps the filters of the grid and survives nonsense', () => {
    render(<QuickFilterOutsideOfGrid />);
    expect(new Set(cells('status'))).toEqual(new Set(['Returned']));
    fireEvent.change(searchField(), {target: {value: '<script>'.repeat(100_000)}});
    expect(cells('status')).toEqual([]);
    expect(searchField().value).toHaveLength(200);
  });

  test('in a portal, it is in the header and filters the grid', () => {
    jest.useFakeTimers();
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(
      RECIPES,
      'quick-filter-outside-of-the-grid',
    );
    const guests = ['Anna', 'Ben'].map((name, id) => ({id, name}));
    const {container} = render(<Guests rows={guests} />);
    expect(container.querySelector('header')).toContainElement(searchField());
    expect(searchField()).toHaveAttribute('aria-label', 'Search guests');
    fireEvent.change(searchField(), {target: {value: 'be'}});
    act(() => jest.advanceTimersByTime(150));
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent('1–1 of 1');
  });
});
