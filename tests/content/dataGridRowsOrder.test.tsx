/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {GRID_REORDER_COL_DEF} from '@mui/x-data-grid-pro';
import MoveRowsGrid from '../../docs/react-data-grid/row-ordering/MoveRowsGrid';
import RowOrderingGrid from '../../docs/react-data-grid/row-ordering/RowOrderingGrid';
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

describe('row ordering', () => {
  const handles = () => cellsOf('__reorder__').map((cell) => cell.firstElementChild as HTMLElement);
  const areDraggable = () => handles().every((handle) => handle.draggable);

  let y = 1;

  /** Drags a row over another one and drops it, or leaves the grid. */
  function drag(from: number, over: Element, dropEffect: 'copy' | 'none' = 'copy'): void {
    const handle = handles()[from]!;
    fireEvent.dragStart(handle);
    const dragOver = createEvent.dragOver(over);
    // Below the position of the drag before, so that the grid takes it for a movement.
    y += 10;
    Object.defineProperty(dragOver, 'clientY', {value: y});
    fireEvent(over, dragOver);
    const dragEnd = createEvent.dragEnd(handle);
    Object.defineProperty(dragEnd, 'dataTransfer', {value: {dropEffect}});
    fireEvent(handle, dragEnd);
  }

  test('a drop moves the row and is reported once; rows of the same array keep the new order, another array does not', () => {
    const onRowOrderChange = jest.fn();
    const {rerender} = render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    drag(0, cellsOf('name')[2]!);
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada', 'Dora']);
    expect(onRowOrderChange.mock.calls.map(([params]: unknown[]) => params)).toEqual([
      {row: people[0], oldIndex: 0, targetIndex: 2},
    ]);
    rerender(<Grid rowReordering />);
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada', 'Dora']);
    rerender(<Grid rowReordering rows={[...people]} />);
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora']);
  });

  test('a row that is dropped outside returns, and nothing is reported', () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    drag(0, cellsOf('name')[2]!, 'none');
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora']);
    expect(onRowOrderChange).not.toHaveBeenCalled();
  });

  test('setRowIndex moves a row and reports nothing', () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    act(() => api.current.setRowIndex(4, 0));
    expect(names()).toEqual(['Dora', 'Ada', 'Ben', 'Cleo']);
    expect(onRowOrderChange).not.toHaveBeenCalled();
  });

  test('rows cannot be dragged while a column is sorted or a cell is edited', () => {
    render(<Grid rowReordering />);
    expect(areDraggable()).toBe(true);
    act(() => api.current.startCellEditMode({id: 1, field: 'name'}));
    expect(areDraggable()).toBe(false);
    act(() => api.current.stopCellEditMode({id: 1, field: 'name'}));
    expect(areDraggable()).toBe(true);
    act(() => api.current.setSortModel([{field: 'name', sort: 'asc'}]));
    expect(areDraggable()).toBe(false);
  });

  test('rows of a tree cannot be dragged or moved', () => {
    const getTreeDataPath = ({id}: {id: number}) => (id < 3 ? ['x', String(id)] : [String(id)]);
    render(<Grid rowReordering treeData getTreeDataPath={getTreeDataPath} defaultGroupingExpansionDepth={-1} />);
    expect(areDraggable()).toBe(false);
    expect(() => api.current.setRowIndex(1, 0)).toThrow(
      'MUI: The row reordering do not support reordering of grouped rows yet',
    );
    expect(() => api.current.setRowIndex(api.current.getRowNode(1)!.parent!, 0)).toThrow(
      'MUI: The row reordering do not support reordering of footer or grouping rows',
    );
  });

  test('a row cannot be dropped on a column that may not be moved in a grid of which none may', () => {
    const columns = [{field: 'name', disableReorder: true}];
    const {unmount} = render(<Grid rowReordering disableColumnReorder columns={columns} />);
    drag(0, cellsOf('name')[2]!);
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora']);
    unmount();
    render(<Grid rowReordering columns={columns} />);
    drag(0, cellsOf('name')[2]!);
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada', 'Dora']);
  });

  test('while filtered, the index on the screen is taken for one among all rows', () => {
    const filterModel = {items: [{field: 'name', operator: 'isAnyOf', value: ['Cleo', 'Dora']}]};
    const {rerender} = render(<Grid rowReordering filterModel={filterModel} />);
    drag(0, cellsOf('name')[1]!);
    rerender(<Grid rowReordering filterModel={{items: []}} />);
    expect(names()).toEqual(['Ada', 'Cleo', 'Ben', 'Dora']);
  });

  test('the fence hears when a drag begins and ends', () => {
    const {default: Tasks} = fenceModule<{default: ComponentType<{onDragging: (isDragging: boolean) => void}>}>(
      'react-data-grid/row-ordering',
      'events-while-dragging',
    );
    const onDragging = jest.fn();
    render(<Tasks onDragging={onDragging} />);
    drag(0, cellsOf('task')[1]!);
    expect(onDragging.mock.calls).toEqual([[true], [false]]);
  });

  test('the demo keeps the order in its own state, and shows the title while dragging', () => {
    render(<RowOrderingGrid />);
    drag(0, cellsOf('title')[1]!);
    expect(textsOf('title').slice(0, 2)).toEqual(['Paper boats', 'Night train']);
    expect(handles()[0]).toHaveTextContent('Paper boats');
  });

  test('the column of the icon is where it is in the columns', () => {
    const own = {...GRID_REORDER_COL_DEF, width: 70};
    render(<Grid rowReordering columns={[...columns, own]} />);
    const headers = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')];
    expect(headers.map(({dataset}) => dataset['field'])).toEqual(['name', '__reorder__']);
    expect(api.current.getColumn('__reorder__').computedWidth).toBe(70);
    expect(areDraggable()).toBe(true);
    expect(document.querySelectorAll('.MuiDataGrid-row[draggable=true], [role=cell][draggable=true]')).toHaveLength(0);
  });

  test('buttons move rows, and those at the ends do nothing and keep the focus', () => {
    render(<MoveRowsGrid />);
    const before = textsOf('title');
    const disabled = () =>
      [...document.querySelectorAll('[role=cell] [aria-disabled=true]')].map((button) =>
        button.getAttribute('aria-label'),
      );
    expect(disabled()).toEqual(['Move Night train up', 'Move Home by nine down']);
    fireEvent.click(screen.getByLabelText('Move Night train up'));
    fireEvent.click(screen.getByLabelText('Move Home by nine down'));
    expect(textsOf('title')).toEqual(before);
    const up = screen.getByLabelText('Move Paper boats up');
    act(() => up.focus());
    fireEvent.click(up);
    expect(textsOf('title').slice(0, 2)).toEqual(['Paper boats', 'Night train']);
    expect(disabled()).toEqual(['Move Paper boats up', 'Move Home by nine down']);
    expect(up).toHaveFocus();
  });

  test('Space on a button is left to the browser, which presses it', () => {
    render(<MoveRowsGrid />);
    for (const direction of ['up', 'down']) {
      const button = screen.getByLabelText(`Move Paper boats ${direction}`);
      act(() => button.focus());
      expect(fireEvent.keyDown(button, {key: ' '})).toBe(true);
      expect(button).toHaveFocus();
    }
  });

  // The last of these: it never ends its drag, which the package remembers.
  test('on the second page, the row jumps to the first', () => {
    const paginationModel = {page: 1, pageSize: 2};
    render(<Grid rowReordering pagination pageSizeOptions={[2]} paginationModel={paginationModel} />);
    expect(names()).toEqual(['Cleo', 'Dora']);
    drag(0, cellsOf('name')[1]!);
    expect(names()).not.toContain('Cleo');
  });
});
