/** @jest-environment jsdom */
import {useEffect} from 'react';
import {act, fireEvent, render, waitFor} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {DataGridPremium, useGridApiRef as usePremiumApiRef} from '@mui/x-data-grid-premium';
import ColumnSizingGrid from '../../docs/react-data-grid/column-dimensions/ColumnSizingGrid';

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

describe('onColumnWidthChange', () => {
  test('gets the old width of a double click, and autosizing by the method does not call it (#12005)', async () => {
    const calls: number[] = [];
    render(
      <Grid
        columns={COLUMNS}
        autosizeOptions={{includeHeaders: false}}
        onColumnWidthChange={({width}) => calls.push(width)}
      />,
    );
    const edge = document.querySelector('.MuiDataGrid-columnSeparator--resizable')!;
    await act(async () => {
      for (let click = 0; click < 2; click += 1) {
        fireEvent.mouseDown(edge);
        fireEvent.mouseUp(edge);
        fireEvent.click(edge);
      }
      fireEvent.doubleClick(edge);
      await Promise.resolve();
    });
    expect([widths(), calls]).toEqual([
      [80, 200],
      [200, 200],
    ]);
    calls.length = 0;
    await act(() => api.current.autosizeColumns({includeHeaders: false}));
    expect([widths(), calls]).toEqual([[80, 90], []]);
    expect(api.current.exportState().columns?.dimensions).toMatchObject({a: {width: 80}, b: {width: 90}});
  });

  test('in the demo, a double click does not size the column', async () => {
    render(<ColumnSizingGrid />);
    const header = document.querySelector<HTMLElement>('[role=columnheader][data-field=city]')!;
    const edge = header.querySelector('.MuiDataGrid-columnSeparator--resizable')!;
    await act(async () => {
      fireEvent.doubleClick(edge);
      await Promise.resolve();
    });
    expect(header.style.width).toBe('120px');
  });
});

test('a new array of columns resets the widths that users set', () => {
  const {rerender} = render(<Grid columns={COLUMNS} />);
  act(() => {
    api.current.setColumnWidth('a', 300);
    api.current.setColumnWidth('b', 310);
  });
  rerender(<Grid columns={COLUMNS} hideFooter />);
  expect(widths()).toEqual([300, 310]);
  rerender(<Grid columns={[...COLUMNS]} />);
  expect(widths()).toEqual([200, 200]);
});

test('but not that of a column with a type and neither width nor flex', () => {
  const some = [{field: 'a', type: 'number'}, {field: 'b'}, {field: 'c', type: 'number', width: 120}];
  const all = () => ['a', 'b', 'c'].map((field) => api.current.getColumn(field).computedWidth);
  const {rerender} = render(<Grid columns={some} />);
  act(() => ['a', 'b', 'c'].forEach((field) => api.current.setColumnWidth(field, 210)));
  expect(all()).toEqual([210, 210, 210]);
  rerender(<Grid columns={[...some]} />);
  expect(all()).toEqual([210, 100, 120]);
});

describe('content of 150 pixels', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({width: 150} as DOMRect);
  });

  test('autosizeOnMount measures the rows that are there, not those that arrive later', async () => {
    const props = {columns: [{field: 'a'}], autosizeOnMount: true};
    const later = [{id: 1, a: 'Wide'}];
    const show = async (rows: object[]) => {
      const shown = render(<Grid {...props} rows={rows} />);
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      return shown;
    };
    const {unmount} = await show(later);
    const width = () => api.current.getColumn('a').computedWidth;
    expect(width()).toBe(170);
    unmount();
    const {rerender} = await show([]);
    rerender(<Grid {...props} rows={later} />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(width()).toBe(50);
  });

  test('the rows of a group are rendered after rowExpansionChange, in a timeout', async () => {
    const inDom = () => document.querySelectorAll('[role=cell][data-field=a]').length;
    const seen: number[] = [];
    function Grouped() {
      const apiRef = usePremiumApiRef();
      useEffect(
        () =>
          apiRef.current.subscribeEvent('rowExpansionChange', () => {
            seen.push(inDom());
            setTimeout(() => {
              seen.push(inDom());
              void apiRef.current.autosizeColumns({columns: ['a'], includeHeaders: false});
            });
          }),
        [apiRef],
      );
      return (
        <div style={{width: 600, height: 300}}>
          <DataGridPremium
            apiRef={apiRef}
            disableVirtualization
            columns={[{field: 'team'}, {field: 'a'}]}
            rows={[1, 2].map((id) => ({id, a: 'Wide', team: 'x'}))}
            initialState={{rowGrouping: {model: ['team']}}}
          />
        </div>
      );
    }
    render(<Grouped />);
    fireEvent.click(document.querySelector('[aria-label="see children"]')!);
    await waitFor(() =>
      expect(document.querySelector<HTMLElement>('[role=columnheader][data-field=a]')!.style.width).toBe('170px'),
    );
    expect(seen).toEqual([1, 3]);
  });
});
