/** @jest-environment jsdom */
import {useEffect, type ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiRef as useCommunityApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import RestoreStateApiRef from '../../docs/react-data-grid/state/RestoreStateApiRef';
import RestoreStateInitialState from '../../docs/react-data-grid/state/RestoreStateInitialState';
import SaveAndRestoreStateInitialState from '../../docs/react-data-grid/state/SaveAndRestoreStateInitialState';
import UseGridSelector from '../../docs/react-data-grid/state/UseGridSelector';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/state';
const COLUMNS: GridColDef[] = [{field: 'name'}, {field: 'city'}];
const ROWS = [
  {id: 1, name: 'Ada', city: 'Bern'},
  {id: 2, name: 'Ben', city: 'Lyon'},
];
const BY_NAME: GridInitialState = {sorting: {sortModel: [{field: 'name', sort: 'asc'}]}};
const BY_CITY: GridInitialState = {sorting: {sortModel: [{field: 'city', sort: 'asc'}]}};

let api: GridApi;

function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 600, height: 400}}>
      <DataGridPremium apiRef={apiRef} rows={ROWS} columns={COLUMNS} disableColumnMenu hideFooter {...props} />
    </div>
  );
}

const order = () => api.getAllColumns().map(({field}) => field);
const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((header) => header.getAttribute('data-field'));
const sorted = () =>
  document.querySelector('[aria-sort=ascending], [aria-sort=descending]')?.getAttribute('data-field');

function press(label: string) {
  const button = [...document.querySelectorAll('button')].find(({textContent}) => textContent === label);
  fireEvent.click(button as HTMLElement);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(900);
  }
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a fresh grid has the default state of the page', () => {
  const {defaults} = fenceModule<{defaults: GridInitialState}>(PAGE, 'default-state');
  render(<Grid />);
  const {aggregation, detailPanel, cellSelection, ...exported} = defaults;
  expect(api.exportState()).toEqual(exported);
  expect(api.state.aggregation.model).toEqual(aggregation?.model);
  expect(api.state.detailPanel.expandedRowIds).toEqual(detailPanel?.expandedRowIds);
  expect(api.state.cellSelection).toEqual(cellSelection);
  expect(api.state.density.value).toBe('standard');
});

test('the initial state is read once, and a controlled prop wins', () => {
  const {rerender} = render(<Grid initialState={BY_NAME} />);
  rerender(<Grid initialState={BY_CITY} />);
  expect(sorted()).toBe('name');
  rerender(<Grid key="new" initialState={BY_CITY} />);
  expect(sorted()).toBe('city');
  rerender(<Grid key="controlled" initialState={BY_CITY} sortModel={[{field: 'name', sort: 'desc'}]} />);
  expect(sorted()).toBe('name');
});

test('columns that arrive later lose filters, order and widths, rows that arrive later do not', () => {
  const initialState: GridInitialState = {
    columns: {orderedFields: ['city'], dimensions: {city: {width: 222}}},
    filter: {filterModel: {items: [{field: 'name', operator: 'contains', value: 'Ada'}]}},
  };
  const {rerender} = render(<Grid initialState={initialState} columns={[]} />);
  rerender(<Grid initialState={initialState} />);
  expect(api.state.filter.filterModel.items).toEqual([]);
  expect(order()).toEqual(['name', 'city']);
  expect(api.getColumn('city').width).toBe(100);
  rerender(<Grid key="rows" initialState={initialState} rows={[]} />);
  rerender(<Grid key="rows" initialState={initialState} />);
  expect(api.state.filter.filterModel.items).toHaveLength(1);
  expect(order()).toEqual(['city', 'name']);
  expect(api.getColumn('city').width).toBe(222);
});

test('in the component that renders the grid, a selector throws on the first render', () => {
  function Outside() {
    const apiRef = useCommunityApiRef();
    gridFilterModelSelector(apiRef);
    return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />;
  }
  expect(() => render(<Outside />)).toThrow("Cannot read properties of undefined (reading 'filterModel')");
});

test('outside the grid, useGridSelector warns and throws', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  function Outside() {
    const apiRef = useCommunityApiRef();
    useGridSelector(apiRef, gridFilterModelSelector);
    return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />;
  }
  expect(() => render(<Outside />)).toThrow('Cannot read properties of undefined');
  expect(warn.mock.calls.flat().join()).toContain(
    'MUI: `useGridSelector` has been called before the initialization of the state.',
  );
});

test('a page of the server stays with a count of 0, and is lost without a count', () => {
  const initialState = {pagination: {paginationModel: {page: 3, pageSize: 2}}};
  const page = () => api.state.pagination.paginationModel.page;
  const props = {pagination: true, paginationMode: 'server', initialState} as const;
  const {rerender} = render(<Grid {...props} rowCount={0} />);
  rerender(<Grid {...props} rowCount={20} />);
  expect(page()).toBe(3);
  rerender(<Grid key="no count" {...props} />);
  expect(page()).toBe(0);
});

test('in the cleanup of an effect, apiRef is already null', () => {
  const seen: unknown[] = [];
  function Outside() {
    const apiRef = useCommunityApiRef();
    useEffect(() => () => void seen.push(apiRef.current), [apiRef]);
    return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />;
  }
  render(<Outside />).unmount();
  expect(seen).toEqual([null]);
});

test('the fence counts the selected rows outside the grid', () => {
  const {default: Guests} = fenceModule<{default: ComponentType}>(PAGE, 'with-usegridselector');
  const {container} = render(<Guests />);
  fireEvent.click(container.querySelector('[role=row][data-id="2"] input') as HTMLElement);
  expect(container.querySelector('p')).toHaveTextContent('1 selected');
});

test('an export of dirty models leaves out a page size on the first page', () => {
  render(<Grid pagination />);
  act(() => api.setPaginationModel({page: 0, pageSize: 25}));
  expect(api.exportState({exportOnlyDirtyModels: true}).pagination).toBeUndefined();
  expect(api.exportState().pagination?.paginationModel?.pageSize).toBe(25);
});

test('an aggregation stays until an empty one is restored', () => {
  render(<Grid />);
  const view = api.exportState();
  act(() => api.setAggregationModel({name: 'size'}));
  act(() => api.restoreState(view));
  expect(api.state.aggregation.model).toEqual({name: 'size'});
  act(() => api.restoreState({aggregation: {model: {}}, ...view}));
  expect(api.state.aggregation.model).toEqual({});
});

test('controlled visibility blocks the order, unless the model is left out', () => {
  const columns = {orderedFields: ['city', 'name'], dimensions: {city: {width: 222}}};
  const onChange = jest.fn();
  render(<Grid columnVisibilityModel={{}} onColumnVisibilityModelChange={onChange} />);
  act(() => api.restoreState({columns: {...columns, columnVisibilityModel: {name: false}}}));
  expect(onChange).toHaveBeenCalledWith({name: false}, expect.anything());
  expect(order()).toEqual(['name', 'city']);
  act(() => api.restoreState({columns}));
  expect(order()).toEqual(['city', 'name']);
  expect(api.getColumn('city').width).toBe(222);
});

test('a part is restored, and the others stay', () => {
  const {restoreSorting} = fenceModule<{restoreSorting: (grid: GridApi, saved: GridInitialState) => void}>(
    PAGE,
    'restore-part-of-the-state',
  );
  render(<Grid pagination />);
  act(() => api.setColumnIndex('city', 0));
  act(() => api.setPaginationModel({page: 0, pageSize: 25}));
  act(() =>
    restoreSorting(api, {
      ...BY_NAME,
      columns: {orderedFields: ['name', 'city'], columnVisibilityModel: {city: false}},
      pagination: {paginationModel: {page: 0, pageSize: 50}},
    }),
  );
  expect(api.state.sorting.sortModel).toEqual(BY_NAME.sorting?.sortModel);
  expect(headers()).toEqual(['name']);
  expect(order()).toEqual(['city', 'name']);
  expect(api.state.pagination.paginationModel.pageSize).toBe(25);
  act(() => api.restoreState({pagination: {paginationModel: {page: 0}}}));
  expect(api.state.pagination.paginationModel.pageSize).toBe(100);
});

test('two sub-states in one setState throw', () => {
  render(<Grid />);
  const both = () =>
    api.setState(({sorting, filter, ...state}) => ({
      ...state,
      sorting: {...sorting, sortModel: []},
      filter: {...filter, filterModel: {items: []}},
    }));
  expect(both).toThrow("You're not allowed to update several sub-state in one transaction.");
});

test('the demo of views switches them, and saves another', () => {
  render(<RestoreStateApiRef />);
  expect(headers()).toEqual(['customer', 'status', 'total']);
  press('By country');
  expect(headers()).toEqual(['country', 'customer', 'total']);
  expect(sorted()).toBe('country');
  fireEvent.click(document.querySelector('[role=columnheader][data-field=customer]') as HTMLElement);
  press('Save view');
  press('Largest');
  expect(sorted()).toBe('total');
  press('View 1');
  expect(sorted()).toBe('customer');
});

test('the demo with a switch opens the grid as it was', () => {
  const {container} = render(<RestoreStateInitialState />);
  const toggle = () => fireEvent.click(container.querySelector('input[type=checkbox]') as HTMLElement);
  fireEvent.click(document.querySelector('[role=columnheader][data-field=status]') as HTMLElement);
  toggle();
  expect(headers()).toEqual([]);
  toggle();
  expect(sorted()).toBe('status');
});

test('the count in the toolbar is that of the filter', () => {
  render(<UseGridSelector />);
  expect(document.querySelector('[role=status]')).toHaveTextContent(/^2\d\d of 1000 orders$/);
});

test('the demo of the recipe opens as it was closed, and resets', () => {
  render(<SaveAndRestoreStateInitialState />);
  expect(sorted()).toBe('total');
  fireEvent.click(document.querySelector('[role=columnheader][data-field=status]') as HTMLElement);
  press('Close and open again');
  expect(sorted()).toBe('status');
  press('Reset');
  expect(sorted()).toBe('total');
  expect(localStorage).toHaveLength(0);
});
