/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {render} from '@testing-library/react';
import {
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridValueSetterParams,
} from '@mui/x-data-grid';
import {
  Grid,
  api,
  cells,
  edit,
  input,
  number,
  press,
  rows,
  settle,
  text,
  type,
  type TestRow,
} from './dataGridEditingGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/editing';

let error: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = ({props}: GridPreProcessEditCellProps) => props;
const save = () => jest.fn((row: TestRow) => row);

test('is called without a change too', async () => {
  const process = save();
  render(<Grid processRowUpdate={process} />);
  await edit('a');
  await press('Enter');
  expect(process).toHaveBeenCalledWith(rows[0], rows[0]);
});

test('without the other callback, an error is hidden behind a message', async () => {
  render(<Grid processRowUpdate={() => undefined} />);
  await edit('a', 'new');
  await press('Enter');
  expect(String((error.mock.calls as unknown[][])[0]?.[0])).toContain(
    'MUI: A call to `processRowUpdate` threw an error which was not handled because `onProcessRowUpdateError` is missing.',
  );
  expect(input('a')).toHaveValue('new');
});

test('a result without an id is an error, and one with an id is merged', async () => {
  const onError = jest.fn<void, unknown[]>();
  const {unmount} = render(<Grid processRowUpdate={() => ({a: 'new'})} onProcessRowUpdateError={onError} />);
  await edit('a', 'new');
  await press('Enter');
  expect(onError).toHaveBeenCalledTimes(1);
  expect(String(onError.mock.calls[0]?.[0])).toContain('A row was provided without id when calling updateRows():');
  unmount();
  render(<Grid processRowUpdate={() => ({id: 1, a: 'new'})} />);
  await edit('a', 'new');
  await press('Enter');
  expect(api.current.getRow(1)).toEqual({id: 1, a: 'new', n: 10});
});

test('until the promise resolves the cell is open, and what is typed then is lost', async () => {
  let resolve: (row: TestRow) => void = () => undefined;
  const process = jest.fn(() => new Promise<TestRow>((done) => (resolve = done)));
  render(<Grid processRowUpdate={process} />);
  await edit('a', 'new');
  await press('Enter');
  type('a', 'later');
  await settle(300);
  await press('Enter');
  expect(process).toHaveBeenCalledTimes(1);
  resolve({id: 1, a: 'new', n: 10});
  await settle();
  expect(cells('a')).toEqual(['new', 'two']);
});

test('a new array of old rows brings the old value back; the fence keeps the new one', async () => {
  const {rerender, unmount} = render(<Grid />);
  await edit('a', 'new');
  await press('Enter');
  expect(cells('a')[0]).toBe('new');
  rerender(<Grid rows={[...rows]} />);
  expect(cells('a')[0]).toBe('one');
  unmount();

  const {default: Tasks} = fenceModule<{default: ComponentType<object>}>(PAGE, 'the-processrowupdate-callback');
  const element = () => <Tasks {...{initialTasks: [{id: 1, title: 'Paint'}]}} />;
  const tasks = render(element());
  await edit('title', 'Sand');
  await press('Enter', 'title');
  tasks.rerender(element());
  expect(cells('title')).toEqual(['Sand']);
});

test('new rows do not close an open cell, and are the old row of the save', async () => {
  const process = save();
  const {rerender} = render(<Grid processRowUpdate={process} />);
  await edit('a', 'new');
  await settle(300);
  const fresh = rows.map((row) => ({...row, a: `${row.a} fresh`, n: 99}));
  rerender(<Grid processRowUpdate={process} rows={fresh} />);
  expect(input('a')).toHaveValue('new');
  await press('Enter');
  expect(process).toHaveBeenCalledWith({id: 1, a: 'new', n: 99}, fresh[0]);
});

test('a result with another id is a further row', async () => {
  render(<Grid processRowUpdate={(row: TestRow) => ({...row, id: 7})} />);
  await edit('a', 'new');
  await press('Enter');
  expect([...cells('a')].sort()).toEqual(['new', 'one', 'two']);
});

test('after the save the grid sorts again', async () => {
  render(<Grid sortModel={[{field: 'a', sort: 'asc'}]} />);
  await edit('a', 'zero');
  await press('Enter');
  expect(cells('a')).toEqual(['two', 'zero']);
});

test('a valueGetter without a valueSetter shows the old value', async () => {
  render(<Grid columns={[{...text, field: 'b', valueGetter: ({row}) => (row as TestRow).a}]} />);
  await edit('b', 'new');
  await press('Enter', 'b');
  expect(cells('b')[0]).toBe('one');
  expect(api.current.getRow(1)).toEqual({...rows[0], b: 'new'});
});

test('in row editing, a valueSetter gets what the columns before have set', async () => {
  const valueSetter = jest.fn(({row, value}: GridValueSetterParams<TestRow, number>) => ({...row, n: value ?? 0}));
  render(<Grid editMode="row" columns={[text, {...number, valueSetter}]} />);
  await edit('a', 'new');
  await press('Enter');
  expect(valueSetter).toHaveBeenLastCalledWith({value: 10, row: {...rows[0], a: 'new'}});
});

test('the check of the fence refuses, and a changed value in its result is ignored', async () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'validation');
  const {unmount} = render(<Grid rows={[{id: 1, seats: 4}]} columns={columns} />);
  await edit('seats', '0');
  await press('Enter', 'seats');
  expect(input('seats')).toHaveAttribute('aria-invalid', 'true');
  type('seats', '6');
  await settle(300);
  await press('Enter', 'seats');
  expect(cells('seats')).toEqual(['6']);
  unmount();
  render(<Grid columns={[{...text, preProcessEditCellProps: (params) => ({...pass(params), value: 'other'})}]} />);
  await edit('a', 'new');
  await settle(300);
  await press('Enter');
  expect(cells('a')[0]).toBe('new');
});

test('in row editing, a changed value in the result counts once another field changes', async () => {
  const preProcessEditCellProps = (params: GridPreProcessEditCellProps) => ({...pass(params), value: 'other'});
  render(<Grid editMode="row" columns={[{...text, preProcessEditCellProps}, number]} />);
  await edit('a', 'new');
  await settle(300);
  expect(input('a')).toHaveValue('new');
  type('n', '5');
  await settle(300);
  await press('Enter', 'n');
  expect(cells('a')[0]).toBe('other');
});

test('with a check, Enter right after the last key does not save', async () => {
  const process = save();
  render(<Grid columns={[{...text, preProcessEditCellProps: pass}]} processRowUpdate={process} />);
  await edit('a', 'new');
  await press('Enter');
  expect(process).not.toHaveBeenCalled();
  expect(input('a')).toHaveValue('new');
  await press('Enter');
  expect(cells('a')[0]).toBe('new');
});

test('without the delay, a check that answers at once lets Enter save', async () => {
  const renderEditCell: GridColDef['renderEditCell'] = (params) => <GridEditInputCell {...params} debounceMs={0} />;
  render(<Grid columns={[{...text, preProcessEditCellProps: pass, renderEditCell}]} />);
  await edit('a', 'new');
  await settle();
  await press('Enter');
  expect(cells('a')[0]).toBe('new');
});

test('an editor with a delay saves its last value at once, and has a name', async () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'with-debounce');
  render(<Grid rows={[{id: 1, title: 'Old'}]} columns={columns} />);
  await edit('title', 'New');
  expect(input('title')).toHaveAccessibleName('Title');
  await press('Enter', 'title');
  expect(cells('title')).toEqual(['New']);
});

test('the native editor has no name; that of the fence has one', async () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(PAGE, 'accessibility');
  const {unmount} = render(<Grid />);
  await edit('a');
  expect(input('a')).not.toHaveAccessibleName();
  unmount();
  render(<Grid rows={[{id: 1, name: 'Ada'}]} columns={columns} />);
  await edit('name');
  expect(input('name')).toHaveAccessibleName('Name');
});

test('in row editing, a save during a check leaves the model at view', async () => {
  const changes = jest.fn<void, [string]>();
  const slow = ({props}: {props: object}) => new Promise<object>((done) => setTimeout(() => done(props), 500));
  render(
    <Grid
      editMode="row"
      columns={[{...text, preProcessEditCellProps: slow}]}
      onRowModesModelChange={(model) => changes(String(model[1]?.mode))}
    />,
  );
  await edit('a', 'new');
  await press('Enter');
  expect(changes).toHaveBeenLastCalledWith('view');
  await settle(1000);
  expect(input('a')).not.toBeNull();
});
