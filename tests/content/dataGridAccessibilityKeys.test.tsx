/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid, GridActionsCellItem} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridActionsColDef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import FocusManagement from '../../docs/react-data-grid/accessibility/FocusManagement';
import ColumnTypesGrid from '../../docs/react-data-grid/column-definition/ColumnTypesGrid';
import FullFeaturedCrudGrid from '../../docs/react-data-grid/editing/FullFeaturedCrudGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/accessibility';
const columns: GridColDef[] = ['a', 'b', 'c'].map((field) => ({field}));
const actions: GridActionsColDef = {
  field: 'do',
  type: 'actions',
  getActions: ({id}) => [<GridActionsCellItem key="open" icon={<i />} label={`Open ${id}`} />],
};
const rows = [1, 2, 3].map((id) => ({
  id,
  a: `a${id}`,
  b: `b${id}`,
  c: `c${id}`,
  path: id === 1 ? ['1'] : ['1', `${id}`],
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApiPro};

function Grid({component: Tested = DataGridPro, ...props}: Partial<DataGridProProps> & {component?: unknown}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  const Component = Tested as typeof DataGridPro;
  return (
    <div style={{width: 800, height: 800}}>
      <Component apiRef={apiRef} autoHeight disableVirtualization rows={rows} columns={columns} {...props} />
    </div>
  );
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

/** `2b` for the cell of row 2 in column b, `b` for its header. */
function focused(): string {
  const element = document.activeElement?.closest('[data-field]');
  return `${element?.closest('[data-id]')?.getAttribute('data-id') ?? ''}${element?.getAttribute('data-field')}`;
}

function focusOn(place: string): void {
  const field = place.slice(-1);
  act(() =>
    place.length === 1
      ? api.current.setColumnHeaderFocus(field)
      : api.current.setCellFocus(Number(place.slice(0, -1)), field),
  );
}

function press(keys: string): void {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
  });
}

/** From, keys, to. */
const MOVES: [string, string, string][] = [
  ['2b', 'ArrowLeft', '2a'],
  ['2b', 'ArrowRight', '2c'],
  ['2b', 'ArrowUp', '1b'],
  ['2b', 'ArrowDown', '3b'],
  ['1b', 'ArrowUp', 'b'],
  ['2b', 'Home', '2a'],
  ['2b', 'End', '2c'],
  ['2b', 'Ctrl+Home', '1a'],
  ['2b', 'Ctrl+End', '3c'],
  ['1b', 'PageDown', '3b'],
  ['3b', 'PageUp', '1b'],
  ['1b', 'PageUp', 'b'],
  ['1b', 'Space', '3b'],
  ['2b', 'Tab', '2b'],
  ['b', 'ArrowLeft', 'a'],
  ['b', 'ArrowRight', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'ArrowDown', '1b'],
  ['b', 'PageDown', '3b'],
];

describe('move', () => {
  test('keys move from one cell or header to another', () => {
    render(<Grid />);
    const moves = MOVES.map(([from, keys]) => {
      focusOn(from);
      press(keys);
      return [from, keys, focused()];
    });
    expect(moves).toEqual(MOVES);
  });

  test('one element is in the tab sequence: the first header, then the last focus', () => {
    render(<Grid hideFooter />);
    const stops = () => [...document.querySelectorAll('[role=grid] [tabindex="0"]')];
    expect(stops()).toEqual([query('[role=columnheader][data-field=a]')]);
    focusOn('2b');
    expect(stops()).toEqual([query('[data-id="2"] [data-field=b]')]);
  });

  test.each([
    ['a click on the next page', () => fireEvent.mouseUp(document.body), []],
    ['the next page by keyboard', () => undefined, ['3']],
  ])('after %s, the grid has a stop or not', (_, before, stopsInRows) => {
    render(<Grid pagination initialState={{pagination: {paginationModel: {pageSize: 2}}}} pageSizeOptions={[2]} />);
    focusOn('1b');
    act(() => void before());
    fireEvent.click(query('[aria-label="Go to next page"]'));
    const stops = [...document.querySelectorAll('[role=cell][tabindex="0"], [role=columnheader][tabindex="0"]')];
    expect(stops.map((stop) => stop.closest('[data-id]')?.getAttribute('data-id'))).toEqual(stopsInRows);
  });

  test('a filter can remove the stop, and a header with the focus is one again', () => {
    render(<Grid />);
    const stops = () =>
      document.querySelectorAll('[role=cell][tabindex="0"], [role=columnheader][tabindex="0"]').length;
    focusOn('1b');
    act(() => api.current.setFilterModel({items: [{field: 'a', operator: 'equals', value: 'a2'}]}));
    expect(stops()).toBe(0);
    focusOn('a');
    expect([stops(), focused()]).toEqual([1, 'a']);
  });

  test('with defaultMuiPrevented, the grid does not move', () => {
    const {rerender} = render(<Grid />);
    focusOn('1b');
    rerender(<Grid onCellKeyDown={(_, event) => void (event.defaultMuiPrevented = true)} />);
    press('Space');
    expect(focused()).toBe('1b');
    rerender(<Grid />);
    press('Space');
    expect(focused()).toBe('3b');
  });

  test('the fence handles Space itself', () => {
    const {default: Cities} = fenceModule<{default: ComponentType<{onOpen: (id: number) => void}>}>(PAGE, 'navigation');
    const onOpen = jest.fn();
    render(<Cities onOpen={onOpen} />);
    const cell = query('[role=cell][data-field=city]');
    act(() => cell.focus());
    expect(fireEvent.keyDown(cell, {key: ' '})).toBe(false);
    expect(onOpen).toHaveBeenCalledWith(1);
  });
});

test('in the demo, the focus goes on to a control, and on with the arrows', () => {
  render(<FocusManagement />);
  const cell = query('[data-id="1"] [data-field=name]');
  fireEvent.mouseDown(cell);
  fireEvent.mouseUp(cell);
  expect(cell).toHaveFocus();
  press('ArrowRight');
  expect(document.activeElement?.tagName).toBe('A');
  press('ArrowRight');
  expect(document.activeElement).toHaveAttribute('aria-label', 'Invite Amina Diallo');
  expect(document.querySelectorAll('[role=cell] [tabindex="0"]')).toHaveLength(1);
  press('Space');
  expect(document.activeElement).toHaveAttribute('aria-label', 'Invite Amina Diallo');
  fireEvent.click(query('[aria-label="Invite Amina Diallo"]'));
  expect(query('[role=status]')).toHaveTextContent('Amina Diallo is invited.');
});

test.each([
  ['by itself, Space moves to another row', () => <Grid columns={[actions]} />, 'Open 1', false],
  ['the demo of editing lets Space press the button', FullFeaturedCrudGrid, 'Edit', true],
  ['the demo of column types lets Space press the button', ColumnTypesGrid, 'Add one Desk lamp', true],
])('a column of actions: %s', (_name, Demo, label, isPressed) => {
  render(<Demo />);
  const button = query(`[aria-label="${label}"]`);
  act(() => button.focus());
  // The browser presses the button unless the key is prevented.
  expect(fireEvent.keyDown(button, {key: ' '})).toBe(isPressed);
  expect(document.activeElement === button).toBe(isPressed);
});

describe('select', () => {
  const selected = () => [...api.current.getSelectedRows().keys()];

  test('Shift and Space, Shift and arrows', () => {
    render(<Grid />);
    focusOn('1a');
    press('Shift+Space');
    expect(selected()).toEqual([1]);
    press('Shift+ArrowDown');
    expect(selected()).toEqual([1, 2]);
    press('Shift+ArrowUp');
    expect(selected()).toEqual([1]);
    press('Shift+Space');
    expect(selected()).toEqual([]);
  });

  test.each([
    ['the community grid', {component: DataGrid}, []],
    ['with checkboxes', {component: DataGrid, checkboxSelection: true}, [1, 2, 3]],
    ['Pro', {}, [1, 2, 3]],
  ])('Ctrl and A in %s selects several rows only if it is allowed', (_, props, ids) => {
    render(<Grid {...props} />);
    focusOn('1a');
    press('Ctrl+a');
    expect(selected()).toEqual(ids);
  });

  test('Ctrl and A selects what a filter hides, the checkbox in the header does not', () => {
    render(<Grid checkboxSelection filterModel={{items: [{field: 'a', operator: 'equals', value: 'a2'}]}} />);
    fireEvent.click(query('[role=columnheader] input'));
    expect(selected()).toEqual([2]);
    focusOn('2a');
    press('Ctrl+a');
    expect(selected()).toEqual([1, 2, 3]);
  });
});

describe('sort, filter, expand', () => {
  test('Enter sorts, Shift and Enter adds, Ctrl and Enter opens the menu', () => {
    render(<Grid />);
    focusOn('a');
    press('Enter');
    focusOn('b');
    press('Shift+Enter');
    expect(api.current.getSortModel().map(({field}) => field)).toEqual(['a', 'b']);
    press('Ctrl+Enter');
    expect(api.current.state.columnMenu).toMatchObject({open: true, field: 'b'});
  });

  test('a header filter starts to be edited by Enter or a letter, and stops by Escape', () => {
    render(<Grid unstable_headerFilters />);
    const edited = () => api.current.state.headerFiltering.editing;
    focusOn('a');
    press('ArrowDown');
    const filter = query(
      '.MuiDataGrid-headerFilterRow [data-field=a], .MuiDataGrid-headerFilterRow [role=columnheader]',
    );
    for (const key of ['Enter', 'x']) {
      fireEvent.keyDown(filter, {key});
      expect(edited()).toBe('a');
      fireEvent.keyDown(filter, {key: 'Escape'});
      expect(edited()).toBeNull();
    }
    fireEvent.keyDown(filter, {key: 'Enter', ctrlKey: true});
    expect(api.current.state.headerFiltering.menuOpen).toBe('a');
  });

  test('Space expands groups and details, the arrow does not', () => {
    const {unmount} = render(<Grid treeData getTreeDataPath={(row: {path: string[]}) => row.path} />);
    const expanded = () => (api.current.getRowNode(1) as {childrenExpanded?: boolean}).childrenExpanded;
    act(() => api.current.setCellFocus(1, '__tree_data_group__'));
    press('ArrowRight');
    expect(expanded()).toBe(false);
    act(() => api.current.setCellFocus(1, '__tree_data_group__'));
    press('Space');
    expect(expanded()).toBe(true);
    unmount();
    render(<Grid getDetailPanelContent={() => <p>details</p>} />);
    act(() => api.current.setCellFocus(1, '__detail_panel_toggle__'));
    press('Space');
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
  });
});
