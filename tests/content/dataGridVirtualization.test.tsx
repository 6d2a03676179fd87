/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import {DataGridPro, type DataGridProProps, type GridApiPro, useGridApiRef} from '@mui/x-data-grid-pro';
import ColumnVirtualizationGrid from '../../docs/react-data-grid/virtualization/ColumnVirtualizationGrid';
import {giveGridsASize} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

const ROW = 52;
const COLUMN = 100;

const columns = Array.from({length: 20}, (_column, index) => ({field: `c${index}`, width: COLUMN}));
const makeRows = (count: number) => Array.from({length: count}, (_row, id) => ({id}));
const rows = makeRows(70);

let api: {current: GridApiPro};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<Omit<DataGridProProps, 'pagination'>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: 400}}>
      <DataGridPro apiRef={apiRef} columns={columns} rows={rows} {...props} />
    </div>
  );
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const sizeOf = () => ({
  rows: count('.MuiDataGrid-virtualScrollerRenderZone > .MuiDataGrid-row'),
  columns: count('.MuiDataGrid-row[data-id="2"] [role=cell]'),
});

function scrollTo(top: number, left = 0): void {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
  act(() => {
    scroller.scrollTop = top;
    scroller.scrollLeft = left;
    fireEvent.scroll(scroller);
  });
}

const fieldsOf = (id: number) =>
  [...document.querySelectorAll(`.MuiDataGrid-row[data-id="${id}"] [role=cell]`)].map((cell) =>
    cell.getAttribute('data-field'),
  );

describe('what is rendered', () => {
  beforeEach(() => giveGridsASize(600, 400));

  test('of 10,000 rows and 20 columns, those in view and the buffers', () => {
    render(<Grid rows={makeRows(10_000)} />);
    expect(sizeOf()).toEqual({rows: 11, columns: 9});
    expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '10001');
    expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-colcount', '20');
    scrollTo(5_000 * ROW, 10 * COLUMN);
    const row = document.querySelector('.MuiDataGrid-row[data-id="5000"]')!;
    expect(row).toHaveAttribute('aria-rowindex', '5002');
    expect(row.querySelector('[data-field=c10]')).toHaveAttribute('aria-colindex', '11');
  });

  test.each<[string, Partial<Omit<DataGridProProps, 'pagination'>>, object]>([
    ['autoHeight: all rows, columns in view', {autoHeight: true, rows: makeRows(20)}, {rows: 20, columns: 9}],
    ['automatic height: all columns', {getRowHeight: () => 'auto'}, {rows: 11, columns: 20}],
    ['one such row in view', {getRowHeight: ({id}) => (id === 5 ? 'auto' : null)}, {rows: 11, columns: 20}],
    ['one such row out of view', {getRowHeight: ({id}) => (id === 60 ? 'auto' : null)}, {rows: 11, columns: 9}],
    ['larger buffers', {rowBuffer: 6, columnBuffer: 5}, {rows: 14, columns: 11}],
  ])('%s', (_name, props, expected) => {
    render(<Grid {...props} />);
    expect(sizeOf()).toEqual(expected);
  });

  test('pinned columns always, and a cell as long as one of the columns that it spans is in view', () => {
    const spanning = columns.map((column, index) => (index === 1 ? {...column, colSpan: 8} : column));
    render(<Grid columns={spanning} initialState={{pinnedColumns: {left: ['c19']}}} />);
    scrollTo(0, 10 * COLUMN);
    expect(fieldsOf(2)).toContain('c19');
    expect(fieldsOf(2)).toContain('c1');
    scrollTo(0, 15 * COLUMN);
    expect(fieldsOf(2)).not.toContain('c1');
  });
});

// What 400 pixels leave for rows: without the border, the headers and, in the first, the footer.
test.each([
  [400 - 2 - 56 - 53, 9, 12],
  [400 - 2 - 56, 10, 13],
])('of 100,000 rows, %i pixels show %i at the top and %i further down', (height, top, middle) => {
  giveGridsASize(600, height);
  render(<Grid rows={makeRows(100_000)} />);
  expect(sizeOf().rows).toBe(top);
  scrollTo(50_000 * ROW);
  expect(sizeOf().rows).toBe(middle);
});

describe('the focus', () => {
  beforeEach(() => giveGridsASize(600, 400));

  test('stays on a cell that is scrolled away', () => {
    render(<Grid />);
    act(() => api.current.setCellFocus(3, 'c2'));
    scrollTo(60 * ROW, 20 * COLUMN);
    expect(document.activeElement).toHaveAttribute('data-field', 'c2');
  });

  test('is lost if the cell is in the first row or column after the rendered ones', () => {
    render(<Grid rowThreshold={1} columnThreshold={1} />);
    const isThere = () => fieldsOf(60).includes('c15');
    act(() => api.current.setCellFocus(60, 'c15'));
    const missing = {rows: [] as number[], columns: [] as number[]};
    for (const first of [45, 49, 53]) {
      scrollTo(first * ROW, 12 * COLUMN);
      if (!isThere()) {
        missing.rows.push(first);
      }
    }
    for (const first of [3, 6, 9]) {
      scrollTo(58 * ROW, first * COLUMN);
      if (!isThere()) {
        missing.columns.push(first);
      }
    }
    expect(missing).toEqual({rows: [49], columns: [6]});
  });
});

describe('jsdom without measures', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test('three rows and three columns, or all of them without virtualization', () => {
    const {unmount} = render(<Grid rows={makeRows(8)} />);
    expect(sizeOf()).toEqual({rows: 3, columns: 3});
    unmount();
    render(<Grid rows={makeRows(8)} disableVirtualization />);
    expect(sizeOf()).toEqual({rows: 8, columns: 20});
  });

  test('the fence finds all cells', () => {
    const {renderGuests} = fenceModule<{renderGuests: () => string[]}>(
      'react-data-grid/virtualization',
      'disable-virtualization',
    );
    expect(renderGuests()).toEqual(['Amina Diallo', 'Dakar']);
  });
});

describe('in tests', () => {
  beforeEach(() => giveGridsASize(600, 400));

  test('attributes name rows and cells, and the root has those of the grid', () => {
    const {cellSelector} = fenceModule<{cellSelector: (id: string, field: string) => string}>(
      'react-data-grid/virtualization',
      'find-rows-and-cells',
    );
    const guests = [...makeRows(3), {id: 'r-9'}];
    const pinnedColumns = {left: ['c0'], right: ['c19']};
    const attributes = {'data-testid': 'guests', 'aria-label': 'Guests'};
    render(<Grid rows={guests} initialState={{pinnedColumns}} {...attributes} />);
    const grid = document.querySelector('[role=grid]');
    expect(grid).toHaveAttribute('data-testid', 'guests');
    expect(grid).toHaveAttribute('aria-label', 'Guests');
    const parts = [...document.querySelectorAll('[data-id=r-9]')];
    expect(parts.map((part) => part.getAttribute('data-rowindex'))).toEqual(['3', '3', '3']);
    for (const [field, index] of Object.entries({c0: '0', c1: '1', c19: '19'})) {
      const found = [...document.querySelectorAll(cellSelector('r-9', field))];
      expect(found.map((cell) => cell.getAttribute('data-colindex'))).toEqual([index]);
    }
  });

  test('outside of jsdom, the grid logs that its parent has no height', () => {
    const logged = () => jest.mocked(console.error).mock.calls.flat().join('\n');
    const EMPTY = 'The parent DOM element of the data grid has an empty height.';
    const {unmount} = render(<Grid />);
    expect(logged()).not.toContain(EMPTY);
    unmount();
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 HappyDOM/15.0.0');
    render(<Grid />);
    expect(logged()).toContain(EMPTY);
  });
});

test('the demo counts its cells, and stops when it is unmounted', async () => {
  giveGridsASize(600, 400);
  const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const {unmount} = render(<ColumnVirtualizationGrid />);
  await nextFrame();
  expect(document.body).toHaveTextContent(`${count('[role=cell]')} of 1,000,000 cells are rendered.`);
  expect(count('[role=cell]')).toBeGreaterThan(50);
  const cancel = jest.spyOn(window, 'cancelAnimationFrame');
  unmount();
  expect(cancel).toHaveBeenCalled();
});
