/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import CustomFilterPanelContent from '../../docs/react-data-grid/filtering/customization/CustomFilterPanelContent';
import CustomFilterPanelPosition from '../../docs/react-data-grid/filtering/customization/CustomFilterPanelPosition';
import CustomInputComponent from '../../docs/react-data-grid/filtering/customization/CustomInputComponent';
import CustomMultiValueOperator from '../../docs/react-data-grid/filtering/customization/CustomMultiValueOperator';
import CustomRatingOperator from '../../docs/react-data-grid/filtering/customization/CustomRatingOperator';
import CustomSelectionOperator from '../../docs/react-data-grid/filtering/customization/CustomSelectionOperator';
import FilterPresets from '../../docs/react-data-grid/filtering-recipes/FilterPresets';
import {toQuery} from '../../docs/react-data-grid/filtering/server-side/toQuery';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';

const SERVER = 'react-data-grid/filtering/server-side';
const RECIPES = 'react-data-grid/filtering-recipes';

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

let api: {current: GridApi};

function Grid({item, ...props}: Partial<DataGridProps> & {item?: GridFilterItem}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <DataGrid
      apiRef={apiRef}
      autoHeight
      columns={[{field: 'name'}]}
      rows={[]}
      initialState={{filter: {filterModel: {items: item ? [item] : []}}}}
      {...props}
    />
  );
}

const rowIds = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']).join(' ');
const titles = () =>
  [...document.querySelectorAll('[role=cell][data-field=title]')].map(({textContent}) => textContent);

describe('demos', () => {
  test('films with enough stars, and of a length between two numbers', () => {
    jest.useFakeTimers();
    const {container, unmount} = render(<CustomRatingOperator />);
    expect(titles()).toEqual(['The Last Ferry', 'North of Nowhere', 'Salt and Snow', 'Aunt Odile']);
    fireEvent.click(container.querySelector('[type=radio][value="5"]')!);
    expect(titles()).toEqual(['Salt and Snow']);
    unmount();
    const {container: ranges} = render(<CustomMultiValueOperator />);
    expect(titles()).toEqual(['The Last Ferry', 'Paper Moons', 'Room for Ravens', 'Aunt Odile']);
    const [from, to] = ranges.querySelectorAll('[type=number]');
    fireEvent.change(from!, {target: {value: ''}});
    fireEvent.change(to!, {target: {value: '90'}});
    act(() => jest.advanceTimersByTime(150));
    expect(titles()).toEqual(['Two Spoons', 'Harbor Lights']);
    fireEvent.change(to!, {target: {value: ''}});
    act(() => jest.advanceTimersByTime(150));
    expect(titles()).toHaveLength(8);
  });

  test('selected films only, and a slider that keeps its value with another operator', () => {
    const {container, unmount} = render(<CustomSelectionOperator />);
    expect(titles()).toEqual(['The Last Ferry', 'Salt and Snow', 'Aunt Odile']);
    fireEvent.click(container.querySelector('.MuiSwitch-input')!);
    expect(titles().length).toBeGreaterThan(3);
    unmount();
    const {container: slider} = render(<CustomInputComponent />);
    // The hidden one for “and” and “or”, that of the column, that of the operator.
    fireEvent.change(slider.querySelectorAll('select')[2]!, {target: {value: '<='}});
    expect(titles()).toEqual(['Paper Moons', 'Two Spoons', 'Aunt Odile', 'Harbor Lights']);
  });
});

test('the panel of a demo is open from the start and leaves the focus alone, opened again it takes the focus', () => {
  jest.useFakeTimers();
  const {unmount} = render(<CustomFilterPanelContent />);
  const columnNames = () =>
    [...document.querySelectorAll('.MuiDataGrid-filterFormColumnInput option')].map(({textContent}) => textContent);
  expect(columnNames()).toEqual(['Film', 'Genre', 'Minutes']);
  expect(titles()).toEqual(['The Last Ferry', 'Salt and Snow']);
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<CustomFilterPanelPosition />);
  const input = () => document.querySelector('.MuiDataGrid-panel .MuiDataGrid-filterFormValueInput input');
  expect(input()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  const button = document.querySelector('[aria-label="Show filters"]')!;
  fireEvent.click(button);
  // The grid closes its panel with a delay.
  act(() => jest.advanceTimersByTime(100));
  fireEvent.click(button);
  expect(document.activeElement).toBe(input());
});

test('stars in the panel and in the toolbar are groups of their own', () => {
  render(<CustomRatingOperator />);
  fireEvent.click(document.querySelector('[data-field=rating] [aria-label=Menu]')!);
  fireEvent.click([...document.querySelectorAll('[role=menuitem]')].find((item) => item.textContent === 'Filter')!);
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
  expect(new Set(radios.map(({name}) => name)).size).toBe(2);
  expect(radios.filter(({checked}) => checked).map(({value}) => value)).toEqual(['4', '4']);
});

test('a preset is selected until users change the filter in the grid', () => {
  render(<FilterPresets />);
  const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({textContent}) => textContent);
  expect(pressed()).toEqual(['To pack']);
  fireEvent.click([...document.querySelectorAll('[aria-pressed]')].at(-1)!);
  expect(pressed()).toEqual(['Large orders']);
  fireEvent.click(document.querySelector('[data-field=customer] [aria-label=Menu]')!);
  fireEvent.click([...document.querySelectorAll('[role=menuitem]')].find((item) => item.textContent === 'Filter')!);
  expect(pressed()).toEqual([]);
});

test('new columns do not filter again, unstable_applyFilters does', () => {
  const columns = (text: string): GridColDef[] => [{field: 'name', valueGetter: () => text}];
  const props = {rows: [{id: 1}], item: {field: 'name', operator: 'contains', value: 'a'}};
  const {rerender} = render(<Grid {...props} columns={columns('b')} />);
  rerender(<Grid {...props} columns={columns('a')} />);
  expect(rowIds()).toBe('');
  act(() => api.current.unstable_applyFilters());
  expect(rowIds()).toBe('1');
});

describe('what a server gets', () => {
  test('the table of the page has the operators of the package', () => {
    const text = readProjectFile(`docs/${SERVER}/index.mdx`);
    const rows = text.split('\n').filter((line) => /^\| .*(`\w+`|`[=!<>]+`|the same).*\|$/.test(line));
    const operatorsOf = (start: RegExp) => {
      const row = rows.find((line) => start.test(line))!;
      return [...row.split('|')[2]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    };
    const valuesOf = (operators: GridFilterOperator[]) => operators.map(({value}) => value);
    const empty = ['isEmpty', 'isNotEmpty'];
    expect(operatorsOf(/isEmpty/)).toEqual(empty);
    expect([...operatorsOf(/'string'/), ...empty, 'isAnyOf']).toEqual(valuesOf(getGridStringOperators()));
    expect([...operatorsOf(/'number'/), ...empty, 'isAnyOf']).toEqual(valuesOf(getGridNumericOperators()));
    expect([...operatorsOf(/'date'/), ...empty]).toEqual(valuesOf(getGridDateOperators(true)));
    expect(operatorsOf(/'boolean'/)).toEqual(valuesOf(getGridBooleanOperators()));
    expect([...operatorsOf(/'singleSelect'/), 'isAnyOf']).toEqual(valuesOf(getGridSingleSelectOperators()));
  });

  test('a number arrives as the text that was typed, and opening a filter changes no request', () => {
    jest.useFakeTimers();
    const models: GridFilterModel[] = [];
    render(
      <Grid
        columns={[{field: 'size', type: 'number'}]}
        filterMode="server"
        onFilterModelChange={(model) => models.push(model)}
      />,
    );
    act(() => api.current.showFilterPanel('size'));
    fireEvent.change(document.querySelector('.MuiDataGrid-panel input')!, {target: {value: '12.5'}});
    act(() => jest.advanceTimersByTime(150));
    const fence = fenceModule<{toQuery: typeof toQuery}>(SERVER, 'fewer-requests').toQuery;
    for (const query of [toQuery, fence]) {
      expect(models.map((model) => (JSON.parse(query(model)) as GridFilterModel).items)).toEqual([
        [],
        [{field: 'size', operator: '=', value: '12.5'}],
      ]);
      expect(query({items: [{field: 'size', operator: 'isEmpty'}]})).toContain('isEmpty');
    }
  });
});

test('a stored filter loses what is unknown, and nonsense is no filter', () => {
  const {readFilter} = fenceModule<{readFilter: (stored: string | null, columns: GridColDef[]) => GridFilterModel}>(
    RECIPES,
    'keep-filters',
  );
  const known = {field: 'name', operator: 'contains', value: 'an'};
  const stored = JSON.stringify({items: [known, {...known, operator: 'equal'}, {...known, field: 'gone'}]});
  expect(readFilter(stored, [{field: 'name'}])).toEqual({items: [known]});
  const typed: GridColDef[] = [
    {field: 'day', type: 'date'},
    {field: 'size', type: 'number'},
    {field: 'kind', type: 'singleSelect', valueOptions: [1, 2]},
    {field: 'name'},
  ];
  const items = [
    {field: 'day', operator: 'after', value: '2026-03-04'},
    {field: 'day', operator: 'isEmpty'},
    {field: 'size', operator: 'isAnyOf', value: ['1', '2']},
    {field: 'size', operator: '>=', value: 50},
    {field: 'size', operator: 'isAnyOf', value: [1, '2']},
    {field: 'kind', operator: 'is', value: 2},
  ];
  const unsafe = [
    {field: 'day', operator: 'after', value: 'soon'},
    {field: 'name', operator: 'contains', value: 5},
    {field: 'name', operator: 'contains', value: ['an']},
    {field: 'name', operator: 'isAnyOf', value: [5]},
    {field: 'name', operator: 'contains', value: 'x'.repeat(33_000)},
  ];
  expect(readFilter(JSON.stringify({items: [...unsafe, ...items]}), typed)).toEqual({items});
  for (const item of items) {
    render(<Grid item={item} columns={typed} rows={[{id: 1, name: 'x'}]} />).unmount();
  }
  for (const item of unsafe) {
    expect(() => render(<Grid item={item} columns={typed} rows={[{id: 1, name: 'x'}]} />)).toThrow();
  }
  for (const nonsense of [null, '', 'null', '{"items":5}', '{"items":[null]}', '<script>', '{}']) {
    expect(readFilter(nonsense, [{field: 'name'}])).toEqual({items: []});
  }
});

test('a stored “or” stays, other operators of the model do not', () => {
  const {readFilter} = fenceModule<{readFilter: (stored: string, columns: GridColDef[]) => GridFilterModel}>(
    RECIPES,
    'keep-filters',
  );
  const items = ['a', 'b'].map((value, id) => ({id, field: 'name', operator: 'contains', value}));
  const read = (logicOperator: unknown) => readFilter(JSON.stringify({items, logicOperator}), [{field: 'name'}]);
  expect(read('or')).toEqual({items, logicOperator: 'or'});
  expect([read('and'), read('xor'), read({})]).toEqual([{items}, {items}, {items}]);
});

test('a form filters when it is sent, and the grid offers no filter of its own', () => {
  const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(RECIPES, 'apply-button');
  const {container} = render(<Guests rows={['Anna', 'Ben'].map((name, id) => ({id, name}))} />);
  fireEvent.change(container.querySelector('[name=name]')!, {target: {value: 'ann'}});
  expect(rowIds()).toBe('0 1');
  fireEvent.submit(container.querySelector('form')!);
  expect(rowIds()).toBe('0');
});
