/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {type GridRowId} from '@mui/x-data-grid-pro';
import RowPinningWithActions from '../../docs/react-data-grid/row-pinning/RowPinningWithActions';
import RowPinningWithPagination from '../../docs/react-data-grid/row-pinning/RowPinningWithPagination';
import {gridOf} from './dataGridOfRows';
import {cellsOf, giveGridsASize, textsOf} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(700, 600);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const people = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name, index) => ({id: index + 1, name}));
const columns = [{field: 'name', editable: true}];

const {Grid, api} = gridOf({columns, rows: people}, 600);

const names = () => textsOf('name');
const total = {id: 'total', name: 'Total'};

test('pinned rows are not sorted, filtered, selected or dragged; a row of both lists is shown once', () => {
  const pinnedRows = {top: [people[2]!], bottom: [total]};
  render(<Grid rowReordering pinnedRows={pinnedRows} />);
  expect(names()).toEqual(['Cleo', 'Ada', 'Ben', 'Dora', 'Total']);
  expect([3, 1, 'total'].map((id) => api.current.getRowNode(id)?.type)).toEqual(['pinnedRow', 'leaf', 'pinnedRow']);
  expect(cellsOf('__reorder__').map((cell) => cell.childElementCount)).toEqual([0, 1, 1, 1, 0]);
  act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
  expect(names()).toEqual(['Cleo', 'Dora', 'Ben', 'Ada', 'Total']);
  act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Ben'}]}));
  expect(names()).toEqual(['Cleo', 'Ben', 'Total']);
  act(() => api.current.selectRows([3, 2, 'total']));
  expect([...api.current.getSelectedRows().keys()]).toEqual([2]);
});

test('they are exported at their end of the file', () => {
  render(<Grid pinnedRows={{top: [people[2]!], bottom: [total]}} />);
  expect(api.current.getDataAsCsv().split(/\r?\n/)).toEqual(['name', 'Cleo', 'Ada', 'Ben', 'Dora', 'Total']);
});

test('they are missing in the file if rows are selected, unless getRowsToExport returns their ids', () => {
  render(<Grid pinnedRows={{top: [people[2]!], bottom: [total]}} />);
  act(() => api.current.selectRows([1, 4]));
  expect(api.current.getDataAsCsv().split(/\r?\n/)).toEqual(['name', 'Ada', 'Dora']);
  const getRowsToExport = () => [...api.current.getSelectedRows().keys(), 'total'];
  const csv = api.current.getDataAsCsv({getRowsToExport});
  expect(csv.split(/\r?\n/)).toEqual(['name', 'Ada', 'Dora', 'Total']);
});

test('updateRows changes them until there are new ones', () => {
  const {rerender} = render(<Grid pinnedRows={{bottom: [total]}} />);
  act(() => api.current.updateRows([{id: 'total', name: 'Sum'}]));
  expect(names().at(-1)).toBe('Sum');
  act(() => api.current.updateRows([{id: 'total', _action: 'delete'}]));
  expect(names()).toHaveLength(5);
  rerender(<Grid pinnedRows={{bottom: [total]}} />);
  expect(names().at(-1)).toBe('Total');
});

test('a row of both lists that is unpinned is missing until there is a new array', () => {
  const {rerender} = render(<Grid pinnedRows={{top: [people[2]!]}} />);
  rerender(<Grid pinnedRows={{}} />);
  expect(names()).toEqual(['Ada', 'Ben', 'Dora']);
  rerender(<Grid pinnedRows={{}} rows={[...people]} />);
  expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora']);
});

test('they can be edited, and have no detail panel', () => {
  render(<Grid pinnedRows={{bottom: [total]}} getDetailPanelContent={() => <p>Details</p>} />);
  expect(api.current.isCellEditable(api.current.getCellParams('total', 'name'))).toBe(true);
  const buttons = cellsOf('__detail_panel_toggle__').map((cell) => cell.querySelector('button'));
  expect(buttons.map((button) => button?.disabled)).toEqual([false, false, false, false, true]);
});

test('they are on each page and not counted', () => {
  render(<RowPinningWithPagination />);
  expect(textsOf('customer')).toHaveLength(6);
  expect(document.body).toHaveTextContent('1–5 of 1000');
  fireEvent.click(screen.getByLabelText('Go to next page'));
  expect(textsOf('customer')[0]).toBe('All orders');
});

test('a button pins and unpins its row', () => {
  render(<RowPinningWithActions />);
  expect(textsOf('route')[0]).toBe('Coast road');
  fireEvent.click(screen.getByLabelText('Pin Castle hill'));
  expect(textsOf('route').slice(0, 2)).toEqual(['Coast road', 'Castle hill']);
  fireEvent.click(screen.getByLabelText('Unpin Coast road'));
  expect(textsOf('route')).toEqual(['Castle hill', 'Lake loop', 'Old railway', 'Coast road']);
});

test('Space on the button is left to the browser, which presses it', () => {
  render(<RowPinningWithActions />);
  const button = screen.getByLabelText('Pin Lake loop');
  act(() => button.focus());
  expect(fireEvent.keyDown(button, {key: ' '})).toBe(true);
  expect(button).toHaveFocus();
});

test('if all rows are pinned, the grid says that there are none, and the demo does not', () => {
  const {unmount} = render(<Grid rows={[]} pinnedRows={{top: people}} />);
  expect(document.body).toHaveTextContent('No rows');
  unmount();
  render(<RowPinningWithActions />);
  for (const route of ['Lake loop', 'Old railway', 'Castle hill']) {
    fireEvent.click(screen.getByLabelText(`Pin ${route}`));
  }
  expect(textsOf('route')).toHaveLength(4);
  expect(document.body).not.toHaveTextContent('No rows');
});

test('the fence keeps the order of the ids, and drops those without a row', () => {
  const {rowsById} = fenceModule<{rowsById: (ids: GridRowId[], rows: typeof people) => typeof people}>(
    'react-data-grid/row-pinning',
    'controlling-pinned-rows',
  );
  expect(rowsById([3, 99, 1], people).map(({name}) => name)).toEqual(['Cleo', 'Ada']);
});
