/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, render, screen} from '@testing-library/react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import AggregationCustomFunction from '../../docs/react-data-grid/aggregation/AggregationCustomFunction';
import AggregationMultipleRowFields from '../../docs/react-data-grid/aggregation/AggregationMultipleRowFields';
import AggregationRenderCell from '../../docs/react-data-grid/aggregation/AggregationRenderCell';
import AggregationTreeData from '../../docs/react-data-grid/aggregation/AggregationTreeData';
import AggregationValueFormatter from '../../docs/react-data-grid/aggregation/AggregationValueFormatter';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/aggregation';

beforeEach(() => {
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(1200);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

const rows = [
  {id: 1, team: 'a', hours: 1, due: new Date(2020, 1, 1)},
  {id: 2, team: 'a', hours: 5, due: new Date(2021, 1, 1)},
  {id: 3, team: 'b', hours: 20, due: null},
];
const columns: GridColDef[] = [{field: 'team'}, {field: 'hours', type: 'number'}, {field: 'due', type: 'date'}];

type TestGridProps = Partial<Omit<DataGridPremiumProps, 'pagination'>> & {
  model?: Record<string, string>;
  groupBy?: string[];
  pagination?: true;
};

function Grid({model, groupBy = [], initialState, ...props}: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 1200, height: 600}}>
      <DataGridPremium
        apiRef={apiRef}
        disableVirtualization
        rows={rows}
        columns={columns}
        initialState={{
          ...initialState,
          rowGrouping: {model: groupBy},
          ...(model && {aggregation: {model}}),
        }}
        {...props}
      />
    </div>
  );
}

function cells(field: string): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field="${field}"]`)].map((cell) => cell.textContent ?? '');
}

/** The last column of the CSV file. */
function exportedHours() {
  return api.current
    .getDataAsCsv()
    .split('\r\n')
    .map((line) => line.split(',').at(-1));
}

/** A sum that counts how often it is computed. */
function countedSum() {
  const apply = jest.fn(GRID_AGGREGATION_FUNCTIONS.sum.apply);
  return {functions: {...GRID_AGGREGATION_FUNCTIONS, sum: {...GRID_AGGREGATION_FUNCTIONS.sum, apply}}, apply};
}

test('the model shows a total of each column, and ignores what it does not know', () => {
  render(
    <Grid
      model={{hours: 'sum', due: 'min', team: 'size', untyped: 'sum', other: 'sum'}}
      columns={[...columns, {field: 'untyped'}]}
    />,
  );
  expect(cells('hours')).toEqual(['1', '5', '20', '26']);
  expect(cells('due').at(-1)).toBe(new Date(2020, 1, 1).toLocaleDateString());
  expect(cells('team').at(-1)).toBe('3');
  expect(cells('untyped').at(-1)).toBe('');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
});

test('a controlled model without a callback does not change', () => {
  render(<Grid aggregationModel={{hours: 'sum'}} />);
  act(() => api.current.setAggregationModel({hours: 'max'}));
  expect(cells('hours').at(-1)).toBe('26');
});

test('disableAggregation hides totals, and the model applies again afterwards', () => {
  const {rerender} = render(<Grid disableAggregation model={{hours: 'sum'}} />);
  expect(cells('hours')).toEqual(['1', '5', '20']);
  rerender(<Grid model={{hours: 'sum'}} />);
  expect(cells('hours')).toEqual(['1', '5', '20', '26']);
});

test('groups have inline values and sort by them, and the root a footer', () => {
  const sorting = {sortModel: [{field: 'hours', sort: 'desc' as const}]};
  render(<Grid groupBy={['team']} model={{hours: 'sum'}} initialState={{sorting}} />);
  expect(cells('__row_group_by_columns_group__')).toEqual(['b (1)', 'a (2)', '']);
  expect(cells('hours')).toEqual(['20', '6', '26']);
  act(() => api.current.setSortModel([{field: 'hours', sort: 'asc'}]));
  expect(cells('hours')).toEqual(['6', '20', '26']);
});

test('a footer of a group is shown while the group is open, and null shows nothing', () => {
  render(
    <Grid
      groupBy={['team']}
      model={{hours: 'sum'}}
      defaultGroupingExpansionDepth={-1}
      getAggregationPosition={({depth}) => (depth === -1 ? null : 'footer')}
    />,
  );
  expect(cells('hours')).toEqual(['', '1', '5', '6', '', '20', '20']);
  act(() => api.current.setRowChildrenExpansion('auto-generated-row-team/a', false));
  expect(cells('hours')).toEqual(['', '', '20', '20']);
});

test('in a tree, only rows without children count, and a folder can keep its own value', () => {
  const tree: TestGridProps = {
    treeData: true,
    getTreeDataPath: ({path}: {path: string[]}) => path,
    rows: [
      {id: 1, path: ['A'], hours: 50},
      {id: 2, path: ['A', 'B'], hours: 3},
    ],
    defaultGroupingExpansionDepth: -1,
    model: {hours: 'sum'},
  };
  const {rerender} = render(<Grid {...tree} />);
  expect(cells('hours')).toEqual(['3', '3', '3']);
  rerender(<Grid {...tree} getAggregationPosition={({depth}) => (depth === -1 ? 'footer' : null)} />);
  expect(cells('hours')).toEqual(['50', '3', '3']);
});

test.each([
  ['filtered', '6'],
  ['all', '26'],
] as const)('of %s rows, the total is %s, on all pages and without pinned rows', (scope, total) => {
  const initialState = {
    filter: {filterModel: {items: [{field: 'team', operator: 'equals', value: 'a'}]}},
    pagination: {paginationModel: {pageSize: 1}},
  };
  render(
    <Grid
      pagination
      pageSizeOptions={[1]}
      aggregationRowsScope={scope}
      model={{hours: 'sum'}}
      initialState={initialState}
      pinnedRows={{top: [{id: 9, team: 'a', hours: 1000}]}}
    />,
  );
  expect(cells('hours')).toEqual(['1,000', '1', total]);
});

test('sum and avg skip texts, and min and max of nothing are infinite', () => {
  const number = (values: unknown[], name: string) => {
    const {unmount} = render(
      <Grid columns={[{field: 'n', type: 'number'}]} rows={values.map((n, id) => ({id, n}))} model={{n: name}} />,
    );
    const total = cells('n').at(-1);
    unmount();
    return total;
  };
  expect(number(['3', 4], 'sum')).toBe('4');
  expect(number([null], 'sum')).toBe('0');
  expect(number([null], 'avg')).toBe('');
  expect(GRID_AGGREGATION_FUNCTIONS.avg.apply({values: [null], groupId: 1, field: 'n'})).toBeNaN();
  expect(number([null, 1, undefined], 'size')).toBe('2');
  expect(number([null], 'min')).toBe('∞');
  expect(number([null], 'max')).toBe('-∞');
});

test('the largest of no dates breaks the grid, and the fence mends it', () => {
  const empty = [{id: 1, due: null}];
  expect(() => render(<Grid rows={empty} model={{due: 'max'}} />)).toThrow('only accepts `Date` objects');
  const {aggregationFunctions} = fenceModule<{aggregationFunctions: Record<string, GridAggregationFunction>}>(
    PAGE,
    'empty-min-and-max',
  );
  document.body.replaceChildren();
  expect(aggregationFunctions['avg']?.apply({values: [null], groupId: 1, field: 'n'})).toBeNull();
  render(<Grid rows={empty} model={{due: 'max', hours: 'min'}} aggregationFunctions={aggregationFunctions} />);
  expect([cells('due').at(-1), cells('hours').at(-1)]).toEqual(['', '']);
});

test('availableAggregationFunctions overrides the types of the function, and aggregable: false the model', () => {
  const own: GridAggregationFunction<string, string> = {apply: ({values}) => values.join('+'), columnTypes: []};
  render(
    <Grid
      columns={[
        {field: 'team', availableAggregationFunctions: ['own']},
        {field: 'hours', type: 'number', aggregable: false},
        {field: 'id', type: 'number'},
      ]}
      aggregationFunctions={{...GRID_AGGREGATION_FUNCTIONS, own}}
      model={{team: 'own', hours: 'sum', id: 'own'}}
    />,
  );
  expect(cells('team').at(-1)).toBe('a+a+b');
  expect(cells('hours').at(-1)).toBe('');
  expect(cells('id').at(-1)).toBe('');
  // Without a label, the header shows the name.
  expect(document.querySelector('[role=columnheader][data-field=team]')?.textContent).toBe('teamown');
});

test.each<[string, ComponentType, string, string]>([
  ['the median', AggregationCustomFunction, 'rent', '1,040'],
  ['a price by weight', AggregationMultipleRowFields, 'price', '9.98'],
  ['the share of late ones', AggregationValueFormatter, 'minutes', '25%'],
  ['the number of values', AggregationRenderCell, 'winter', '3'],
  ['the size of all files', AggregationTreeData, 'size', '2,288'],
])('a demo shows %s', (_name, Demo, field, total) => {
  render(<Demo />);
  expect(cells(field).at(-1)).toBe(total);
});

test('value getters and renderers of other columns run for the footer, whose row is empty', () => {
  const address = {field: 'address', valueGetter: ({row}: {row: {address: {city: string}}}) => row.address.city};
  const model = {hours: 'sum'};
  const nested = [{id: 1, hours: 1, address: {city: 'Bern'}}];
  expect(() => render(<Grid rows={nested} columns={[...columns, address]} model={model} />)).toThrow(
    'Cannot read properties of undefined',
  );
  document.body.replaceChildren();
  const note: GridColDef = {field: 'note', renderCell: ({value, rowNode}) => `Data: ${value} ${rowNode.type}`};
  render(<Grid columns={[...columns, note]} model={model} />);
  expect(cells('note').at(-1)).toBe('Data: undefined pinnedRow');
});

test('a function runs again for new rows and filters, not for sorting and opening', () => {
  const {functions, apply} = countedSum();
  render(<Grid aggregationFunctions={functions} groupBy={['team']} model={{hours: 'sum'}} />);
  expect(apply).toHaveBeenCalledTimes(3);
  act(() => api.current.setSortModel([{field: 'hours', sort: 'desc'}]));
  act(() => api.current.setRowChildrenExpansion('auto-generated-row-team/a', true));
  expect(apply).toHaveBeenCalledTimes(3);
  act(() => api.current.updateRows([{id: 1, hours: 2}]));
  expect(apply).toHaveBeenCalledTimes(6);
});

test('functions that are new on each render are computed on each render', () => {
  const {functions, apply} = countedSum();
  const grid = () => <Grid aggregationFunctions={{...functions, sum: {...functions.sum}}} model={{hours: 'sum'}} />;
  const {rerender} = render(grid());
  apply.mockClear();
  rerender(grid());
  expect(apply).toHaveBeenCalled();
});

test('CSV has inline values and the total, but no footers of groups, and no total of a selection', () => {
  const {unmount} = render(<Grid groupBy={['team']} model={{hours: 'sum'}} columns={columns.slice(0, 2)} />);
  expect(exportedHours()).toEqual(['hours', '6', '1', '5', '20', '20', '26']);
  act(() => api.current.selectRow(1));
  expect(api.current.getDataAsCsv()).not.toContain('26');
  unmount();
  render(
    <Grid
      groupBy={['team']}
      model={{hours: 'sum'}}
      getAggregationPosition={() => 'footer'}
      columns={columns.slice(0, 2)}
    />,
  );
  expect(exportedHours()).toEqual(['hours', '', '1', '5', '', '20', '26']);
});

test('the footer of the fence shows the total', () => {
  const {default: footer} = fenceModule<{default: ComponentType}>(PAGE, 'selectors');
  render(
    <Grid
      rows={[{id: 1, output: 7}]}
      columns={[{field: 'output', type: 'number'}]}
      model={{output: 'sum'}}
      slots={{footer}}
    />,
  );
  expect(screen.getByText('Total output: 7')).toBeInTheDocument();
});
