/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import QuickFilteringCustomizedGrid from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringCustomizedGrid';
import QuickFilteringCustomLogic from '../../docs/react-data-grid/filtering/quick-filter/QuickFilteringCustomLogic';
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

test('demos: months and numbers of items, and a list with commas', () => {
  const {unmount} = render(<QuickFilteringCustomLogic />);
  expect(searchField().value).toBe('2025-12 5+');
  unmount();
  render(<QuickFilteringCustomizedGrid />);
  expect(searchField().value).toBe('Amina Diallo, Denmark');
  expect(searchField()).toHaveAttribute('aria-label', 'Search orders');
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
    expect(searchField()).toHaveAttribute('maxlength', '200');
    fireEvent.change(searchField(), {target: {value: 'be'}});
    act(() => jest.advanceTimersByTime(150));
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent('1–1 of 1');
  });
});
