/** @jest-environment jsdom */
import * as React from 'react';
import {createTheme, ThemeProvider, type Theme, type ThemeOptions} from '@mui/material/styles';
import {flushSync} from 'react-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import {ACTIONS, runBench, type BenchTarget} from '../../docs/react-data-grid/performance/bench';
import {BenchGrid, makeRows} from '../../docs/react-data-grid/performance/benchGrid';
import {asText} from '../../docs/react-data-grid/performance/benchResults';
import {DEFAULT_SETTINGS} from '../../docs/react-data-grid/performance/benchSettings';
import GridVisualization from '../../docs/react-data-grid/performance/GridVisualization';
import PerformanceBench from '../../docs/react-data-grid/performance/PerformanceBench';
import {cellsOf, giveGridsASize, textsOf} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

let renders = 0;

function makeColumns(): GridColDef[] {
  return ['a', 'b', 'c'].map((field) => ({
    field,
    renderCell: ({value}) => {
      renders += 1;
      return String(value);
    },
  }));
}

const columns = makeColumns();
const rows = Array.from({length: 4}, (_row, id) => ({id, a: `a${id}`, b: `b${id}`, c: `c${id}`}));
const CELLS = 12;

let api: {current: GridApiPro};

type Props = Partial<Omit<DataGridProProps, 'pagination'>>;

function Grid(props: Props) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: 400}}>
      <DataGridPro apiRef={apiRef} columns={columns} rows={rows} {...props} />
    </div>
  );
}

function rendersIn(step: () => void): number {
  renders = 0;
  step();
  return renders;
}

function click(cell: Element): void {
  fireEvent.mouseDown(cell);
  fireEvent.mouseUp(cell);
  fireEvent.click(cell);
}

beforeEach(() => {
  giveGridsASize(600, 400);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.matchMedia = (() => ({matches: true})) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('props', () => {
  test('the same ones render no cell, one that is new renders all', () => {
    const {rerender} = render(<Grid />);
    expect(rendersIn(() => rerender(<Grid />))).toBe(0);
    const news: Props[] = [
      {sx: {}},
      {slots: {}},
      {slotProps: {}},
      {initialState: {}},
      {onCellClick: () => undefined},
      {rows: [...rows]},
      {columns: makeColumns()},
    ];
    for (const props of news) {
      expect(rendersIn(() => rerender(<Grid {...props} />))).toBeGreaterThanOrEqual(CELLS);
    }
  });

  test('a click renders the cells that get and lose the focus, or all with default props in the theme', () => {
    const components = {MuiDataGrid: {defaultProps: {density: 'compact'}}} as ThemeOptions['components'];
    const {rerender} = render(<Grid />);
    click(cellsOf('a')[0]!);
    expect(rendersIn(() => click(cellsOf('b')[1]!))).toBe(2);
    rerender(
      <ThemeProvider theme={createTheme({components})}>
        <Grid />
      </ThemeProvider>,
    );
    click(cellsOf('a')[0]!);
    expect(rendersIn(() => click(cellsOf('b')[1]!))).toBeGreaterThanOrEqual(CELLS);
  });

  test('with the theme of “Getting started”, a click renders these two cells', () => {
    const {theme} = fenceModule<{theme: Theme}>('react-data-grid/getting-started', 'typescript', 2);
    render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    click(cellsOf('a')[0]!);
    expect(rendersIn(() => click(cellsOf('b')[1]!))).toBe(2);
  });

  test('a changed row renders its own cells', () => {
    render(<Grid />);
    expect(rendersIn(() => act(() => api.current.updateRows([{id: 1, a: 'new'}])))).toBe(3);
  });

  test('new columns reset the widths that users have set', () => {
    const {rerender} = render(<Grid />);
    act(() => api.current.setColumnWidth('a', 300));
    rerender(<Grid />);
    expect(api.current.getColumn('a').computedWidth).toBe(300);
    rerender(<Grid columns={makeColumns()} />);
    expect(api.current.getColumn('a').computedWidth).toBe(100);
  });

  test('a toolbar that is created while rendering loses what is typed', () => {
    const typed = (makeToolbar: () => React.JSXElementConstructor<unknown>) => {
      const {rerender, unmount} = render(<Grid slots={{toolbar: makeToolbar()}} />);
      fireEvent.change(screen.getByLabelText('Search'), {target: {value: 'tea'}});
      rerender(<Grid slots={{toolbar: makeToolbar()}} />);
      const {value} = screen.getByLabelText<HTMLInputElement>('Search');
      unmount();
      return value;
    };
    const Toolbar = () => <input aria-label="Search" />;
    expect(typed(() => Toolbar)).toBe('tea');
    expect(typed(() => () => <input aria-label="Search" />)).toBe('');
  });

  test('the function for the height is called for all rows again after sorting and after an update', () => {
    const getRowHeight = jest.fn(() => 40);
    render(<Grid getRowHeight={getRowHeight} />);
    getRowHeight.mockClear();
    act(() => api.current.setSortModel([{field: 'a', sort: 'desc'}]));
    expect(getRowHeight.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
    getRowHeight.mockClear();
    act(() => api.current.updateRows([{id: 1, a: 'new'}]));
    expect(getRowHeight.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
  });

  test('filters find the same rows without eval', () => {
    const filterModel = {items: [{field: 'a', operator: 'contains', value: 'A2'}]};
    render(<Grid filterModel={filterModel} disableEval />);
    expect(textsOf('a')).toEqual(['a2']);
  });

  test('the fence formats by currency', () => {
    const {default: Parts} = fenceModule<{
      default: React.ComponentType<{parts: {id: number; name: string; price: number}[]; currency: string}>;
    }>('react-data-grid/performance', 'extract-static-objects-and-memoize-root-props');
    const parts = [{id: 1, name: 'Bell', price: 12}];
    const {rerender} = render(<Parts parts={parts} currency="EUR" />);
    expect(textsOf('price')).toEqual(['€12.00']);
    rerender(<Parts parts={parts} currency="USD" />);
    expect(textsOf('price')).toEqual(['$12.00']);
  });
});

test('the demo counts renders: with stable columns the parent renders no cell, otherwise all', () => {
  render(<GridVisualization />);
  const counts = () =>
    [...document.querySelectorAll('[role=cell]')].map((cell) => /(\d+)×/.exec(cell.textContent ?? '')?.[1]);
  const before = counts();
  fireEvent.click(screen.getByText('Render the parent'));
  expect(counts()).toEqual(before);
  fireEvent.click(screen.getByLabelText('Stable columns'));
  const unstable = counts().map(Number);
  fireEvent.click(screen.getByText('Render the parent'));
  expect(
    counts()
      .map(Number)
      .every((count, index) => count > unstable[index]!),
  ).toBe(true);
});

describe('the bench', () => {
  beforeEach(() => {
    // Frames as fast as possible, and none of them in the background.
    let now = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      now += 16;
      return Number(setTimeout(() => callback(now), 0));
    });
    class Observer {
      static supportedEntryTypes = ['longtask'];
      observe(): void {}
      disconnect(): void {}
      takeRecords(): PerformanceEntryList {
        return [];
      }
    }
    Object.assign(globalThis, {PerformanceObserver: Observer});
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  });

  const settings = {...DEFAULT_SETTINGS, columns: 6};

  test('does each of its actions, and the results say what was measured', async () => {
    let target: BenchTarget | undefined;
    const testRows = makeRows(40);
    function Bench() {
      const apiRef = useGridApiRef();
      const [isShown, setIsShown] = React.useState(false);
      const [, renderParent] = React.useReducer((count: number) => count + 1, 0);
      target = {
        apiRef,
        show: () => flushSync(() => setIsShown(true)),
        renderParent: () => flushSync(renderParent),
      };
      return isShown && <BenchGrid settings={settings} rows={testRows} apiRef={apiRef} />;
    }
    render(<Bench />);
    // `act` would hold back what the bench waits for.
    const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const {apiRef} = target!;
    const result = await runBench(target!, new AbortController().signal);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(Object.keys(result.measurements)).toEqual([...ACTIONS]);
    expect(result.nodes).toBeGreaterThan(50);
    expect(apiRef.current.getRow(0)).toMatchObject({f0: -1});
    expect(apiRef.current.getSortModel()).toEqual([]);
    const text = asText([{title: 'Trial', columns: [{head: 'Result', settings, result}]}]);
    expect(text).toContain('Trial\tResult\n');
    expect(text).toContain('Settings\t10,000 × 6, text, row height fixed, buffer 3, columns stable\n');
    expect(text).toContain(`Elements\t${result.nodes}\n`);
  });

  test('starts only if users ask for it, and stops', async () => {
    render(<PerformanceBench />);
    expect(document.querySelector('[role=grid]')).toBeNull();
    fireEvent.click(screen.getByText('Measure'));
    expect(document.querySelector('[role=status]')).toHaveTextContent('Your settings, run 1 of 2');
    fireEvent.click(screen.getByText('Stop'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(document.querySelector('[role=status]')).toBeEmptyDOMElement();
    expect(document.querySelector('[role=grid], table, [role=alert]')).toBeNull();
  });
});
