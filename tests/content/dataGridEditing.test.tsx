/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {
  GridCellModes,
  GridRowModes,
  type DataGridProps,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import {
  Grid,
  api,
  cell,
  cells,
  click,
  edit,
  focusedField,
  input,
  number,
  press,
  rows,
  settle,
  show,
  text,
  type TestRow,
} from './dataGridEditingGrid';
import {fenceModule} from './pageFence';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const save = () => jest.fn((row: TestRow) => row);

test.each([
  ['Enter', {}, 'enterKeyDown', 'one'],
  ['Delete', {}, 'deleteKeyDown', ''],
  ['Backspace', {}, 'deleteKeyDown', ''],
  ['x', {}, 'printableKeyDown', ''],
  ['v', {ctrlKey: true}, 'pasteKeyDown', ''],
])('the key %s %j starts with reason %s', async (key, options, reason, value) => {
  const onCellEditStart = jest.fn<void, unknown[]>();
  render(<Grid onCellEditStart={onCellEditStart} />);
  await press(key, 'a', options);
  expect(onCellEditStart.mock.calls[0]?.[0]).toMatchObject({reason});
  expect(input('a')).toHaveValue(value);
});

test.each([
  ['Enter', {}, 'enterKeyDown'],
  ['Tab', {}, 'tabKeyDown'],
  ['Tab', {shiftKey: true}, 'shiftTabKeyDown'],
  ['Escape', {}, 'escapeKeyDown'],
])('the key %s %j stops with reason %s, and the event has the old value', async (key, options, reason) => {
  const onCellEditStop = jest.fn<void, unknown[]>();
  const process = save();
  render(<Grid onCellEditStop={onCellEditStop} processRowUpdate={process} />);
  await edit('a', 'new');
  await press(key, 'a', options);
  expect(onCellEditStop.mock.calls[0]?.[0]).toMatchObject({reason, value: 'one'});
  expect(process).toHaveBeenCalledTimes(key === 'Escape' ? 0 : 1);
  expect(cells('a')[0]).toBe(key === 'Escape' ? 'one' : 'new');
});

test('Delete in a column of numbers saves an empty text, and no check sees it', async () => {
  const check = jest.fn(({props}: GridPreProcessEditCellProps) => props);
  const process = save();
  render(<Grid columns={[text, {...number, preProcessEditCellProps: check}]} processRowUpdate={process} />);
  await press('Delete', 'n');
  await press('Enter', 'n');
  expect(check).not.toHaveBeenCalled();
  expect(process).toHaveBeenCalledWith({id: 1, a: 'one', n: ''}, rows[0]);
});

test('in row editing, Tab moves through the fields and saves after the last', async () => {
  const process = save();
  const stopped = jest.fn<void, unknown[]>();
  render(<Grid editMode="row" processRowUpdate={process} onRowEditStop={stopped} />);
  await edit('a', 'new');
  await press('Tab');
  expect(focusedField()).toBe('n');
  expect(process).not.toHaveBeenCalled();
  await press('Tab', 'n');
  expect(stopped.mock.calls[0]?.[0]).toMatchObject({reason: 'tabKeyDown'});
  expect(process).toHaveBeenCalledWith({id: 1, a: 'new', n: 10}, rows[0]);
});

test('a row stays open if its focus was in a cell that is not editable', async () => {
  render(<Grid editMode="row" columns={[text, {...number, editable: false}]} />);
  await edit('a');
  await click(cell('n'));
  await click(cell('a', 2));
  expect(input('a')).not.toBeNull();
  await click(cell('a'));
  await click(cell('a', 2));
  expect(input('a')).toBeNull();
});

test('methods throw for a cell in another mode, or that is not editable', () => {
  render(<Grid columns={[text, {...number, editable: false}]} />);
  const start = (field: string) => act(() => api.current.startCellEditMode({id: 1, field}));
  expect(() => act(() => api.current.stopCellEditMode({id: 1, field: 'a'}))).toThrow(
    'MUI: The cell with id=1 and field=a is not in edit mode.',
  );
  start('a');
  expect(() => start('a')).toThrow('MUI: The cell with id=1 and field=a is not in view mode.');
  expect(() => start('n')).toThrow('MUI: The cell with id=1 and field=n is not editable.');
});

test('a modes model without its callback keeps the cell closed, and one of an unknown row throws', async () => {
  render(<Grid cellModesModel={{}} />);
  await edit('a');
  expect(input('a')).toBeNull();
  expect(() => render(<Grid editMode="row" rowModesModel={{7: {mode: GridRowModes.Edit}}} />)).toThrow(
    'No row with id #7 found',
  );
});

test('the handler of the fence keeps a cell closed when users type', async () => {
  const {ignoreTyping} = fenceModule<{ignoreTyping: DataGridProps['onCellEditStart']}>(
    'react-data-grid/editing',
    'editing-events',
  );
  render(<Grid onCellEditStart={ignoreTyping} />);
  for (const key of ['x', 'Delete']) {
    await press(key);
    expect(input('a')).toBeNull();
  }
  await press('Enter');
  expect(input('a')).not.toBeNull();
});

test('a cell whose entry leaves the model stays open, whatever users press', async () => {
  const grid = (model: DataGridProps['cellModesModel']) => (
    <Grid cellModesModel={model} onCellModesModelChange={() => undefined} />
  );
  const {rerender} = render(grid({1: {a: {mode: GridCellModes.Edit}}}));
  rerender(grid({}));
  for (const key of ['Enter', 'Escape']) {
    await press(key);
    rerender(grid({1: {a: {mode: GridCellModes.View, ignoreModifications: key === 'Escape'}}}));
    expect(input('a')).not.toBeNull();
  }
});

test('on the first render, an open row takes the focus only with fieldToFocus', () => {
  const open = (fieldToFocus?: string): GridRowModesModel => ({1: {mode: GridRowModes.Edit, fieldToFocus}});
  const {unmount} = render(<Grid editMode="row" rowModesModel={open()} />);
  expect(input('a')).not.toBeNull();
  expect(document.body).toHaveFocus();
  unmount();
  render(<Grid editMode="row" rowModesModel={open('a')} />);
  expect(focusedField()).toBe('a');
});

test('a refused value calls the stop event, and the row stays open in the model', async () => {
  const stop = jest.fn();
  const models: GridRowModesModel[] = [];
  const check: GridColDef['preProcessEditCellProps'] = ({props}) => ({...props, error: !props.value});
  await show(
    <Grid
      editMode="row"
      columns={[{...text, preProcessEditCellProps: check}]}
      onRowEditStop={stop}
      onRowModesModelChange={(model) => models.push(model)}
    />,
  );
  await edit('a', '');
  await settle(300);
  await press('Enter');
  await settle(300);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(input('a')).not.toBeNull();
  expect(Object.values(models.at(-1) ?? {}).some(({mode}) => mode === GridRowModes.Edit)).toBe(true);
});
