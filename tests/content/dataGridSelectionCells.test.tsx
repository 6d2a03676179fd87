/** @jest-environment jsdom */
import type {ComponentType, MutableRefObject} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import CellSelectionFormulaField from '../../docs/react-data-grid/cell-selection/CellSelectionFormulaField';
import CellSelectionRangeStyling from '../../docs/react-data-grid/cell-selection/CellSelectionRangeStyling';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/cell-selection';

let copied = '';

beforeEach(() => {
  Object.assign(navigator, {clipboard: {writeText: () => Promise.resolve()}});
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const COLUMNS = [
  {field: 'mon', editable: true},
  {field: 'tue', editable: true},
  {field: 'wed', editable: true},
];
const ROWS = [1, 2, 3].map((id) => ({id, mon: `m${id}`, tue: `t${id}`, wed: `w${id}`}));

let api: {current: GridApi};

function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800}}>
      <DataGridPremium
        apiRef={apiRef}
        autoHeight
        disableVirtualization
        columns={COLUMNS}
        rows={ROWS}
        unstable_cellSelection
        rowSelection={false}
        onClipboardCopy={(text) => {
          copied = text;
        }}
        {...props}
      />
    </div>
  );
}

function cell(id: number, field: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field=${field}]`);
  if (!found) {
    throw new Error(`There is no cell ${field} of row ${id}.`);
  }
  return found;
}

function copy(): string {
  copied = '';
  fireEvent.keyDown(document.querySelector('[role=grid]')!, {key: 'c', ctrlKey: true});
  return copied;
}

function focusAndPress(id: number, field: string, key: string, shiftKey = false): void {
  act(() => api.current.setCellFocus(id, field));
  fireEvent.keyDown(cell(id, field), {key, shiftKey});
}

const model = (): GridCellSelectionModel => api.current.unstable_getCellSelectionModel();

test('clicks select a cell, a range and single cells more', () => {
  render(<Grid />);
  fireEvent.click(cell(1, 'mon'));
  expect(model()).toEqual({1: {mon: true}});
  act(() => api.current.setCellFocus(1, 'mon'));
  fireEvent.click(cell(2, 'tue'), {shiftKey: true});
  expect(model()).toEqual({1: {mon: true, tue: true}, 2: {mon: true, tue: true}});
  fireEvent.click(cell(2, 'tue'), {ctrlKey: true});
  fireEvent.click(cell(3, 'wed'), {ctrlKey: true});
  expect(model()).toEqual({1: {mon: true, tue: true}, 2: {mon: true, tue: false}, 3: {wed: true}});
  expect(document.querySelectorAll('[role=cell].Mui-selected')).toHaveLength(4);
  expect(document.querySelectorAll('[role=cell][aria-selected]')).toHaveLength(0);
});

test('Shift and arrow keys change the range, and an arrow key alone clears it', () => {
  render(<Grid />);
  fireEvent.click(cell(1, 'mon'));
  focusAndPress(1, 'mon', 'ArrowDown', true);
  expect(model()).toEqual({1: {mon: true}, 2: {mon: true}});
  focusAndPress(1, 'mon', 'ArrowDown');
  expect(model()).toEqual({});
});

test('a click also selects the row, unless row selection is off', () => {
  render(<Grid rowSelection />);
  fireEvent.click(cell(2, 'tue'));
  expect(api.current.state.rowSelection).toEqual([2]);
});

test('cells are selected at the start, have edges, and are copied in the order of their ids', () => {
  const cellSelection = {1: {mon: true, tue: true}, 2: {mon: true, tue: true}};
  render(<Grid initialState={{cellSelection, sorting: {sortModel: [{field: 'mon', sort: 'desc'}]}}} />);
  expect(cell(2, 'mon').className).toMatch(/rangeTop.*rangeLeft/);
  expect(cell(1, 'tue').className).toMatch(/rangeBottom.*rangeRight/);
  expect(copy()).toBe('m1\tt1\r\nm2\tt2');
  const {selectedValues} = fenceModule<{selectedValues: (apiRef: MutableRefObject<GridApi>) => unknown[][]}>(
    PAGE,
    'order',
  );
  expect(selectedValues(api)).toEqual([
    ['m2', 't2'],
    ['m1', 't1'],
  ]);
});

test('an empty cell at the beginning of a row is not copied', () => {
  const rows = [{id: 1, mon: '', tue: 't1', wed: 'w1'}];
  render(<Grid rows={rows} initialState={{cellSelection: {1: {mon: true, tue: true, wed: true}}}} />);
  expect(copy()).toBe('t1\tw1');
});

test('a row that is gone stays in the model, and copying it throws', () => {
  const cellSelection = {3: {mon: true, tue: true}};
  const {rerender} = render(<Grid initialState={{cellSelection}} />);
  rerender(<Grid rows={ROWS.slice(0, 2)} initialState={{cellSelection}} />);
  expect(model()).toEqual(cellSelection);
  const thrown: string[] = [];
  const listen = (event: ErrorEvent) => thrown.push(event.message);
  window.addEventListener('error', listen);
  copy();
  window.removeEventListener('error', listen);
  expect(thrown.join()).toContain('No row with id #3 found');
});

test('a range that is added tells nobody, and the fence copies the model on mouse up', () => {
  const onChange = jest.fn();
  const {unmount} = render(<Grid unstable_onCellSelectionModelChange={onChange} />);
  fireEvent.click(cell(1, 'mon'));
  expect(onChange).toHaveBeenCalledTimes(1);
  act(() => api.current.unstable_selectCellRange({id: 2, field: 'mon'}, {id: 3, field: 'mon'}, true));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(Object.keys(model())).toEqual(['1', '2', '3']);
  unmount();

  const {default: Shifts} = fenceModule<{default: ComponentType}>(PAGE, 'controlled-cell-selection');
  render(<Shifts />);
  fireEvent.click(cell(1, 'mon'));
  expect(screen.getByText('Selected cells: 1')).toBeInTheDocument();
  fireEvent.mouseDown(cell(2, 'mon'), {ctrlKey: true});
  fireEvent.mouseOver(cell(3, 'mon'), {ctrlKey: true});
  expect(screen.getByText('Selected cells: 1')).toBeInTheDocument();
  fireEvent.mouseUp(cell(3, 'mon'), {ctrlKey: true});
  expect(screen.getByText('Selected cells: 3')).toBeInTheDocument();
});

test.each(['Delete', 'Backspace'])('%s edits one cell, and clears all with the fence', (key) => {
  const {unmount} = render(<Grid />);
  fireEvent.click(cell(1, 'mon'));
  act(() => api.current.unstable_selectCellRange({id: 1, field: 'mon'}, {id: 2, field: 'mon'}));
  focusAndPress(1, 'mon', key);
  expect(api.current.getCellMode(1, 'mon')).toBe('edit');
  expect(cell(2, 'mon').textContent).toBe('m2');
  unmount();

  const {default: Shifts} = fenceModule<{default: ComponentType}>(PAGE, 'clear-cells');
  render(<Shifts />);
  fireEvent.mouseUp(cell(1, 'mon'));
  fireEvent.click(cell(1, 'mon'));
  fireEvent.click(cell(2, 'mon'), {ctrlKey: true});
  fireEvent.keyDown(cell(1, 'mon'), {key});
  expect([1, 2, 3].map((id) => cell(id, 'mon').textContent)).toEqual(['', '', '12']);
  expect(cell(1, 'tue').textContent).toBe('3');
  expect(document.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
  fireEvent.keyDown(cell(1, 'mon'), {key: 'ArrowDown'});
  fireEvent.keyDown(cell(2, 'mon'), {key});
  expect(document.querySelector('.MuiDataGrid-cell--editing')).toBe(cell(2, 'mon'));
});

test('the field sets the price of the selected cells, and no nonsense', () => {
  render(<CellSelectionFormulaField />);
  expect(screen.getByText('Sum: 520 €')).toBeInTheDocument();
  const field = screen.getByLabelText('New price');
  for (const text of ['x'.repeat(1_000_000), '<script>', '-5', '', '1e9']) {
    fireEvent.change(field, {target: {value: text}});
    expect(screen.getByText('Set price (4)')).toBeDisabled();
  }
  fireEvent.change(field, {target: {value: '99'}});
  fireEvent.click(screen.getByText('Set price (4)'));
  expect(screen.getByText('Sum: 396 €')).toBeInTheDocument();
  expect(cell(2, 'sat').textContent).toBe('99');
  expect(cell(2, 'fri').textContent).toBe('120');
});

test('cells that are added by dragging with Ctrl are in the sum, and not selected in another demo', () => {
  const {unmount} = render(<CellSelectionFormulaField />);
  fireEvent.mouseDown(cell(2, 'fri'), {ctrlKey: true});
  fireEvent.mouseOver(cell(3, 'fri'), {ctrlKey: true});
  fireEvent.mouseUp(cell(3, 'fri'), {ctrlKey: true});
  expect(screen.getByText('Sum: 780 €')).toBeInTheDocument();
  unmount();
  render(<CellSelectionRangeStyling />);
  expect(document.querySelectorAll('[role=cell].Mui-selected')).toHaveLength(4);
});
