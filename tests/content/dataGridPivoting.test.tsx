/** @jest-environment jsdom */
import type {MutableRefObject} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {DataGridPro, useGridApiRef, type GridApiPro} from '@mui/x-data-grid-pro';
import PivotWithGroups from '../../docs/react-data-grid/pivoting/PivotWithGroups';
import {count, mean, monthOf, pivot, sum} from '../../docs/react-data-grid/pivoting/pivot';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {fenceModule} from './pageFence';

const SALES = [
  {region: 'North', quarter: 'Q2', revenue: 10},
  {region: 'North', quarter: 'Q1', revenue: 5},
  {region: 'North', quarter: 'Q1', revenue: 7},
  {region: 'South', quarter: 'Q2', revenue: 3},
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(1200);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

interface Shown {
  rows: readonly object[];
  columns: GridColDef[];
}

function show({rows, columns}: Shown): string[] {
  const {container, unmount} = render(
    <div style={{width: 1200, height: 400}}>
      <DataGrid disableVirtualization rows={rows} columns={columns} />
    </div>,
  );
  const lines = [...container.querySelectorAll('.MuiDataGrid-row')].map((row) =>
    [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent).join('|'),
  );
  unmount();
  return lines;
}

function pivotSales(summarize = sum, sales = SALES) {
  return pivot(sales, {
    rowOf: ({region}) => region,
    columnOf: ({quarter}) => quarter,
    valueOf: ({revenue}) => revenue,
    summarize,
    headerName: 'Region',
  }) as unknown as Shown;
}

test('values become sorted columns, and a missing combination an empty cell', () => {
  const table = pivotSales();
  expect(table.columns.map(({field}) => field)).toEqual(['name', 'cell:Q1', 'cell:Q2', 'total']);
  expect(show(table)).toEqual(['North|12|10|22', 'South||3|3']);
});

test('totals are made from the rows, not from the cells', () => {
  expect(show(pivotSales(mean))).toEqual(['North|6|10|7.333', 'South||3|3']);
  expect(show(pivotSales(count))).toEqual(['North|2|1|3', 'South||1|1']);
});

test('no value collides with a property of the row or the object', () => {
  const odd = ['constructor', '__proto__', 'id', 'total', '<script>'].map((quarter, index) => ({
    region: '__proto__',
    quarter,
    revenue: index,
  }));
  const [line] = show(pivotSales(sum, odd));
  expect(line?.split('|').sort()).toEqual(['0', '1', '10', '2', '3', '4', '__proto__']);
});

test('the short form of the page gives the same cells', () => {
  const fence = fenceModule<{pivotSales: (sales: typeof SALES) => Shown}>(
    'react-data-grid/pivoting',
    'compute-rows-and-columns',
  );
  expect(show(fence.pivotSales(SALES))).toEqual(['North|12|10', 'South||3']);
});

test('new columns reset order and width, but not what is hidden; the old ones keep all', () => {
  let api: MutableRefObject<GridApiPro> | undefined;
  function Grid({rows, columns}: Shown) {
    api = useGridApiRef();
    return (
      <div style={{width: 1200, height: 400}}>
        <DataGridPro apiRef={api} rows={rows} columns={columns} />
      </div>
    );
  }
  const all = () => api?.current.getAllColumns().map(({field, flex}) => `${field} ${flex}`);
  const {columns, rows} = pivotSales();
  const {rerender} = render(<Grid columns={columns} rows={rows} />);
  act(() => {
    api?.current.setColumnIndex('total', 0);
    // What dragging the edge of a header does.
    api?.current.updateColumns([{field: 'cell:Q1', width: 333, flex: 0}]);
    api?.current.setColumnVisibility('cell:Q2', false);
  });
  rerender(<Grid columns={columns} rows={pivotSales(mean).rows} />);
  expect(all()).toEqual(['total undefined', 'name 1', 'cell:Q1 0', 'cell:Q2 1']);
  rerender(<Grid {...pivotSales(mean)} />);
  expect(all()).toEqual(['name 1', 'cell:Q1 1', 'cell:Q2 1', 'total undefined']);
  expect(api?.current.state.columns.columnVisibilityModel).toEqual({'cell:Q2': false});
});

test('Enter on a number is a key, not a click, and both say which cell it is', () => {
  const onClick = jest.fn();
  const onKey = jest.fn();
  const {container} = render(
    <div style={{width: 1200, height: 400}}>
      <DataGrid {...pivotSales()} disableVirtualization onCellClick={onClick} onCellKeyDown={onKey} />
    </div>,
  );
  const cell = container.querySelector('[role=cell][data-field="cell:Q2"]')!;
  const what = expect.objectContaining({id: 'row:North', field: 'cell:Q2'}) as object;
  fireEvent.keyDown(cell, {key: 'Enter'});
  expect(onClick).not.toHaveBeenCalled();
  expect(onKey.mock.lastCall).toEqual(expect.arrayContaining([what]));
  fireEvent.click(cell);
  expect(onClick.mock.lastCall).toEqual(expect.arrayContaining([what]));
});

test('10,000 orders give 7 rows, 4 columns and 2 more, and no cent is lost', () => {
  const orders = makeOrders(10_000);
  const {rows, columns} = pivot(orders, {
    rowOf: (order) => order.country,
    columnOf: (order) => order.status,
    valueOf: (order) => Math.round(order.total * 100),
    summarize: sum,
    headerName: 'Country',
  });
  expect(rows).toHaveLength(7);
  expect(columns).toHaveLength(6);
  expect(sum(rows.map(({total}) => total))).toBe(sum(orders.map(({total}) => Math.round(total * 100))));
});

test('months are padded, so that they sort as text', () => {
  expect([monthOf(new Date(2026, 9, 1)), monthOf(new Date(2026, 1, 28))].sort()).toEqual(['2026-02', '2026-10']);
});

test('with row grouping, countries hold their statuses, and the largest total is on top', () => {
  const {container} = render(<PivotWithGroups />);
  const groups = [...container.querySelectorAll('.MuiDataGrid-groupingCriteriaCell')].map((cell) => cell.textContent);
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.every((text) => /^[A-Z][a-z]+ \(4\)$/.test(text ?? ''))).toBe(true);
});
