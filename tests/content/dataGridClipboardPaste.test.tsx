/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import type {GridColDef, GridRowId} from '@mui/x-data-grid-premium';
import {
  Grid,
  api,
  cell,
  columns,
  copy,
  fakeBrowser,
  paste,
  rows,
  settle,
  texts,
  type TestRow,
} from './dataGridClipboardGrid';

beforeEach(fakeBrowser);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const focus = (field: string, id: GridRowId = 1) => act(() => api.current.setCellFocus(id, field));
const row = (id: GridRowId) => api.current.getRow<TestRow>(id);
const select = (...ids: GridRowId[]) => act(() => api.current.setRowSelectionModel(ids));
const range = (start: GridRowId, end: GridRowId, field = 'a') =>
  act(() => api.current.unstable_selectCellRange({id: start, field}, {id: end, field}));

test('without the flag, and where it is disabled, the cell is opened', async () => {
  for (const off of [{experimentalFeatures: {}}, {disableClipboardPaste: true}]) {
    const {unmount} = render(<Grid {...off} />);
    await paste('x');
    expect(cell('a').querySelector('input')).not.toBeNull();
    unmount();
  }
});

test('at a cell, it goes right and down to the last row of the page, and adds none', async () => {
  const pages = {paginationModel: {page: 1, pageSize: 2}};
  render(<Grid pagination initialState={{pagination: pages}} pageSizeOptions={[2]} />);
  await paste('7\n8\n9\n', 'n', 10);
  expect(rows.map(({id}) => row(id)?.n)).toEqual([1234, null, 7, 8]);
  expect(api.current.getRowsCount()).toBe(4);
});

test('on page 2 of a server, it changes the last row, unless users selected a range or rows', async () => {
  const saved = jest.fn((row: TestRow) => row);
  const paginationModel = {page: 1, pageSize: 4};
  const server = {
    pagination: true,
    paginationMode: 'server',
    rowCount: 20,
    paginationModel,
  } as const;
  const props = {...server, pageSizeOptions: [4], disableRowSelectionOnClick: true, processRowUpdate: saved};
  const savedIds = () => saved.mock.calls.splice(0).map(([{id}]) => id);
  const {rerender} = render(<Grid {...props} />);
  await paste('77', 'n', 1);
  expect(savedIds()).toEqual([3]);
  for (const id of [2, 10, 3]) {
    await paste('78', 'n', id);
  }
  expect(savedIds()).toEqual([]);
  select(1);
  await paste('x\t79', 'n', 1);
  expect(savedIds()).toEqual([1]);
  select();
  rerender(<Grid {...props} unstable_cellSelection />);
  range(1, 2, 'n');
  focus('n', 1);
  fireEvent.keyDown(cell('n', 1), {key: 'v', ctrlKey: true});
  const event = Object.assign(new Event('paste', {bubbles: true}), {clipboardData: {getData: () => '7\n8'}});
  act(() => void document.activeElement?.dispatchEvent(event));
  await settle(100);
  expect([row(1)?.n, row(2)?.n, savedIds()]).toEqual([7, 8, [1, 2]]);
  rerender(<Grid {...props} disableClipboardPaste />);
  await paste('80', 'n', 1);
  expect(savedIds()).toEqual([]);
  expect(cell('n', 1).querySelector('input')).not.toBeNull();
});

test('nonsense becomes NaN and Invalid Date, in cells that isCellEditable refuses too', async () => {
  const check = jest.fn(({props}: {props: object}) => props);
  const checked = columns.map((column) => ({...column, preProcessEditCellProps: check}));
  render(<Grid columns={checked as GridColDef[]} isCellEditable={() => false} />);
  await paste('x\t1,240\t31/12/2026\tJa\tTwo\textra');
  expect(row(1)).toMatchObject({a: 'x', n: NaN, b: true, s: 1});
  expect([cell('n').textContent, cell('d').textContent]).toEqual(['', 'Invalid Date']);
  await paste('04/03/2026\tno\t2', 'd');
  expect(row(1)).toMatchObject({d: new Date(2026, 3, 3), b: false, s: 1});
  await paste('\t', 'd');
  expect(String(row(1)?.d)).toBe('Invalid Date');
  expect(check).not.toHaveBeenCalled();
});

test('one value fills the selected cells; several are not repeated', async () => {
  render(<Grid unstable_cellSelection rows={rows.map((one) => ({...one, id: `k-${one.id}`}))} />);
  const fill = async (text: string) => {
    await paste('', 'a', 'k-1');
    range('k-1', 'k-10');
    const event = Object.assign(new Event('paste', {bubbles: true}), {clipboardData: {getData: () => text}});
    act(
      () => void cell('a', 'k-1').dispatchEvent(new KeyboardEvent('keydown', {key: 'v', ctrlKey: true, bubbles: true})),
    );
    act(() => void document.activeElement?.dispatchEvent(event));
    await settle(100);
    return texts('a');
  };
  expect(await fill('x')).toEqual(['x', 'x', 'x', 'three']);
  expect(await fill('p\nq')).toEqual(['p', 'q', 'x', 'three']);
  expect(await fill('1\n2\n3\n4')).toEqual(['1', '2', '3', 'three']);
});

test('selected rows are filled from the first column, in the order of their selection', async () => {
  render(<Grid disableRowSelectionOnClick />);
  select(3, 1);
  await paste('p\nq', 'n');
  expect([row(3)?.a, row(1)?.a]).toEqual(['p', 'q']);
  await paste('r\t7', 'n');
  expect([row(3)?.a, row(1)?.n]).toEqual(['r', 7]);
  await paste('99', 'n');
  expect([row(3)?.n, row(1)?.n]).toEqual([7, 99]);
});

test('pinned rows do not change', async () => {
  render(<Grid pinnedRows={{top: [{...rows[0], id: 'top'}]}} />);
  await paste('x', 'a', 'top');
  expect(texts('a')).toEqual(['one', 'one', '', 'ten', 'three']);
});

test('rows are saved at the same time; a rejected one keeps its values, and the end comes before the rows', async () => {
  let running = 0;
  const atOnce: number[] = [];
  const process = async (newRow: TestRow) => {
    atOnce.push((running += 1));
    await new Promise((done) => setTimeout(done, 20));
    if (newRow.id === 2) {
      throw new Error('No');
    }
    return newRow;
  };
  const onError = jest.fn();
  const atEnd: unknown[] = [];
  render(
    <Grid
      processRowUpdate={process}
      onProcessRowUpdateError={onError}
      onClipboardPasteEnd={() => atEnd.push(row(1)?.a)}
    />,
  );
  await paste('x\ny\nz');
  expect(atOnce).toEqual([1, 2, 3]);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(atEnd).toEqual(['one']);
  expect(texts('a')).toEqual(['x', '', 'z', 'three']);
});

test('a splitting function that returns null stops the paste before any event', async () => {
  const start = jest.fn();
  render(<Grid unstable_splitClipboardPastedText={() => null} onClipboardPasteStart={start} />);
  await paste('x');
  expect(start).not.toHaveBeenCalled();
  expect(texts('a')[0]).toBe('one');
});

test('the native splitting makes two rows of a copied cell with two lines', async () => {
  render(<Grid rows={[{...rows[0], a: 'up\ndown'}, ...rows.slice(1)]} />);
  focus('a');
  await paste((await copy()) ?? '', 'a', 2);
  expect(texts('a').slice(1, 3)).toEqual(['"up', 'down"']);
});

test('10 MB in one cell are one value', async () => {
  const text = 'x'.repeat(10_000_000);
  render(<Grid columns={[{field: 'a', editable: true, renderCell: () => null}]} />);
  await paste(text);
  expect(row(1)?.a).toHaveLength(10_000_000);
});

test('a cell that users took out of the selection is overwritten too', async () => {
  const model = {1: {a: true}, 2: {a: false}, 3: {a: true}};
  render(<Grid unstable_cellSelection unstable_cellSelectionModel={model} />);
  focus('a');
  await paste('x');
  expect([1, 2, 10, 3].map((id) => row(id)?.a)).toEqual(['x', 'x', 'ten', 'x']);
});

test('for a group row, or a row that is gone, there is nothing that pasting could write to', () => {
  render(<Grid initialState={{rowGrouping: {model: ['s']}}} isGroupExpandedByDefault={() => true} />);
  const group = 'auto-generated-row-s/1';
  expect(api.current.getRowNode(group)?.type).toBe('group');
  expect(api.current.getRow<object>(group)).not.toHaveProperty('id');
  expect(() => api.current.getCellParams('gone', 'a')).toThrow('No row with id #gone found');
});

test.each([
  ['null', false],
  ['undefined', false],
  ['maybe', true],
])('%s is pasted into a boolean column as %s', async (text, value) => {
  render(<Grid />);
  await paste(text, 'b', 1);
  expect(row(1)?.b).toBe(value);
});
