/** @jest-environment jsdom */
import {StrictMode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGridPro, type DataGridProProps, type GridSortModel} from '@mui/x-data-grid-pro';
import InfiniteLoadingGrid from '../../docs/react-data-grid/row-updates/InfiniteLoadingGrid';
import LazyLoadingGrid from '../../docs/react-data-grid/row-updates/LazyLoadingGrid';
import ThrottledRowsGrid from '../../docs/react-data-grid/row-updates/ThrottledRowsGrid';
import {giveGridsASize, textsOf, titleOf} from './dataGridRowsInJest';

const HEIGHT = 400;
const WIDTH = 600;
const ROW = 52;

let prefersLessMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  prefersLessMotion = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(WIDTH, HEIGHT);
  window.matchMedia = ((query: string) => ({
    matches: prefersLessMotion && query.includes('reduced-motion'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function wait(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

function scrollTo(row: number): void {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
  act(() => {
    scroller.scrollTop = row * ROW;
    fireEvent.scroll(scroller);
  });
}

const status = () => document.querySelector('[role=status]')?.textContent;
const isLoading = () => document.querySelector('[role=progressbar]') !== null;
const sortBy = (field: string) => fireEvent.click(titleOf(field));

describe('infinite loading', () => {
  test('the next rows are loaded once near the end', async () => {
    render(<InfiniteLoadingGrid />);
    expect(isLoading()).toBe(true);
    await wait(1_000);
    expect(isLoading()).toBe(false);
    expect(status()).toBe('25 of 1000 orders loaded');
    scrollTo(20);
    scrollTo(25);
    await wait(1_000);
    expect(status()).toBe('50 of 1000 orders loaded');
  });

  test('a failed request keeps the rows, is not repeated by itself, and “Retry” loads the next ones', async () => {
    render(<InfiniteLoadingGrid />);
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Requests fail'));
    scrollTo(25);
    await wait(1_000);
    expect(status()).toContain('did not load');
    expect(textsOf('id').length).toBeGreaterThan(0);
    scrollTo(26);
    await wait(1_000);
    expect(status()).toContain('did not load');
    fireEvent.click(screen.getByLabelText('Requests fail'));
    fireEvent.click(screen.getByText('Retry'));
    await wait(1_000);
    expect(status()).toBe('50 of 1000 orders loaded');
  });

  test('after a failed sort, “Retry” begins at the top in the new order, and keeps the focus', async () => {
    render(
      <StrictMode>
        <InfiniteLoadingGrid />
      </StrictMode>,
    );
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Requests fail'));
    sortBy('total');
    await wait(1_000);
    expect(status()).toContain('did not load');
    fireEvent.click(screen.getByLabelText('Requests fail'));
    screen.getByText('Retry').focus();
    fireEvent.click(screen.getByText('Retry'));
    expect(document.activeElement).toHaveAttribute('role', 'status');
    await wait(1_000);
    expect(status()).toBe('25 of 1000 orders loaded');
    const totals = textsOf('total').map(Number);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('an answer to the old order that comes late is dropped', async () => {
    render(<InfiniteLoadingGrid />);
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Slow server'));
    scrollTo(25);
    fireEvent.click(screen.getByLabelText('Slow server'));
    sortBy('total');
    await wait(5_000);
    expect(status()).toBe('25 of 1000 orders loaded');
    const totals = textsOf('total').map(Number);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('if the rows do not fill the grid, the callback comes once; with rowsLoadingMode "server", never', () => {
    const calls = jest.fn();
    const grid = (props: Partial<Omit<DataGridProProps, 'pagination'>>) => (
      <div style={{width: WIDTH, height: HEIGHT}}>
        <DataGridPro columns={[{field: 'id'}]} rows={[{id: 1}]} onRowsScrollEnd={calls} {...props} />
      </div>
    );
    const {rerender, unmount} = render(grid({}));
    rerender(grid({rows: [{id: 1}, {id: 2}]}));
    expect(calls).toHaveBeenCalledTimes(1);
    unmount();
    render(grid({rowsLoadingMode: 'server'}));
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

describe('lazy loading', () => {
  const firstIds = Array.from({length: 3}, (_, index) => String(110_000 - index));

  test('rows far down are placeholders until their block is there', async () => {
    render(<LazyLoadingGrid />);
    await wait(1_000);
    expect(textsOf('id').slice(0, 3)).toEqual(firstIds);
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('10001');
    scrollTo(5_000);
    expect(document.querySelector('.MuiDataGrid-cellSkeleton')).not.toBeNull();
    await wait(1_000);
    expect(document.querySelector('.MuiDataGrid-cellSkeleton')).toBeNull();
    expect(textsOf('id')).toContain(String(110_000 - 5_000));
  });

  test('Ctrl+End loses the focus in placeholders, and the last row gets it', async () => {
    const focusedId = () => document.activeElement?.closest<HTMLElement>('.MuiDataGrid-row')?.dataset['id'];
    const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.activeElement!, {key, ctrlKey});
    render(<LazyLoadingGrid />);
    await wait(1_000);
    const cell = document.querySelector('[role=cell]')!;
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
    expect(focusedId()).toBe(firstIds[0]);
    press('End', true);
    scrollTo(10_000 - HEIGHT / ROW);
    expect(document.activeElement).toBe(document.body);
    await wait(1_000);
    expect(focusedId()).toBe('100001');
    press('ArrowUp');
    expect(focusedId()).toBe('100002');
  });

  test('a block that failed is loaded by “Retry”', async () => {
    render(<LazyLoadingGrid />);
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Requests fail'));
    scrollTo(5_000);
    await wait(1_000);
    expect(status()).toContain('did not load');
    fireEvent.click(screen.getByLabelText('Requests fail'));
    fireEvent.click(screen.getByText('Retry'));
    await wait(1_000);
    expect(status()).toContain('10000 orders');
    expect(textsOf('id')).toContain(String(110_000 - 5_000));
  });

  test('a block that failed and is loaded while users scroll needs no “Retry”', async () => {
    render(<LazyLoadingGrid />);
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Requests fail'));
    scrollTo(5_010);
    await wait(1_000);
    expect(status()).toContain('did not load');
    fireEvent.click(screen.getByLabelText('Requests fail'));
    scrollTo(5_015);
    await wait(1_000);
    expect(document.querySelector('.MuiDataGrid-cellSkeleton')).toBeNull();
    expect(status()).toContain('10000 orders');
  });

  test('sorting empties the grid, drops late answers, and shows the new order without an error', async () => {
    render(<LazyLoadingGrid />);
    await wait(1_000);
    fireEvent.click(screen.getByLabelText('Slow server'));
    scrollTo(200);
    fireEvent.click(screen.getByLabelText('Slow server'));
    sortBy('id');
    await wait(5_000);
    expect(document.querySelector('.MuiDataGrid-cellSkeleton')).toBeNull();
    expect(textsOf('id')).toContain(String(100_001 + 200));
    scrollTo(0);
    await wait(1_000);
    expect(textsOf('id').slice(0, 2)).toEqual(['100001', '100002']);
    sortBy('id');
    expect(textsOf('id')).toEqual([]);
    await wait(1_000);
    expect(textsOf('id').slice(0, 3)).toEqual(firstIds);
  });
});

test('lazy loading asks for loaded rows too, but only while the grid is sorted', () => {
  const onFetchRows = jest.fn();
  const grid = (sortModel: GridSortModel) => (
    <div style={{width: WIDTH, height: HEIGHT}}>
      <DataGridPro
        columns={[{field: 'id'}]}
        rows={Array.from({length: 60}, (_, id) => ({id}))}
        rowCount={60}
        rowsLoadingMode="server"
        sortingMode="server"
        experimentalFeatures={{lazyLoading: true}}
        sortModel={sortModel}
        onFetchRows={onFetchRows}
      />
    </div>
  );
  const {unmount} = render(grid([]));
  scrollTo(30);
  expect(onFetchRows).not.toHaveBeenCalled();
  unmount();
  render(grid([{field: 'id', sort: 'asc'}]));
  scrollTo(30);
  expect(onFetchRows).toHaveBeenCalled();
});

describe('many updates a second', () => {
  test('it starts by a click, shows them in periods of two seconds, and stops', async () => {
    render(<ThrottledRowsGrid />);
    const before = textsOf('price').join();
    await wait(5_000);
    expect(textsOf('price').join()).toBe(before);
    fireEvent.click(screen.getByText(/^Start/));
    await wait(300);
    const first = textsOf('price').join();
    await wait(1_000);
    expect(textsOf('price').join()).toBe(first);
    await wait(2_000);
    const later = textsOf('price').join();
    expect(later).not.toBe(first);
    fireEvent.click(screen.getByText('Stop'));
    await wait(2_000);
    const stopped = textsOf('price').join();
    await wait(5_000);
    expect(textsOf('price').join()).toBe(stopped);
  });

  test('no timer stays when it is unmounted, and none starts if users prefer less motion', async () => {
    const {unmount} = render(<ThrottledRowsGrid />);
    fireEvent.click(screen.getByText(/^Start/));
    unmount();
    await wait(3_000);
    expect(jest.getTimerCount()).toBe(0);
    prefersLessMotion = true;
    render(<ThrottledRowsGrid />);
    expect(screen.queryByText(/^Start/)).toBeNull();
    expect(screen.getByText('Receive 100 updates')).toBeInTheDocument();
  });
});
