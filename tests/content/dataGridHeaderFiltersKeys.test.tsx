/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {createTheme, ThemeProvider, type ThemeOptions} from '@mui/material/styles';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGridPro, useGridApiRef, type DataGridProProps, type GridApiPro} from '@mui/x-data-grid-pro';
import SearchCells from '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterDataGridPro';
import SearchCellsTailwind from '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterDataGridPro.tailwind';
import SimpleFilters from '../../docs/react-data-grid/filtering/header-filters/SimpleHeaderFilteringDataGridPro';
import {giveGridsASize} from './dataGridRowsInJest';

// An import that ends in `.css` is a stylesheet for Jest.
const {default: SearchCellsCss} = jest.requireActual<{default: ComponentType}>(
  '../../docs/react-data-grid/filtering/header-filters/CustomHeaderFilterDataGridPro.css.tsx',
);

let api: {current: GridApiPro};

beforeEach(() => {
  // License notices.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(800, 400);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Grid(props: Partial<Omit<DataGridProProps, 'pagination'>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <DataGridPro
      autoHeight
      disableVirtualization
      unstable_headerFilters
      apiRef={apiRef}
      columns={[{field: 'a'}, {field: 'b'}]}
      rows={[{id: 1, a: 'a1', b: 'b1'}]}
      {...props}
    />
  );
}

const ROW = '.MuiDataGrid-headerFilterRow';
/** The filter cell of a column, counted from the left. */
const cell = (index: number) => document.querySelectorAll<HTMLElement>(`${ROW} [role=columnheader]`)[index]!;
const field = (index: number) => cell(index).querySelector('input')!;

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, {key, ...modifiers});
}

/** From the title of the first column to its filter. */
function enterFilters(): void {
  fireEvent.focus(document.querySelector('[role=columnheader]')!);
  act(() => document.querySelector<HTMLElement>('[role=columnheader]')!.focus());
  press('ArrowDown');
  expect(cell(0)).toHaveFocus();
}

test('Tab in a field is left to the browser, for which no other field is a stop', () => {
  render(<Grid />);
  enterFilters();
  press('Enter');
  expect(field(0)).toHaveFocus();
  expect(press('Tab')).toBe(true);
  expect([field(0).tabIndex, field(1).tabIndex]).toEqual([-1, -1]);
  expect(document.querySelectorAll(`${ROW} input[tabindex="0"]`)).toHaveLength(0);
});

test('Shift + Tab in a field begins in the field before, whose cell is the stop before it', () => {
  render(<Grid />);
  enterFilters();
  press('ArrowRight');
  press('Enter');
  expect(field(1)).toHaveFocus();
  expect(press('Tab', {shiftKey: true})).toBe(true);
  expect(field(0)).toHaveFocus();
  expect([cell(0).tabIndex, field(0).tabIndex]).toEqual([0, -1]);
});

test('the next filter is reached by Escape, an arrow and Enter', () => {
  render(<Grid />);
  enterFilters();
  for (const key of ['Enter', 'Escape', 'ArrowRight', 'Enter']) {
    press(key);
  }
  expect(field(1)).toHaveFocus();
});

describe('Ctrl + Enter', () => {
  const isBlocked = () => {
    press('Enter', {ctrlKey: true});
    for (const key of ['Escape', 'Enter', 'Escape', 'ArrowRight']) {
      press(key);
    }
    return !cell(1).contains(document.activeElement);
  };

  test.each<[string, boolean, Partial<DataGridProProps>]>([
    ['with the list', false, {}],
    ['without the list', true, {slots: {headerFilterMenu: null}}],
    ['in a column without filters', true, {columns: [{field: 'a', filterable: false}, {field: 'b'}]}],
    ['in a cell without a field', true, {columns: [{field: 'a', renderHeaderFilter: () => null}, {field: 'b'}]}],
  ])('%s, blocks the cell: %s', (_, expected, props) => {
    render(<Grid {...(props as object)} />);
    enterFilters();
    expect(isBlocked()).toBe(expected);
  });

  test('in the demo without the list, does nothing', () => {
    render(<SimpleFilters />);
    enterFilters();
    expect(isBlocked()).toBe(false);
    press('ArrowLeft');
    press('Enter', {metaKey: true});
    press('Enter');
    expect(field(0)).toHaveFocus();
  });
});

test('without a matching row, ↓ does not leave the header, but the column menu leads to the panel', () => {
  jest.useFakeTimers();
  render(<Grid initialState={{filter: {filterModel: {items: [{field: 'a', operator: 'equals', value: 'zzz'}]}}}} />);
  const header = document.querySelector<HTMLElement>('[role=columnheader]')!;
  act(() => api.current.setColumnHeaderFocus('a'));
  expect(header).toHaveFocus();
  press('ArrowDown');
  expect(header).toHaveFocus();
  press('Enter', {ctrlKey: true});
  act(() => void jest.advanceTimersByTime(1_000));
  fireEvent.click(screen.getByText('Filter'));
  act(() => void jest.advanceTimersByTime(1_000));
  fireEvent.click(screen.getByTitle('Delete'));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(api.current.state.filter.filterModel.items).toEqual([]);
  act(() => api.current.setColumnHeaderFocus('a'));
  press('ArrowDown');
  expect(cell(0)).toHaveFocus();
});

test.each<[string, ComponentType]>([
  ['MUI System', SearchCells],
  ['CSS', SearchCellsCss],
  ['Tailwind', SearchCellsTailwind],
])('the search cells of %s are not in columns without filters, and the arrows pass these', (_, Demo) => {
  const defaultProps = {checkboxSelection: true};
  const components = {MuiDataGrid: {defaultProps}} as ThemeOptions['components'];
  render(
    <ThemeProvider theme={createTheme({components})}>
      <Demo />
    </ThemeProvider>,
  );
  const labels = [...document.querySelectorAll(`${ROW} input`)].map((input) => input.getAttribute('aria-label'));
  expect(labels).toEqual(['Search Plant', 'Search Origin', 'Search cm']);
  enterFilters();
  press('ArrowRight');
  expect(field(1)).toHaveFocus();
});
