/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';

beforeAll(() => {
  // The license notice of Pro.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterAll(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApiPro};

interface TestGridProps extends Partial<Omit<DataGridProProps, 'pagination'>> {
  columns: GridColDef[];
  component?: typeof DataGrid | typeof DataGridPro;
}

function Grid({component: Component = DataGridPro, ...props}: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: 300}}>
      <Component apiRef={apiRef} disableVirtualization rows={[{id: 1, a: 'x', b: 'y'}]} {...props} />
    </div>
  );
}

test('a column has 100 pixels, and minWidth overrides a smaller width', () => {
  render(<Grid columns={[{field: 'a'}, {field: 'b', width: 30}, {field: 'c', width: 30, minWidth: 20}]} />);
  const widths = ['a', 'b', 'c'].map((field) => api.current.getColumn(field).computedWidth);
  expect(widths).toEqual([100, 50, 30]);
});

test.each([
  ['DataGrid', DataGrid],
  ['DataGridPro', DataGridPro],
])('setColumnWidth sets a width in %s, but not that of a fluid column', (_name, component) => {
  render(<Grid component={component} columns={[{field: 'a'}, {field: 'b', flex: 1, minWidth: 70}]} />);
  act(() => {
    api.current.setColumnWidth('a', 180);
    api.current.setColumnWidth('b', 180);
  });
  expect(api.current.getColumn('a').computedWidth).toBe(180);
  expect(api.current.getColumn('b').flex).toBe(1);
  expect(api.current.getColumn('b').computedWidth).not.toBe(180);
});

/** jsdom measures no content, so that columns get their minimum width. */
const COLUMNS: GridColDef[] = [
  {field: 'a', width: 200, minWidth: 80},
  {field: 'b', width: 200, minWidth: 90},
];

async function doubleClickEdgeOf(field: string): Promise<void> {
  const publish = api.current.publishEvent as (name: string, params: object, event: object) => void;
  await act(async () => {
    publish('columnSeparatorDoubleClick', {field}, {button: 0});
    await Promise.resolve();
  });
}

function widths(): number[] {
  return ['a', 'b'].map((field) => api.current.getColumn(field).computedWidth);
}

test('a double click sizes only the column that was clicked, whatever autosizeOptions.columns contains', async () => {
  render(<Grid columns={COLUMNS} autosizeOptions={{columns: ['b'], includeHeaders: false}} />);
  expect(widths()).toEqual([200, 200]);
  await doubleClickEdgeOf('a');
  expect(widths()).toEqual([80, 200]);
});

test('the method ignores the prop, and disableAutosize turns off the double click only', async () => {
  render(<Grid columns={COLUMNS} disableAutosize autosizeOptions={{columns: ['b']}} />);
  await doubleClickEdgeOf('a');
  expect(widths()).toEqual([200, 200]);
  await act(() => api.current.autosizeColumns({includeHeaders: false}));
  expect(widths()).toEqual([80, 90]);
});
