/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {createTheme, ThemeProvider, type ThemeOptions} from '@mui/material/styles';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import SearchCells from '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterDataGridPro';
import CareOperator from '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterOperatorDataGridPro';
import StockFilter from '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterSingleDataGridPro';
import SimpleFilters from '../../docs/react-data-grid/filtering/header-filters/SimpleHeaderFilteringDataGridPro';
import {fenceModule} from './pageFence';

let api: {current: GridApiPro};

beforeEach(() => {
  jest.useFakeTimers();
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Grid(props: Partial<Omit<DataGridProProps, 'pagination'>> & {columns: GridColDef[]}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  const rows = [1, 2, 3].map((v) => ({id: v, text: `t${v}`, number: v, year: v, own: v}));
  return <DataGridPro autoHeight disableVirtualization unstable_headerFilters apiRef={apiRef} rows={rows} {...props} />;
}

const cell = (field: string) =>
  document.querySelector<HTMLElement>(`.MuiDataGrid-headerFilterRow [data-field=${field}]`)!;
const field = (name: string) => cell(name).querySelector('input')!;
const names = () => [...document.querySelectorAll('[role=cell][data-field=name]')].map(({textContent}) => textContent);
const items = () => api.current.state.filter.filterModel.items;

function type(element: Element, value: string): void {
  fireEvent.change(element, {target: {value}});
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
}

test('a field shows the first item of its column, but none with isAnyOf', () => {
  const filterModel = {
    items: [
      {id: 1, field: 'text', operator: 'isAnyOf', value: ['t2', 't3']},
      {id: 2, field: 'number', operator: '>', value: '1'},
      {id: 3, field: 'number', operator: '<', value: '3'},
    ],
  };
  render(<Grid columns={[{field: 'text'}, {field: 'number', type: 'number'}]} filterModel={filterModel} />);
  expect([field('text').value, field('number').value]).toEqual(['', '1']);
  expect([...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id'])).toEqual([
    '2',
  ]);
});

test('an item without a value chooses the operator, until the field is cleared', () => {
  const filterModel = {items: [{id: 1, field: 'number', operator: '>='}]};
  render(<Grid columns={[{field: 'number', type: 'number'}]} initialState={{filter: {filterModel}}} />);
  type(field('number'), '2');
  expect(items()).toMatchObject([{id: 1, operator: '>=', value: '2'}]);
  type(field('number'), '');
  expect(items()).toEqual([]);
  type(field('number'), '2');
  expect(items()).toMatchObject([{operator: '=', value: '2'}]);
});

test('the list of operators has all but isAnyOf, and opens with Ctrl + Enter', () => {
  render(<Grid columns={[{field: 'text'}]} />);
  act(() => api.current.setColumnHeaderFilterFocus('text'));
  fireEvent.keyDown(cell('text'), {key: 'Enter', ctrlKey: true});
  const operators = [...document.querySelectorAll('[role=menuitem]')].map(({textContent}) => textContent);
  expect(operators).toEqual(['Contains', 'Equals', 'Starts with', 'Ends with', 'Is empty', 'Is not empty']);
});

test('Enter moves the focus into the field, and Escape back to the cell', () => {
  render(<Grid columns={[{field: 'text'}]} />);
  act(() => api.current.setColumnHeaderFilterFocus('text'));
  expect(cell('text')).toHaveFocus();
  expect(cell('text')).toHaveAttribute('aria-label', 'text');
  fireEvent.keyDown(cell('text'), {key: 'Enter'});
  expect(field('text')).toHaveFocus();
  fireEvent.keyDown(field('text'), {key: 'Escape'});
  expect(cell('text')).toHaveFocus();
});

function operator(value: string, headerLabel?: string): GridFilterOperator {
  const InputComponent = ({label}: {label: string}) => <i>{`${value}: ${label}`}</i>;
  return {value, label: value, getApplyFilterFn: () => null, InputComponent, ...(headerLabel && {headerLabel})};
}

test('the field is that of the first operator, whatever is chosen', () => {
  const filterModel = {items: [{id: 1, field: 'own', operator: 'second', value: 'x'}]};
  const filterOperators = [operator('first', 'First'), operator('second', 'Second')];
  render(<Grid columns={[{field: 'own', filterOperators}]} filterModel={filterModel} />);
  expect(cell('own').querySelector('i')).toHaveTextContent('first: First');
});

test('an operator without a label for the header throws (#11029), and so does a column without operators', () => {
  const grid = (column: GridColDef) => () => render(<Grid columns={[column]} />);
  expect(grid({field: 'a', filterOperators: [operator('atMost')]})).toThrow(
    'Missing translation for key headerFilterOperatorAtMost.',
  );
  expect(grid({field: 'b', filterOperators: undefined})).toThrow("undefined (reading '0')");
  expect(grid({field: 'c', filterOperators: []})).toThrow("undefined (reading 'value')");
});

test('a column of the same field and another type, in an earlier grid, leaves its operator behind (#18949)', () => {
  render(<Grid columns={[{field: 'year'}]} />).unmount();
  render(<Grid columns={[{field: 'year', type: 'number'}]} />);
  expect(() => type(field('year'), '2')).toThrow(
    "MUI: No filter operator found for column 'year' and operator value 'contains'.",
  );
});

test('no field: renderHeaderFilter returns null, or filterable is false', () => {
  render(
    <Grid
      columns={[
        {field: 'text', renderHeaderFilter: () => null},
        {field: 'number', filterable: false},
      ]}
    />,
  );
  expect([field('text'), field('number')]).toEqual([null, null]);
});

test('a text field of your own loses the focus after a letter, unless it stops the key (#12326)', () => {
  const text = (stopsKeys: boolean): GridColDef => ({
    field: 'text',
    renderHeaderFilter: ({tabIndex}) => (
      <input tabIndex={tabIndex} onKeyDown={(event) => stopsKeys && event.stopPropagation()} />
    ),
  });
  const press = (stopsKeys: boolean) => {
    const {unmount} = render(<Grid columns={[text(stopsKeys)]} />);
    act(() => api.current.setColumnHeaderFilterFocus('text'));
    expect(field('text')).toHaveFocus();
    fireEvent.keyDown(field('text'), {key: 'a'});
    const hasFocus = document.activeElement === field('text');
    unmount();
    return hasFocus;
  };
  expect([press(false), press(true)]).toEqual([false, true]);
});

test('the fence names every field “Search”', () => {
  const {default: Clients} = fenceModule<{default: ComponentType}>(
    'react-data-grid/filtering/header-filters',
    'customize-header-filters',
  );
  render(<Clients />);
  expect(cell('client').querySelector('label')).toHaveTextContent('Search');
  type(field('client'), 'aurora');
  expect(document.querySelector('[aria-label="Clear filter"]')).toBeNull();
});

test('simple filters have no list of operators, and the menu no filter', () => {
  render(<SimpleFilters />);
  expect(document.querySelector('.MuiDataGrid-headerFilterRow [aria-label=Operator]')).toBeNull();
  expect(names()).toEqual(['Lavender', 'Rosemary']);
});

test('the checkbox sets and removes its filter, and keeps the keys that it needs', () => {
  render(<StockFilter />);
  const box = field('inStock');
  expect(names()).toHaveLength(3);
  expect(fireEvent.keyDown(box, {key: ' '})).toBe(true);
  fireEvent.click(box);
  expect(names()).toHaveLength(5);
  fireEvent.click(box);
  expect(names()).toHaveLength(3);
});

test.each([
  ['true', 7, true],
  ['false', 'inStock', false],
  [undefined, 'inStock', false],
])('a filter %s that was set in the panel, with the id %s, checks the checkbox: %s', (value, id, checked) => {
  const filterModel = {items: [{id, field: 'inStock', operator: 'is', value}]};
  const components = {MuiDataGrid: {defaultProps: {filterModel}}} as ThemeOptions['components'];
  render(
    <ThemeProvider theme={createTheme({components})}>
      <StockFilter />
    </ThemeProvider>,
  );
  expect((field('inStock') as HTMLInputElement).checked).toBe(checked);
});

test('the operator “at most” filters from its list', () => {
  render(<CareOperator />);
  expect(names()).toHaveLength(3);
  expect(cell('care').querySelector('label')).toHaveTextContent('At most');
  type(cell('care').querySelector('select')!, '1');
  expect(names()).toEqual(['Lavender']);
  type(cell('care').querySelector('select')!, '');
  expect(names()).toHaveLength(5);
});

test('search cells filter, survive a long text, and move the focus by arrow', () => {
  render(<SearchCells />);
  expect(names()).toHaveLength(2);
  type(field('origin'), '');
  type(field('name'), 'LAV');
  expect(names()).toEqual(['Lavender']);
  type(field('name'), '<script>'.repeat(1_000_000));
  expect(names()).toEqual([]);
  type(field('name'), '');
  fireEvent.focus(field('origin'));
  fireEvent.keyDown(field('origin'), {key: 'ArrowDown'});
  expect(document.querySelector('[role=cell][data-field=origin]')).toHaveAttribute('tabindex', '0');
});
