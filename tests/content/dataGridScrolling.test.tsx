/** @jest-environment jsdom */
import {StrictMode, useEffect, type ComponentType, type MutableRefObject} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {flushSync} from 'react-dom';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {DataGrid, type DataGridProps, type GridApi, useGridApiRef} from '@mui/x-data-grid';
import ScrollPlayground from '../../docs/react-data-grid/scrolling/ScrollPlayground';
import {giveGridsASize} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/scrolling';
const HEIGHT = 400;
const ROW = 52;

const columns = ['name', 'city', 'phone', 'mail'].map((field) => ({field, width: 300}));
const rows = Array.from({length: 210}, (_row, id) => ({id: `r${id}`, name: `Guest ${id}`}));

let api: MutableRefObject<GridApi>;

const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};

beforeEach(() => {
  giveGridsASize(600, HEIGHT);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: HEIGHT}}>
      <DataGrid apiRef={apiRef} columns={columns} rows={rows} {...props} />
    </div>
  );
}

const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller')!;
const contentHeight = () => document.querySelector<HTMLElement>('.MuiDataGrid-virtualScrollerContent')?.style.height;
const isRendered = (id: string) => document.querySelector(`.MuiDataGrid-row[data-id="${id}"]`) !== null;
function scrollTo(target: {rowIndex?: number; colIndex?: number}): boolean {
  let result = false;
  act(() => {
    result = api.current.scrollToIndexes(target);
  });
  return result;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  }
}

/** From now on, as on a slow device: several frames for each turn that React gets. */
function drawFramesQuickly(): void {
  let asked = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    asked += 1;
    if (asked % 3 === 0) {
      window.setTimeout(callback, 0, 0);
    } else {
      queueMicrotask(() => callback(0));
    }
    return asked;
  });
}

describe('scrollToIndexes', () => {
  test('scrolls no further than it has to, and only in the directions that it is asked for', () => {
    render(<Grid />);
    scrollTo({rowIndex: 50});
    expect(scroller()).toMatchObject({scrollTop: 51 * ROW - HEIGHT, scrollLeft: 0});
    scrollTo({rowIndex: 48});
    expect(scroller().scrollTop).toBe(51 * ROW - HEIGHT);
    scrollTo({rowIndex: 20});
    expect(scroller().scrollTop).toBe(20 * ROW);
    scrollTo({colIndex: 3});
    expect(scroller()).toMatchObject({scrollTop: 20 * ROW, scrollLeft: 4 * 300 - 600});
  });

  test('a row that does not exist or is on another page has no effect, a column throws', () => {
    render(<Grid initialState={{pagination: {paginationModel: {page: 1}}}} />);
    for (const rowIndex of [-1, 9999, 210, 50]) {
      expect(scrollTo({rowIndex})).toBe(true);
      expect(scroller().scrollTop).toBe(0);
    }
    expect(scrollTo({rowIndex: 150})).toBe(true);
    expect(scroller().scrollTop).toBe(51 * ROW - HEIGHT);
    expect(() => api.current.scrollToIndexes({colIndex: 4})).toThrow(
      "Cannot read properties of undefined (reading 'computedWidth')",
    );
  });

  test('returns false only in an empty grid', () => {
    render(<Grid rows={[]} />);
    expect(scrollTo({rowIndex: 0})).toBe(false);
  });

  test('on the second page, the index among the visible rows is another one', () => {
    render(<Grid initialState={{pagination: {paginationModel: {page: 1}}}} />);
    expect(api.current.getRowIndexRelativeToVisibleRows('r105')).toBe(5);
    expect(api.current.getRowIndexRelativeToVisibleRows('r5')).toBeUndefined();
  });

  test('with rows of automatic height, positions are computed 166 milliseconds after the measurement', () => {
    jest.useFakeTimers();
    render(<Grid getRowHeight={() => 'auto'} />);
    const second = () => api.current.state.rowsMeta.positions[1];
    act(() => void jest.advanceTimersByTime(160));
    expect(second()).toBe(ROW);
    act(() => void jest.advanceTimersByTime(10));
    expect(second()).toBe(HEIGHT);
  });
});

describe('when the grid is mounted', () => {
  function Scrolled({scroll}: {scroll: () => void}) {
    useEffect(scroll, [scroll]);
    return <Grid />;
  }

  test.each([
    ['scroll', () => api.current.scroll({top: 1_000})],
    ['scrollToIndexes', () => api.current.scrollToIndexes({rowIndex: 50})],
  ])('%s throws in an effect, and works one frame later', async (_name, scroll) => {
    expect(() => render(<Scrolled scroll={() => void scroll()} />)).toThrow(
      "Cannot read properties of undefined (reading 'current')",
    );
    render(<Scrolled scroll={() => void requestAnimationFrame(() => void scroll())} />);
    await frames(1);
    expect(scroller().scrollTop).toBeGreaterThan(900);
  });

  test.each(['ltr', 'rtl'] as const)('the fence goes back to the last position, %s', async (direction) => {
    const {default: Orders} = fenceModule<{default: ComponentType<Partial<DataGridProps>>}>(PAGE, 'restore');
    const page = (
      <StrictMode>
        <ThemeProvider theme={createTheme({direction})}>
          <Orders rows={rows} columns={columns} />
        </ThemeProvider>
      </StrictMode>
    );
    const {unmount} = render(page);
    await frames(1);
    const left = direction === 'rtl' ? -200 : 200;
    act(() => {
      Object.assign(scroller(), {scrollTop: 1_500, scrollLeft: left});
      fireEvent.scroll(scroller());
    });
    unmount();
    render(page);
    expect(scroller()).toMatchObject({scrollTop: 0, scrollLeft: 0});
    await frames(1);
    expect(scroller()).toMatchObject({scrollTop: 1_500, scrollLeft: left});
  });
});

describe('a row on another page', () => {
  const lastPage = {pagination: {paginationModel: {page: 2}}};
  test('directly after setPage, the content is as high as the page before', () => {
    render(<Grid initialState={lastPage} />);
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    flushSync(() => api.current.setPage(0));
    expect(contentHeight()).toBe(`${10 * ROW}px`);
  });

  test('the fence finds the row by its id, in the order on the screen', async () => {
    const {scrollToRow} = fenceModule<{scrollToRow: (apiRef: typeof api, id: string) => Promise<void>}>(
      PAGE,
      'another-page',
    );
    const {unmount} = render(<Grid initialState={lastPage} />);
    // Not in `act`, which would hide how late the grid is.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const scrolls: unknown[] = [];
    Object.defineProperty(scroller(), 'scrollTop', {
      get: () => 0,
      set: (top: number) => scrolls.push({top, height: contentHeight()}),
    });
    drawFramesQuickly();
    await scrollToRow(api, 'r99');
    expect(scrolls.at(-1)).toEqual({top: 100 * ROW - HEIGHT, height: `${100 * ROW}px`});
    const before = scrolls.length;
    await scrollToRow(api, 'no such row');
    const late = scrollToRow(api, 'r150');
    unmount();
    await expect(late).resolves.toBeUndefined();
    expect(scrolls).toHaveLength(before);
  });
});

test('the fence shows each new message, however late the grid measures it', async () => {
  const {default: Messages} = fenceModule<{default: ComponentType}>(PAGE, 'new-row');
  render(<Messages />);
  await frames(2);
  expect(scroller().scrollTop).toBe(50 * ROW - HEIGHT);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  drawFramesQuickly();
  screen.getByText('Add message').click();
  await waitFor(() => expect(scroller().scrollTop).toBe(51 * ROW - HEIGHT));
  act(() => void fireEvent.scroll(scroller()));
  expect(isRendered('50')).toBe(true);
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('the fence scrolls smoothly unless users prefer reduced motion: %s', (matches, behavior) => {
  const {scrollSmoothly} = fenceModule<{scrollSmoothly: (apiRef: typeof api, top: number) => void}>(PAGE, 'smooth');
  render(<Grid />);
  window.matchMedia = (() => ({matches})) as unknown as typeof window.matchMedia;
  const scroll = jest.fn();
  scroller().scrollTo = scroll;
  scrollSmoothly(api, 500);
  expect(scroll).toHaveBeenCalledWith({top: 500, behavior});
});

test('from right to left, scroll takes a positive distance and the position is negative', () => {
  render(
    <ThemeProvider theme={createTheme({direction: 'rtl'})}>
      <Grid />
    </ThemeProvider>,
  );
  act(() => api.current.scroll({left: 300}));
  expect(api.current.getScrollPosition().left).toBe(-300);
});

test('the demo brings a cell into view, and survives nonsense', () => {
  render(<ScrollPlayground />);
  const [row, column] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const submit = () => {
    fireEvent.submit(document.querySelector('form')!);
    fireEvent.scroll(scroller());
  };
  submit();
  expect(document.querySelector('.target')).toHaveTextContent('2,500');
  fireEvent.change(row, {target: {value: '<b>no number</b>'}});
  fireEvent.change(column, {target: {value: '1e99'}});
  submit();
  expect(document.querySelector('.target')).toHaveTextContent('100');
});
