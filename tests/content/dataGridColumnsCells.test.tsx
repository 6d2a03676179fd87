/** @jest-environment jsdom */
import {useState, type ComponentType} from 'react';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {DataGrid, useGridApiRef, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import CustomColumnTypesGrid from '../../docs/react-data-grid/custom-columns/CustomColumnTypesGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/custom-columns';

beforeEach(() => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const rows = [1, 2, 3].map((id) => ({id, name: `Guest ${id}`, note: `Note ${id}`}));

let api: {current: GridApi};

function Grid(props: Partial<DataGridProps> & Pick<DataGridProps, 'columns'>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization hideFooter rows={rows} {...props} />;
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

test.each(['price', 'quality'])('an emptied cell under %s shows nothing', async (field) => {
  const errors = jest.spyOn(console, 'error');
  render(<CustomColumnTypesGrid />);
  const cell = query(`[data-id="1"] [role=cell][data-field=${field}]`);
  fireEvent.mouseUp(cell);
  fireEvent.click(cell);
  fireEvent.keyDown(cell, {key: 'Delete'});
  await waitFor(() => expect(cell.querySelector('input')).toBeInTheDocument());
  fireEvent.keyDown(cell.querySelector('input')!, {key: 'Enter'});
  const emptied = () => query(`[data-id="1"] [role=cell][data-field=${field}]`);
  await waitFor(() => expect(emptied().querySelector('input')).toBeNull());
  expect(emptied().textContent).toBe('');
  expect(errors).not.toHaveBeenCalled();
});

describe('text fields in cells', () => {
  const FIELD = '[data-id="2"] [data-field=note] input';

  /** Where the focus is after a key in the text field of row 2. */
  function press(key: string, options: object = {}): {place: string; prevented: boolean} {
    act(() => api.current.setCellFocus(2, 'note'));
    const prevented = !fireEvent.keyDown(query(FIELD), {key, ...options});
    const {id, field} = api.current.state.focus.cell ?? {};
    return {place: `${id} ${field}`, prevented};
  }

  const others = (note: GridColDef): GridColDef[] => [{field: 'name'}, note, {field: 'id'}];
  const plain: GridColDef = {field: 'note', renderCell: () => <input />};

  test('keys move to another cell instead of typing, Ctrl+A selects rows, and a letter opens the editor', () => {
    const {rerender} = render(<Grid checkboxSelection columns={others(plain)} />);
    expect(press('ArrowLeft').place).toBe('2 name');
    expect(press('ArrowRight').place).toBe('2 id');
    expect(press('ArrowUp').place).toBe('1 note');
    expect(press('ArrowDown').place).toBe('3 note');
    expect(press('Home').place).toBe('2 __check__');
    expect(press('End').place).toBe('2 id');
    expect(press(' ')).toEqual({place: '3 note', prevented: true});
    press('a', {ctrlKey: true});
    expect(api.current.getSelectedRows().size).toBe(3);
    press('x');
    expect(api.current.getCellMode(2, 'note')).toBe('view');
    rerender(<Grid checkboxSelection columns={others({...plain, editable: true})} />);
    press('x');
    expect(api.current.getCellMode(2, 'note')).toBe('edit');
  });

  test('in the fence only the arrows up and down leave the field, which saves when it loses the focus', () => {
    type NoteColumn = (save: (id: unknown, note: string) => void) => GridColDef;
    const {noteColumn} = fenceModule<{noteColumn: NoteColumn}>(PAGE, 'text-fields');
    const save = jest.fn();
    const columns = others({...noteColumn(save), editable: true});
    const {rerender} = render(<Grid checkboxSelection columns={columns} />);
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x']) {
      expect(press(key)).toEqual({place: '2 note', prevented: false});
    }
    press('a', {ctrlKey: true});
    expect(api.current.getSelectedRows().size).toBe(0);
    expect(api.current.getCellMode(2, 'note')).toBe('view');
    const field = query(FIELD);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-label', 'note');
    fireEvent.change(field, {target: {value: 'Late'}});
    expect(press('ArrowDown', {isComposing: true}).place).toBe('2 note');
    expect(press('ArrowUp').place).toBe('1 note');
    expect(query('[data-id="1"] [data-field=note] input')).toHaveFocus();
    expect(save).toHaveBeenCalledWith(2, 'Late');
    expect(press('ArrowDown').place).toBe('3 note');
    rerender(<Grid checkboxSelection columns={columns} rows={[{id: 2, note: 'Changed elsewhere'}]} />);
    expect(query(FIELD)).toHaveValue('Changed elsewhere');
  });
});

describe('dialogs of a cell', () => {
  const dialog = (
    <Dialog open aria-label="Note" transitionDuration={0}>
      <textarea />
    </Dialog>
  );

  test.each(['type', 'double-click'])('the editor opens when users %s in the dialog, which is gone', (what) => {
    const seen: string[] = [];
    render(
      <Grid
        columns={[{field: 'name', editable: true, renderCell: ({id}) => (id === 2 ? dialog : null)}]}
        onCellKeyDown={({id}) => seen.push(`type ${id}`)}
        onCellDoubleClick={({id}) => seen.push(`double-click ${id}`)}
      />,
    );
    const area = query('textarea');
    expect(query('[role=grid]')).not.toContainElement(area);
    if (what === 'type') {
      fireEvent.keyDown(area, {key: 'x'});
    } else {
      fireEvent.doubleClick(area);
    }
    expect(seen).toEqual([`${what} 2`]);
    expect(api.current.getCellMode(2, 'name')).toBe('edit');
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('clicks and keys in the dialog emit events of the cell, and none of the row', () => {
    const seen: string[] = [];
    const log = (name: string) => () => void seen.push(name);
    render(
      <Grid
        columns={[{field: 'name', renderCell: ({id}) => (id === 2 ? dialog : null)}]}
        onCellClick={log('cellClick')}
        onCellKeyDown={log('cellKeyDown')}
        onCellDoubleClick={log('cellDoubleClick')}
        onRowClick={log('rowClick')}
        onRowDoubleClick={log('rowDoubleClick')}
      />,
    );
    const area = query('textarea');
    fireEvent.click(area);
    fireEvent.keyDown(area, {key: 'x'});
    fireEvent.doubleClick(area);
    expect(seen).toEqual(['cellClick', 'cellKeyDown', 'cellDoubleClick']);
  });

  test('an action of the menu is removed with its dialog when the menu closes', async () => {
    function Note(_props: {showInMenu: true}) {
      const [open, setOpen] = useState(false);
      return (
        <>
          <MenuItem onClick={() => setOpen(true)}>Write a note</MenuItem>
          {open && dialog}
        </>
      );
    }
    const getActions = () => [<Note key="note" showInMenu />];
    render(<Grid rows={[{id: 1}]} columns={[{field: 'do', type: 'actions', getActions}]} />);
    fireEvent.click(screen.getByLabelText('more'));
    fireEvent.click(screen.getByText('Write a note'));
    expect(query('textarea')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
    expect(document.querySelector('[role=menu] [role=menuitem]')).toHaveAccessibleName('more');
  });

  test('that of the fence stays beside the grid, for the row of the action', async () => {
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(PAGE, 'dialogs');
    render(<Guests rows={rows} />);
    fireEvent.click(query('[data-id="2"] [aria-label=more]'));
    fireEvent.click(screen.getByText('Write a note'));
    await waitFor(() => expect(screen.queryByText('Write a note')).toBeNull());
    const area = query('textarea');
    const title = 'Note for guest 2';
    expect(screen.getByRole('dialog')).toHaveAccessibleName(title);
    expect(area).toHaveAccessibleName('Note');
    fireEvent.keyDown(area, {key: 'x'});
    fireEvent.doubleClick(area);
    expect(area).toBeInTheDocument();
    fireEvent.click(screen.getByText('Close'));
    expect(screen.getByRole('dialog', {hidden: true})).toHaveTextContent(title);
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
  });
});

describe('actions', () => {
  test('that of the fence is a link', () => {
    const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'links');
    render(<Grid columns={columns} />);
    const link = query('[data-id="2"] a');
    expect(link).toHaveAttribute('href', '/products/2/edit');
    expect(link).toHaveAccessibleName('Edit Guest 2');
    expect(link).toHaveAttribute('role', 'menuitem');
    expect(link).toHaveAttribute('tabindex', '-1');
    act(() => api.current.setCellFocus(2, 'actions'));
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('tabindex', '0');
  });

  test('an element gets three props from the grid', () => {
    let given: string[] = [];
    function Action(props: object) {
      given = Object.keys(props).sort();
      return <button type="button">Open</button>;
    }
    const getActions = () => [<Action key="open" />];
    render(<Grid rows={[{id: 1}]} columns={[{field: 'do', type: 'actions', getActions}]} />);
    expect(given).toEqual(['onClick', 'tabIndex', 'touchRippleRef']);
  });
});
