/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {DataGridPremium, type GridColDef, type GridInitialState} from '@mui/x-data-grid-premium';
import {readSavedState, writeSavedState, type GridShape} from '../../docs/react-data-grid/state/savedState';
import {rowsTest} from '../rowsTest';

const COLUMNS: GridColDef[] = [
  {field: 'id'},
  {field: 'customer'},
  {field: 'total', type: 'number'},
  {field: 'secret', filterable: false},
  {field: 'range', filterOperators: [{value: 'between', getApplyFilterFn: () => null}]},
];
const DEFAULTS: GridInitialState = {
  columns: {columnVisibilityModel: {id: false, secret: false}},
  sorting: {sortModel: [{field: 'total', sort: 'asc'}]},
};
const SHAPE: GridShape = {columns: COLUMNS, pageSizeOptions: [25, 50], initialState: DEFAULTS};

const read = (initialState: unknown, density: unknown = 'compact') =>
  readSavedState(JSON.stringify({version: 1, density, initialState}), SHAPE);
const filtered = (...items: unknown[]) =>
  read({filter: {filterModel: {items}}})?.initialState.filter?.filterModel?.items;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

rowsTest(
  'texts that are no saved state are not used at all',
  [
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"text"',
    '{}',
    '{"version":1}',
    '{"version":2,"initialState":{}}',
    '{"version":1,"initialState":[]}',
    '<script>alert(1)</script>',
  ],
  (text) => {
    expect(readSavedState(text, SHAPE)).toBeNull();
  },
);

test('10 MB are not even parsed', () => {
  const parse = jest.spyOn(JSON, 'parse');
  expect(readSavedState(`{"version":1,"initialState":{},"x":"${'x'.repeat(10_000_000)}"}`, SHAPE)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
});

rowsTest(
  'a part of a wrong type gives way to what the application begins with',
  [
    ...[null, 7, 'text', [], true].flatMap((wrong) => [
      {columns: wrong},
      {filter: wrong},
      {sorting: wrong},
      {pagination: wrong},
      {pinnedColumns: wrong},
      {rowGrouping: wrong},
      {aggregation: wrong},
    ]),
    {filter: {filterModel: 'text'}},
    {sorting: {sortModel: {length: 2}}},
    {pagination: {paginationModel: {page: 0, pageSize: 1e9}}},
    {rowGrouping: {model: 'customer'}},
    {aggregation: {model: ['sum']}},
    {rows: {dataRowIdToModelLookup: {}}, detailPanel: {expandedRowIds: [1]}, preferencePanel: {open: true}},
  ],
  (part) => {
    expect(read(part)?.initialState).toEqual(DEFAULTS);
  },
);

test('columns that are gone, and keys of prototypes, are left out everywhere', () => {
  const bad = ['gone', '__proto__', 'constructor', 'toString', 7, null];
  const model = '{"gone":false,"__proto__":false,"constructor":false,"customer":false}';
  const text = `{"version":1,"density":"__proto__","initialState":{
    "columns":{"orderedFields":${JSON.stringify([...bad, 'total', 'total', 'id'])},
      "columnVisibilityModel":${model},
      "dimensions":{"__proto__":{"width":1},"gone":{"width":1},
        "total":{"width":"12","flex":null,"minWidth":-4,"maxWidth":-1,"__proto__":{"width":1}}}},
    "sorting":{"sortModel":[{"field":"__proto__","sort":"asc"},{"field":"id","sort":"up"},{"field":"total","sort":"desc"},7]},
    "pinnedColumns":{"left":["constructor","id"],"right":["id","total","__proto__"]},
    "rowGrouping":{"model":["__proto__","gone","customer"]},
    "aggregation":{"model":{"__proto__":"sum","total":"constructor","id":"size"}}}}`;
  const result = readSavedState(text, SHAPE);
  expect(result).toEqual({
    density: 'standard',
    initialState: {
      columns: {
        orderedFields: ['total', 'id'],
        columnVisibilityModel: {secret: false, customer: false},
        dimensions: {total: {maxWidth: -1}},
      },
      sorting: {sortModel: [{field: 'total', sort: 'desc'}]},
      pinnedColumns: {left: ['id'], right: ['total']},
      rowGrouping: {model: ['customer']},
      aggregation: {model: {id: 'size'}},
    },
  });
  expect(({} as {width?: number}).width).toBeUndefined();
});

rowsTest(
  'filters that the grid could not apply are left out',
  [
    {field: 'gone', operator: 'contains', value: 'x'},
    {field: 'constructor', operator: 'contains', value: 'x'},
    {field: 'customer', operator: 'gone', value: 'x'},
    {field: 'total', operator: 'contains', value: 'x'},
    {field: 'secret', operator: 'contains', value: 'x'},
    {field: {toString: 'customer'}, operator: 'contains'},
    'text',
    null,
    7,
  ],
  (item) => {
    expect(filtered(item)).toEqual([]);
  },
);

rowsTest(
  'values of a wrong type are left out of a filter',
  [
    {field: 'customer', operator: 'contains', value: 5},
    {field: 'customer', operator: 'contains', value: ['x']},
    {field: 'customer', operator: 'contains', value: 'x'.repeat(1_001)},
    {field: 'customer', operator: 'isAnyOf', value: 'x'},
    {field: 'customer', operator: 'isAnyOf', value: ['x', 5]},
    {field: 'total', operator: '>', value: {}},
    {field: 'range', operator: 'between', value: [1, {}]},
  ],
  (item) => {
    expect(filtered({...item, id: 3})).toEqual([{id: 3, field: item.field, operator: item.operator}]);
  },
);

test('good filters stay as they are, with different ids', () => {
  const items = [
    {id: 4, field: 'customer', operator: 'isAnyOf', value: ['Ada', 'Ben']},
    {id: 5, field: 'total', operator: '>', value: 5},
    {id: 6, field: 'range', operator: 'between', value: [1, 2]},
    {id: 'x', field: 'customer', operator: 'isEmpty'},
  ];
  expect(filtered(...items)).toEqual(items);
  expect(filtered(items[0], items[0])?.map(({id}) => id)).toEqual([0, 1]);
});

test('a column that was added later is hidden if the application hides it', () => {
  const state = {columns: {orderedFields: ['id', 'customer', 'total'], columnVisibilityModel: {}}};
  expect(read(state)?.initialState.columns?.columnVisibilityModel).toEqual({secret: false});
});

test('the width of the column of groups is kept, a panel that is open is not', () => {
  const text = writeSavedState(
    {
      preferencePanel: {open: true},
      columns: {
        orderedFields: ['__row_group_by_columns_group__'],
        dimensions: {__row_group_by_columns_group__: {width: 300}},
      },
    },
    'comfortable',
  );
  const initialState = readSavedState(text, SHAPE)?.initialState;
  expect(initialState?.columns?.dimensions).toEqual({__row_group_by_columns_group__: {width: 300}});
  expect(initialState).not.toHaveProperty('preferencePanel');
});

test('without this check, the grid throws an error on each visit', () => {
  const grid = (initialState: unknown) => (
    <div style={{width: 600, height: 300}}>
      <DataGridPremium rows={[{id: 1}]} columns={COLUMNS} initialState={initialState as GridInitialState} />
    </div>
  );
  const withItem = (item: object) => grid({filter: {filterModel: {items: [item]}}});
  expect(() => render(withItem({field: 'customer', operator: 'gone', value: 'x'}))).toThrow(
    "MUI: No filter operator found for column 'customer' and operator value 'gone'.",
  );
  expect(() => render(withItem({field: 'customer', operator: 'contains', value: 5}))).toThrow('trim is not a function');
  expect(() => render(grid({sorting: {sortModel: 'total'}}))).toThrow('sortModel.map is not a function');
});
