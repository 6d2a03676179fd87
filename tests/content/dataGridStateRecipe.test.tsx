/** @jest-environment jsdom */
import {StrictMode, useMemo, useState, type ReactElement} from 'react';
import {act, render} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {useSavedGridState, type SavedGridStateOptions} from '../../docs/react-data-grid/state/useSavedGridState';
import {pageFence} from './pageFence';

const COLUMNS: GridColDef[] = [
  {field: 'id'},
  {field: 'customer', flex: 1},
  {field: 'country'},
  {field: 'total', type: 'number', width: 90},
];
const ROWS = Array.from({length: 12}, (_, id) => ({
  id,
  customer: `Customer ${id}`,
  country: ['Italy', 'Spain'][id % 2],
  total: id,
}));
const PAGE_SIZES = [5, 100];
const NAME = 'test:orders';

let api: GridApi;
let saved: ReturnType<typeof useSavedGridState>;

type OrdersProps = Partial<SavedGridStateOptions> & {gridProps?: Partial<DataGridPremiumProps>};

function Orders({gridProps, ...options}: OrdersProps) {
  const apiRef = useGridApiRef();
  saved = useSavedGridState({apiRef, columns: COLUMNS, name: NAME, pageSizeOptions: PAGE_SIZES, ...options});
  return saved.grid ? (
    <div style={{width: 800, height: 400}}>
      <DataGridPremium
        key={saved.grid.key}
        {...saved.grid.props}
        ref={() => {
          api = apiRef.current;
        }}
        columns={COLUMNS}
        rows={ROWS}
        disableColumnMenu
        hideFooter
        pagination
        pageSizeOptions={PAGE_SIZES}
        {...gridProps}
      />
    </div>
  ) : (
    <p>Loading</p>
  );
}

/** Renders, changes and closes; gives what is saved then. */
function session(element: ReactElement, change: () => void = () => undefined): string | null {
  const {unmount} = render(element);
  act(change);
  unmount();
  return localStorage.getItem(NAME);
}

function changeEverything() {
  act(() => {
    api.setRowGroupingModel(['country']);
    api.setAggregationModel({total: 'sum'});
  });
  act(() => {
    api.setColumnIndex('total', 1);
    api.setColumnWidth('total', 170);
    api.setColumnVisibilityModel({id: false});
    api.setPinnedColumns({left: ['customer']});
    api.setFilterModel({items: [{id: 7, field: 'total', operator: '>', value: '3'}], quickFilterValues: ['Cust']});
    api.setSortModel([{field: 'total', sort: 'desc'}]);
    api.setPaginationModel({page: 0, pageSize: 5});
    api.setDensity('compact');
  });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  window.history.replaceState({router: 1}, '', '/orders?tab=2#top');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['sessionStorage', 'url'] as const)('everything comes back from %s', (storeIn) => {
  const first = render(<Orders storeIn={storeIn} />);
  changeEverything();
  const exported = JSON.parse(JSON.stringify(api.exportState())) as object;
  first.unmount();
  render(<Orders storeIn={storeIn} />);
  expect(api.exportState()).toMatchObject(exported);
  expect(api.getColumn('total').width).toBe(170);
  expect(api.state.density.value).toBe('compact');
  expect(api.state.rowGrouping.model).toEqual(['country']);
  expect(new URLSearchParams(window.location.search).get('tab')).toBe('2');
  expect(window.location.hash).toBe('#top');
  expect(window.history.state).toEqual({router: 1});
});

test('the fence of the page keeps the state in the query', () => {
  const {code} = pageFence('react-data-grid/state', 'save-and-restore-the-state-from-external-storage');
  const useFence = new Function('useSavedGridState', 'apiRef', 'columns', `${code}; return grid`) as (
    ...scope: unknown[]
  ) => typeof saved.grid;
  let grid: typeof saved.grid = null;
  function Linked() {
    const apiRef = useGridApiRef();
    grid = useFence(useSavedGridState, apiRef, COLUMNS);
    return null;
  }
  const link =
    '{"version":1,"density":"compact","initialState":{"sorting":{"sortModel":[{"field":"total","sort":"asc"}]}}}';
  window.history.replaceState(null, '', `?orders=${encodeURIComponent(link)}`);
  render(<Linked />);
  expect(grid).toMatchObject({
    props: {density: 'compact', initialState: {sorting: {sortModel: [{field: 'total', sort: 'asc'}]}}},
  });
});

test('what is restored is not overwritten by opening, and a second session adds to the first', () => {
  const before = session(<Orders />, changeEverything);
  expect(before).not.toBeNull();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  session(
    <StrictMode>
      <Orders />
    </StrictMode>,
  );
  expect(write).not.toHaveBeenCalled();
  session(<Orders />, () => api.setSortModel([]));
  render(<Orders />);
  expect(api.state.sorting.sortModel).toEqual([]);
  expect(api.state.rowGrouping.model).toEqual(['country']);
});

test('what the user takes away does not come back from the initial state', () => {
  const initialState = {
    columns: {columnVisibilityModel: {id: false}},
    aggregation: {model: {total: 'sum'}},
    sorting: {sortModel: [{field: 'total', sort: 'asc' as const}]},
    pinnedColumns: {left: ['total']},
  };
  const orders = <Orders initialState={initialState} />;
  session(orders, () => {
    act(() => api.setColumnVisibilityModel({}));
    act(() => api.setAggregationModel({}));
    act(() => api.setSortModel([]));
    act(() => api.setPinnedColumns({}));
  });
  render(orders);
  const {columns, aggregation, sorting, pinnedColumns} = api.state;
  expect(columns.columnVisibilityModel).toEqual({});
  expect(aggregation.model).toEqual({});
  expect(sorting.sortModel).toEqual([]);
  expect(pinnedColumns).toEqual({left: [], right: []});
});

test('a page comes back though the rows arrive later', () => {
  session(<Orders />, () => api.setPaginationModel({page: 1, pageSize: 5}));
  const {rerender} = render(<Orders gridProps={{rows: [], loading: true}} />);
  rerender(<Orders />);
  expect(api.state.pagination.paginationModel).toEqual({page: 1, pageSize: 5});
});

test('columns that arrive later are waited for', () => {
  session(<Orders />, changeEverything);
  const {rerender, container} = render(<Orders columns={undefined} />);
  expect(container).toHaveTextContent('Loading');
  rerender(<Orders />);
  expect(api.state.filter.filterModel.items).toHaveLength(1);
});

test('changes are saved together, after a moment; leaving the page saves at once', () => {
  jest.useFakeTimers();
  render(<Orders />);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  act(() => api.setSortModel([{field: 'total', sort: 'asc'}]));
  act(() => api.setDensity('compact'));
  expect(write).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(write).toHaveBeenCalledTimes(1);
  act(() => api.setCellFocus(1, 'total'));
  act(() => jest.advanceTimersByTime(300));
  expect(write).toHaveBeenCalledTimes(1);
  act(() => api.setDensity('comfortable'));
  window.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(NAME)).toContain('comfortable');
});

test('reset forgets what is saved, and what was about to be', () => {
  const initialState = {sorting: {sortModel: [{field: 'total', sort: 'asc' as const}]}};
  session(<Orders initialState={initialState} />, changeEverything);
  const {unmount} = render(<Orders initialState={initialState} />);
  act(() => api.setDensity('comfortable'));
  act(() => saved.reset());
  expect(api.state.sorting.sortModel).toEqual(initialState.sorting.sortModel);
  expect(api.state.density.value).toBe('standard');
  unmount();
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('another name is another state, and what was pending goes to the old one', () => {
  const {rerender} = render(<Orders />);
  act(() => api.setDensity('compact'));
  rerender(<Orders name="test:other" />);
  expect(api.state.density.value).toBe('standard');
  expect(localStorage.getItem('test:other')).toBeNull();
  expect(localStorage.getItem(NAME)).toContain('compact');
});

test.each(['getItem', 'setItem'] as const)('blocked storage (%s) leaves a grid that works', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  jest.useFakeTimers();
  render(<Orders />);
  act(() => api.setDensity('compact'));
  act(() => jest.advanceTimersByTime(300));
  expect(saved.failed).toBe(method === 'setItem');
});

test('an address does not become too long', () => {
  jest.useFakeTimers();
  render(<Orders storeIn="url" />);
  const before = window.location.href;
  act(() => api.setFilterModel({items: [{field: 'customer', operator: 'contains', value: 'x'.repeat(9_000)}]}));
  act(() => jest.advanceTimersByTime(300));
  expect(saved.failed).toBe(true);
  expect(window.location.href).toBe(before);
});

test('the server renders no grid, and the browser takes its page over without a mismatch', async () => {
  session(<Orders />, changeEverything);
  const container = document.createElement('div');
  container.innerHTML = '<p>Loading</p>';
  document.body.append(container);
  const onRecoverableError = jest.fn();
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Orders />, {onRecoverableError})));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(api.state.density.value).toBe('compact');
  act(() => root.unmount());
});

test('a new array of columns undoes order and width, which is why columns stay the same array', () => {
  let setCount: (count: number) => void = () => undefined;
  function Unstable({stable}: {stable: boolean}) {
    const [count, set] = useState(0);
    setCount = set;
    const memo = useMemo(() => [...COLUMNS], []);
    return <Orders gridProps={{columns: stable ? memo : [...COLUMNS], className: `c${count}`}} />;
  }
  const fields = (stable: boolean) => {
    localStorage.clear();
    const {unmount} = render(<Unstable stable={stable} />);
    act(() => api.setColumnIndex('total', 0));
    act(() => api.setColumnWidth('total', 170));
    act(() => setCount(1));
    const order = [...api.getAllColumns().map(({field}) => field), api.getColumn('total').width];
    unmount();
    return order;
  };
  expect(fields(true)).toEqual(['total', 'id', 'customer', 'country', 170]);
  expect(fields(false)).toEqual(['id', 'customer', 'country', 'total', 90]);
});
