/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid, type DataGridProps, type GridColDef, type GridRowId} from '@mui/x-data-grid';
import {DataGridPro, useGridApiRef, type DataGridProProps, type GridApiPro} from '@mui/x-data-grid-pro';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/row-selection';

beforeEach(() => {
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const COLUMNS = [{field: 'name', width: 200}];
const ROWS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name, index) => ({id: index + 1, name}));

let api: {current: GridApiPro};

type GridProps = Partial<Omit<DataGridProProps & DataGridProps, 'pagination'>> & {
  component?: typeof DataGrid | typeof DataGridPro;
  pagination?: true;
};

function Grid({component: Tested = DataGrid, ...props}: GridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800}}>
      <Tested apiRef={apiRef} autoHeight disableVirtualization columns={COLUMNS} rows={ROWS} {...props} />
    </div>
  );
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
}

function click(id: GridRowId, keys: {ctrlKey?: boolean; shiftKey?: boolean} = {}): void {
  fireEvent.click(find(`[data-id="${id}"] [data-field]:not([data-field=__check__])`), keys);
}

function checkbox(id: GridRowId): HTMLInputElement {
  return find(`[data-id="${id}"] input[type=checkbox]`);
}

function headerCheckbox(): HTMLInputElement {
  return find('.MuiDataGrid-columnHeaderCheckbox input[type=checkbox]');
}

function press(id: GridRowId, key: string, keys: {ctrlKey?: boolean; shiftKey?: boolean}): void {
  act(() => api.current.setCellFocus(id, 'name'));
  fireEvent.keyDown(find(`[data-id="${id}"] [data-field=name]`), {key, ...keys});
}

function selection(): GridRowId[] {
  return api.current.state.rowSelection;
}

describe('by click and key', () => {
  test('DataGrid selects one row, and Ctrl and click deselects it', () => {
    render(<Grid />);
    click(1);
    click(1);
    expect(selection()).toEqual([1]);
    click(2, {ctrlKey: true});
    expect(selection()).toEqual([2]);
    press(2, 'a', {ctrlKey: true});
    expect(selection()).toEqual([2]);
    click(2, {ctrlKey: true});
    expect(selection()).toEqual([]);
  });

  test('DataGridPro selects several, in an order of its own', () => {
    render(<Grid component={DataGridPro} />);
    click(3);
    click(1, {ctrlKey: true});
    expect(selection()).toEqual([3, 1]);
    click(4, {shiftKey: true});
    expect(selection()).toEqual([1, 2, 3, 4]);
    press(2, ' ', {shiftKey: true});
    expect(selection()).toEqual([1, 3, 4]);
    click(5);
    expect(selection()).toEqual([5]);
  });

  test('rows that a filter hides stay selected, and Ctrl + A selects them too', () => {
    render(<Grid component={DataGridPro} />);
    click(4);
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Ben'}]}));
    expect(selection()).toEqual([4]);
    expect(find('.MuiDataGrid-selectedRowCount').textContent).toBe('1 row selected');
    press(2, 'a', {ctrlKey: true});
    expect(selection()).toEqual([1, 2, 3, 4, 5]);
  });

  test('without clicks, keys still select, and rowSelection turns off all', () => {
    const {unmount} = render(<Grid checkboxSelection disableRowSelectionOnClick />);
    click(1);
    expect(selection()).toEqual([]);
    press(2, ' ', {shiftKey: true});
    expect(selection()).toEqual([2]);
    unmount();
    render(<Grid checkboxSelection rowSelection={false} />);
    fireEvent.click(checkbox(1));
    press(2, ' ', {shiftKey: true});
    expect(selection()).toEqual([]);
  });

  test('a button that stops the event does not select its row', () => {
    const onCellClick = jest.fn();
    const renderCell = () => <button onClick={(event) => event.stopPropagation()}>Call</button>;
    render(<Grid columns={[{field: 'name', renderCell}]} onCellClick={onCellClick} onRowClick={onCellClick} />);
    fireEvent.click(find('[data-id="1"] button'));
    expect(selection()).toEqual([]);
    expect(onCellClick).not.toHaveBeenCalled();
  });
});

describe('checkboxes', () => {
  test('the header selects all, also on other pages, and clears a part', () => {
    const pagination = {paginationModel: {pageSize: 2}};
    render(<Grid checkboxSelection initialState={{pagination}} pageSizeOptions={[2]} />);
    click(1);
    click(2);
    expect(selection()).toEqual([1, 2]);
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([]);
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([1, 2, 3, 4, 5]);
  });

  test('the header deselects only rows that pass the filter', () => {
    render(<Grid checkboxSelection />);
    click(1);
    click(4);
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Ada'}]}));
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([4]);
  });

  test('disableMultipleRowSelection has no effect on them, and the fence keeps one', () => {
    const {unmount} = render(<Grid component={DataGridPro} checkboxSelection disableMultipleRowSelection />);
    fireEvent.click(checkbox(1));
    fireEvent.click(checkbox(2));
    expect(selection()).toEqual([1, 2]);
    unmount();
    const {default: Sizes} = fenceModule<{default: ComponentType}>(PAGE, 'one-checkbox');
    render(<Sizes />);
    fireEvent.click(checkbox('Small'));
    fireEvent.click(checkbox('Medium'));
    expect([checkbox('Small').checked, checkbox('Medium').checked]).toEqual([false, true]);
    expect(document.querySelector('.MuiDataGrid-columnHeaders input')).toBeNull();
    fireEvent.click(checkbox('Medium'));
    expect(checkbox('Medium').checked).toBe(false);
  });

  test('the fence of the column names each row', () => {
    const {checkboxColumn} = fenceModule<{checkboxColumn: GridColDef}>(PAGE, 'custom-checkbox-column');
    render(<Grid checkboxSelection columns={[...COLUMNS, checkboxColumn]} />);
    const names = [1, 2].map((id) => checkbox(id).getAttribute('aria-label'));
    expect(names).toEqual(['Select Ada', 'Select Ben']);
    fireEvent.click(checkbox(2));
    expect(selection()).toEqual([2]);
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'true');
  });

  test('DataGrid says that one row can be selected, unless it is told otherwise', () => {
    const {unmount} = render(<Grid checkboxSelection />);
    expect(find('[role=grid]')).toHaveAttribute('aria-multiselectable', 'false');
    unmount();
    render(<DataGrid checkboxSelection aria-multiselectable columns={COLUMNS} rows={ROWS} />);
    expect(find('[role=grid]')).toHaveAttribute('aria-multiselectable', 'true');
  });

  test('the header selects the groups alone while they are collapsed', () => {
    const onChange = jest.fn();
    render(
      <div style={{width: 800}}>
        <DataGridPremium
          autoHeight
          disableVirtualization
          checkboxSelection
          columns={[...COLUMNS, {field: 'team'}]}
          rows={ROWS.map((row) => ({...row, team: 'North'}))}
          initialState={{rowGrouping: {model: ['team']}}}
          onRowSelectionModelChange={onChange}
        />
      </div>,
    );
    fireEvent.click(headerCheckbox());
    expect(onChange).toHaveBeenLastCalledWith(['auto-generated-row-team/North'], expect.anything());
  });

  test('with a row that cannot be selected, the header never shows a check mark', () => {
    const isRowSelectable: DataGridProps['isRowSelectable'] = ({id}) => id !== 3;
    const {unmount} = render(<Grid checkboxSelection isRowSelectable={isRowSelectable} />);
    expect(checkbox(3)).toBeDisabled();
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([1, 2, 4, 5]);
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'true');
    unmount();
    render(<Grid checkboxSelection isRowSelectable={isRowSelectable} rowSelectionModel={[3]} />);
    expect(selection()).toEqual([3]);
  });
});

describe('controlled', () => {
  test('the callback gets the model, before the grid has it, and a removed row leaves', () => {
    const seen: unknown[] = [];
    const onChange = (model: readonly GridRowId[]) => seen.push([[...model], api.current.getSelectedRows().size]);
    const props = {component: DataGridPro, onRowSelectionModelChange: onChange};
    const {rerender} = render(<Grid {...props} rowSelectionModel={[]} />);
    click(1);
    expect(seen).toEqual([[[1], 0]]);
    rerender(<Grid {...props} rowSelectionModel={[1]} />);
    expect(seen).toHaveLength(1);
    rerender(<Grid {...props} rowSelectionModel={[1]} rows={ROWS.slice(1)} />);
    expect(seen[1]).toEqual([[], 1]);
  });

  test('two ids throw in DataGrid without checkboxes', () => {
    expect(() => render(<Grid rowSelectionModel={[1, 2]} />)).toThrow(
      'MUI: `rowSelectionModel` can only contain 1 item in DataGrid.',
    );
  });
});

describe('pages of a server', () => {
  const pageOf = (page: number) => ({
    paginationModel: {page, pageSize: 2},
    rows: [1, 2].map((position) => ({id: 10 * page + position, name: `Page ${page}`})),
  });
  const server: GridProps = {checkboxSelection: true, paginationMode: 'server', rowCount: 6, pageSizeOptions: [2]};

  test('ids of other pages leave, unless they are kept', () => {
    const {rerender, unmount} = render(<Grid {...server} {...pageOf(0)} />);
    fireEvent.click(checkbox(1));
    rerender(<Grid {...server} {...pageOf(1)} />);
    expect(selection()).toEqual([]);
    unmount();
    const kept = render(<Grid {...server} {...pageOf(0)} keepNonExistentRowsSelected />);
    fireEvent.click(checkbox(1));
    kept.rerender(<Grid {...server} {...pageOf(1)} keepNonExistentRowsSelected />);
    expect(selection()).toEqual([1]);
    expect([...api.current.getSelectedRows()]).toEqual([[1, undefined]]);
    expect(api.current.getDataAsCsv()).toBe('name');
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([1, 11, 12]);
  });

  test('checkboxSelectionVisibleOnly selects the last row of page 2', () => {
    render(<Grid {...server} {...pageOf(1)} component={DataGridPro} pagination checkboxSelectionVisibleOnly />);
    fireEvent.click(headerCheckbox());
    expect(selection()).toEqual([12]);
  });

  test('an isRowSelectable of each render throws for an id of another page', () => {
    const grid = (page: number) => (
      <Grid {...server} {...pageOf(page)} keepNonExistentRowsSelected isRowSelectable={() => true} />
    );
    const {rerender} = render(grid(0));
    fireEvent.click(checkbox(1));
    rerender(grid(1));
    expect(() => rerender(grid(1))).toThrow('No row with id #1 found');
  });

  test('all except some: the model of a page, and back', () => {
    type Selection = {kind: string; ids?: readonly GridRowId[]; except?: readonly GridRowId[]};
    const {modelOf, withModel} = fenceModule<{
      modelOf: (selection: Selection, pageIds: readonly GridRowId[]) => GridRowId[];
      withModel: (selection: Selection, pageIds: readonly GridRowId[], model: readonly GridRowId[]) => Selection;
    }>(PAGE, 'select-all-on-the-server');
    const all = {kind: 'all', except: [7]};
    expect(modelOf(all, [1, 2, 3])).toEqual([1, 2, 3]);
    const without2 = withModel(all, [1, 2, 3], [1, 3]);
    expect(without2.except).toEqual([7, 2]);
    expect(modelOf(without2, [1, 2, 3])).toEqual([1, 3]);
    expect(withModel(without2, [1, 2, 3], [1, 2, 3]).except).toEqual([7]);
    expect(withModel({kind: 'rows', ids: [9]}, [1], [9, 1])).toEqual({kind: 'rows', ids: [9, 1]});
  });
});
