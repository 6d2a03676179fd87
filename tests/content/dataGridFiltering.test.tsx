/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  GridLogicOperator,
  useGridApiContext,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import ControlledFilters from '../../docs/react-data-grid/filtering/ControlledFilters';
import FilterApiNoSnap from '../../docs/react-data-grid/filtering/FilterApiNoSnap';
import {shortTextOperators} from '../../docs/react-data-grid/shared/shortText';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/filtering';

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

const columns: GridColDef[] = [
  {field: 'text'},
  {field: 'number', type: 'number'},
  {field: 'day', type: 'date'},
  {field: 'yes', type: 'boolean'},
  {field: 'choice', type: 'singleSelect', valueOptions: ['a', 'b']},
];
const rows = [
  {id: 0, text: 'Café', number: 3, day: new Date(2026, 1, 1, 23), yes: true, choice: 'a'},
  {id: 1, text: 'cafe', number: 1, day: new Date(2026, 1, 2, 1), yes: false},
  {id: 2, text: '', number: null, day: null, yes: false},
  {id: 3, text: '9 (a+b)', number: 10, day: new Date(2026, 1, 3), yes: true},
];

/** Fewer cells to render; filters of hidden columns apply. */
const ONLY_TEXT = {number: false, day: false, yes: false, choice: false};

function Grid({component: Tested = DataGridPro, ...props}: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 400}}>
      <Tested
        apiRef={apiRef}
        disableVirtualization
        columns={columns}
        columnVisibilityModel={ONLY_TEXT}
        rows={rows}
        {...props}
      />
    </div>
  );
}

/** The ids of the rows that are shown. */
function shown(): string {
  return [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']).join('');
}

function filter(...items: GridFilterItem[]): string {
  act(() => api.current.setFilterModel({items}));
  return shown();
}

test('the table of the page has the operators of the package', () => {
  const table = new Map(
    [...readProjectFile(`docs/${PAGE}/index.mdx`).matchAll(/^\| (`\w+`[^|]*)\|([^|]*`is[^|]*)\|/gm)].flatMap(
      ([, types, operators]) =>
        [...types!.matchAll(/\w+/g)].map(([type]) => [
          type,
          [...operators!.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
        ]),
    ),
  );
  const names = (operators: {value: string}[]) => operators.map(({value}) => value);
  expect(Object.fromEntries(table)).toEqual({
    string: names(getGridStringOperators()),
    number: names(getGridNumericOperators()),
    date: names(getGridDateOperators()),
    dateTime: names(getGridDateOperators(true)),
    boolean: names(getGridBooleanOperators()),
    singleSelect: names(getGridSingleSelectOperators()),
  });
});

test('which rows an item matches', () => {
  render(<Grid />);
  const text = (operator: string, value?: unknown) => filter({field: 'text', operator, value});
  const number = (operator: string, value?: unknown) => filter({field: 'number', operator, value});
  expect([text('contains', ' CAFE '), text('equals', 'cafe'), text('isAnyOf', ['cafe'])]).toEqual(['1', '01', '01']);
  expect([text('contains', '(a+'), text('contains', ''), text('isEmpty')]).toEqual(['3', '0123', '2']);
  expect([number('=', '3'), number('=', 3), number('isAnyOf', ['3', '10'])]).toEqual(['0', '0', '03']);
  expect([number('!=', '3'), number('<', '3'), number('>', 'x')]).toEqual(['123', '1', '0123']);
  expect([number('=', null), number('>', null), number('!=', null)]).toEqual(['', '013', '0123']);
  expect([number('>', undefined), number('>', ''), text('contains', null)]).toEqual(['0123', '0123', '0123']);
  const nulls = ['day', 'choice', 'yes'].map((field) => filter({field, operator: 'is', value: null}));
  expect(nulls).toEqual(['0123', '0123', '0123']);
  expect(filter({field: 'day', operator: 'is', value: '2026-02-01'})).toBe('0');
  expect(filter({field: 'day', operator: 'not', value: '2026-02-01'})).toBe('13');
  expect(filter({field: 'choice', operator: 'not', value: 'a'})).toBe('123');
});

test('a boolean needs its value as text (#10049)', () => {
  render(<Grid />);
  const is = (value: unknown) => filter({field: 'yes', operator: 'is', value});
  expect([is('true'), is('false'), is(true), is(false)]).toEqual(['03', '12', '12', '0123']);
});

test.each([
  ['text', '>', '3', "MUI: No filter operator found for column 'text' and operator value '>'."],
  ['text', 'contains', 3, 'filterItem.value.trim is not a function'],
  ['day', 'is', new Date(), 'filterItem.value.match is not a function'],
  ['day', 'is', 'tomorrow', "Cannot read properties of null (reading 'slice')"],
  ['text', 'contains', 'x'.repeat(100_000), 'Regular expression too large'],
])('a wrong item for %s throws: %s', (field, operator, value, message) => {
  const filterModel = {items: [{field, operator, value}]};
  expect(() => render(<Grid initialState={{filter: {filterModel}}} />)).toThrow(message);
});

test('the free grid takes the first item and says so, and items without an id get one', () => {
  const filterModel: GridFilterModel = {
    items: [
      {field: 'number', operator: '>', value: '2'},
      {field: 'text', operator: 'contains', value: '9'},
    ],
  };
  const onFilterModelChange = jest.fn<void, [GridFilterModel]>();
  const {unmount} = render(<Grid component={DataGrid} filterModel={filterModel} />);
  expect(shown()).toBe('03');
  expect(errors.mock.calls.join()).toContain('The `filterModel` can only contain a single item');
  unmount();
  render(<Grid filterModel={filterModel} onFilterModelChange={onFilterModelChange} />);
  expect(shown()).toBe('3');
  expect(errors.mock.calls.join()).toContain('MUI: The `id` field is required on `filterModel.items`');
  expect(onFilterModelChange.mock.calls[0]?.[0].items.map(({id}) => typeof id)).toEqual(['number', 'number']);
});

test('items are combined by "and", unless the model says "or"', () => {
  render(<Grid />);
  const items = [
    {id: 1, field: 'number', operator: '>', value: '2'},
    {id: 2, field: 'text', operator: 'startsWith', value: 'c'},
  ];
  expect(filter(...items)).toBe('0');
  act(() => api.current.setFilterModel({items, logicOperator: GridLogicOperator.Or}));
  expect(shown()).toBe('013');
});

test('undefined keeps the filters, an empty list clears them, and without a callback nothing changes', () => {
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'c'}]};
  const {rerender} = render(<Grid filterModel={filterModel} />);
  expect(filter()).toBe('01');
  rerender(<Grid filterModel={undefined} />);
  expect(shown()).toBe('01');
  rerender(<Grid filterModel={{items: []}} />);
  expect(shown()).toBe('0123');
});

test('a column that is gone or cannot be filtered loses its filter, also at first', () => {
  const onFilterModelChange = jest.fn<void, [GridFilterModel]>();
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'c'}]};
  const {rerender, unmount} = render(<Grid initialState={{filter: {filterModel}}} />);
  expect(shown()).toBe('01');
  rerender(<Grid columns={columns.slice(1)} onFilterModelChange={onFilterModelChange} />);
  expect(shown()).toBe('0123');
  expect(onFilterModelChange.mock.lastCall?.[0].items).toEqual([]);
  unmount();
  render(<Grid columns={[{field: 'text', filterable: false}]} initialState={{filter: {filterModel}}} />);
  expect(shown()).toBe('0123');
});

test('with disableColumnFilter and on a hidden column, filters of the code apply', () => {
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'c'}]};
  render(<Grid disableColumnFilter columnVisibilityModel={{text: false}} filterModel={filterModel} />);
  expect(shown()).toBe('01');
});

test('in the free grid, the panel of another column removes the filter', () => {
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'c'}]};
  render(<Grid component={DataGrid} initialState={{filter: {filterModel}}} />);
  act(() => api.current.showFilterPanel('number'));
  expect(shown()).toBe('0123');
});

test('ignoreDiacritics finds accents, not other letters, and needs a new filter to take effect', () => {
  const {default: Clients} = fenceModule<{default: ComponentType}>(PAGE, 'ignore-diacritics-accents');
  const {unmount} = render(<Clients />);
  expect(shown()).toBe('12');
  unmount();
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'cafe'}]};
  const {rerender} = render(<Grid initialState={{filter: {filterModel}}} />);
  rerender(<Grid ignoreDiacritics />);
  expect(shown()).toBe('1');
  expect(filter({field: 'text', operator: 'contains', value: 'cafe'})).toBe('01');
});

test('ignoreDiacritics removes accents from texts, not from those in an array', () => {
  const getApplyFilterFn = jest.fn<null, [GridFilterItem]>(() => null);
  const hasTag = {value: 'has', getApplyFilterFn};
  const options = {type: 'singleSelect', valueOptions: ['Café', 'Bar']} as const;
  render(
    <Grid
      ignoreDiacritics
      columns={[{field: 'text'}, {...options, field: 'choice'}, {field: 'tags', filterOperators: [hasTag]}]}
      rows={[{id: 1, text: 'Café', choice: 'Café'}]}
    />,
  );
  const find = (field: string, operator: string, value: unknown) => filter({field, operator, value});
  expect([find('choice', 'is', 'Café'), find('choice', 'isAnyOf', ['Café'])]).toEqual(['1', '']);
  expect(find('text', 'isAnyOf', ['Café'])).toBe('1');
  const given = (value: unknown) => (find('tags', 'has', value), getApplyFilterFn.mock.lastCall?.[0].value as unknown);
  expect([given('é'), given(['é'])]).toEqual(['e', ['é']]);
});

test('operators for short text survive any length, and limit what users type', () => {
  render(<Grid columns={[{field: 'text', filterOperators: shortTextOperators}]} />);
  expect(filter({field: 'text', operator: 'contains', value: '<script>'.repeat(1_000_000)})).toBe('');
  expect(filter({field: 'text', operator: 'contains', value: 'CAF'})).toBe('01');
  const fence = fenceModule<{columns: GridColDef[]}>(PAGE, 'long-values').columns[0]?.filterOperators;
  for (const [operator] of [shortTextOperators, fence ?? []]) {
    expect(operator?.InputComponentProps).toEqual({InputProps: {inputProps: {maxLength: 100}}});
  }
});

type FencedGrid = {default: ComponentType<TestGridProps & {year?: number}>};

function Toolbar() {
  api = useGridApiContext() as typeof api;
  return null;
}

test('another data set clears the filters', () => {
  const {default: Report} = fenceModule<FencedGrid>(PAGE, 'clear-the-filters');
  const props = {rows, columns, disableVirtualization: true, slots: {toolbar: Toolbar}};
  const {rerender} = render(<Report {...props} year={2025} />);
  expect(filter({field: 'text', operator: 'contains', value: 'c'})).toBe('01');
  rerender(<Report {...props} rows={rows.slice(1)} year={2025} />);
  expect(shown()).toBe('1');
  rerender(<Report {...props} year={2026} />);
  expect(shown()).toBe('0123');
});

test('the count of matching rows is that of the grid, also after new rows', () => {
  const {default: Members} = fenceModule<FencedGrid>(PAGE, 'read-the-rows-that-match');
  const filterModel = {items: [{field: 'text', operator: 'contains', value: 'c'}]};
  const props = {rows, columns, initialState: {filter: {filterModel}}};
  const {container, rerender} = render(<Members {...props} />);
  expect(container.querySelector('p')).toHaveTextContent('2 members');
  rerender(<Members {...props} rows={[...rows, {...rows[0], id: 9}]} />);
  expect(container.querySelector('p')).toHaveTextContent('3 members');
});

test('buttons and filters change one state', () => {
  const {container} = render(<ControlledFilters />);
  expect(shown()).toBe('260226032605');
  fireEvent.click(container.querySelector('[value=true]')!);
  expect(shown()).toBe('26012604');
  fireEvent.click(container.querySelector('[value=true]')!);
  expect(shown()).toBe('26012602260326042605');
});

test('a chip removes its filter, and the bar says how many rows match', () => {
  const {container} = render(<FilterApiNoSnap />);
  const count = () => Number(container.querySelector('[role=status]')?.textContent?.replace(/\D/g, ''));
  expect(count()).toBeLessThan(5_000);
  expect(container.querySelector('.MuiChip-label')).toHaveTextContent('Total (€) > 200');
  fireEvent.click(container.querySelector('.MuiChip-deleteIcon')!);
  expect(count()).toBe(10_000);
  fireEvent.click(screen.getByText('Large orders'));
  expect(count()).toBeLessThan(5_000);
});
