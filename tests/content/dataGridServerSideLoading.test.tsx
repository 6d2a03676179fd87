/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import ServerSideInfiniteLoading from '../../docs/react-data-grid/server-side-data/infinite-loading/ServerSideInfiniteLoading';
import ServerSideLazyLoading from '../../docs/react-data-grid/server-side-data/lazy-loading/ServerSideLazyLoading';
import {cellTexts, flip, mockMeasures, pass, scrollTo} from './serverSideInJest';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: to make and sort all of them takes seconds. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 3_000))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

mockMeasures();

const ROW = 52;
const orders = makeOrders(3_000);

const grid = (): Element => document.querySelector('[role=grid]')!;
const skeletons = (): number => document.querySelectorAll('.MuiDataGrid-cellSkeleton').length;
/** The index of the first order in the DOM, in the order of the server. */
const firstShown = (): number => orders.findIndex(({id}) => String(id) === shownIds()[0]);
const shownIds = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']);

describe('lazy loading', () => {
  test('skeletons give way to the rows of the place that is scrolled to', async () => {
    render(<ServerSideLazyLoading />);
    await pass(500);
    expect(grid().getAttribute('aria-rowcount')).toBe('3001');
    expect(shownIds()[0]).toBe(String(orders[0]!.id));
    expect(skeletons()).toBe(0);
    await scrollTo(1_500 * ROW);
    expect(skeletons()).toBeGreaterThan(0);
    await pass(500);
    expect(skeletons()).toBe(0);
    expect(Math.abs(firstShown() - 1_500)).toBeLessThan(10);
  });

  test('blocks that failed are asked for again by Retry', async () => {
    render(<ServerSideLazyLoading />);
    await pass(500);
    flip('Requests fail');
    await scrollTo(1_000 * ROW);
    await pass(500);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('not available');
    expect(skeletons()).toBeGreaterThan(0);
    flip('Requests fail');
    fireEvent.click(screen.getByText('Retry'));
    await pass(500);
    expect(skeletons()).toBe(0);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('rows of the old order do not get into the new one', async () => {
    render(<ServerSideLazyLoading />);
    await pass(500);
    flip('Slow server');
    await scrollTo(2_000 * ROW);
    flip('Slow server');
    fireEvent.click(document.querySelector('[role=columnheader][data-field=total]')!);
    await scrollTo(0);
    await pass(500);
    const sorted = [...orders].sort((a, b) => a.total - b.total);
    expect(shownIds()[0]).toBe(String(sorted[0]!.id));
    await pass(5_000);
    expect(shownIds()[0]).toBe(String(sorted[0]!.id));
    expect(grid().getAttribute('aria-rowcount')).toBe('3001');
    await scrollTo(2_000 * ROW);
    await pass(500);
    const shown = shownIds().map((id) => sorted.findIndex((order) => String(order.id) === id));
    expect(Math.abs(shown[0]! - 2_000)).toBeLessThan(10);
    expect(shown).toEqual(shown.map((_, index) => shown[0]! + index));
  });

  describe('users who move by keyboard', () => {
    const focusedRow = (): number => {
      const row = document.activeElement?.closest<HTMLElement>('.MuiDataGrid-row');
      return orders.findIndex(({id}) => String(id) === row?.dataset['id']);
    };
    const pressInGrid = (key: string, ctrlKey = false): void => {
      fireEvent.keyDown(document.activeElement!, {key, ctrlKey});
    };
    /** Puts the focus on a row that is loaded. */
    async function start(index: number): Promise<void> {
      render(<ServerSideLazyLoading />);
      await pass(500);
      await scrollTo(index * ROW);
      const cell = document.querySelector(`[data-id="${orders[index]!.id}"] [role=cell]`)!;
      fireEvent.mouseDown(cell);
      fireEvent.mouseUp(cell);
      expect(focusedRow()).toBe(index);
    }

    test('Ctrl+End loses the focus in placeholders, and the last row gets it', async () => {
      await start(0);
      pressInGrid('End', true);
      await scrollTo(3_000 * ROW - 398);
      expect(document.activeElement).toBe(document.body);
      await pass(500);
      expect(focusedRow()).toBe(2_999);
      pressInGrid('ArrowUp');
      expect(focusedRow()).toBe(2_998);
    });

    test('the focus stays beside a placeholder, and moves on when its row arrives', async () => {
      await start(99);
      flip('Slow server');
      await scrollTo(98 * ROW);
      pressInGrid('ArrowDown');
      expect(skeletons()).toBeGreaterThan(0);
      expect(focusedRow()).toBe(99);
      await pass(5_000);
      expect(focusedRow()).toBe(100);
    });

    test('focus that is outside of the cells stays there', async () => {
      await start(0);
      pressInGrid('End', true);
      await scrollTo(3_000 * ROW - 398);
      const elsewhere = screen.getByLabelText('Slow server');
      act(() => elsewhere.focus());
      await pass(500);
      expect(skeletons()).toBe(0);
      expect(document.activeElement).toBe(elsewhere);
    });
  });
});

describe('infinite loading', () => {
  const status = (): string => document.querySelector('p[role=status]')?.textContent ?? '';

  test('a page more at each end, and only one request for it', async () => {
    render(<ServerSideInfiniteLoading />);
    expect(status()).toBe('Loading…');
    await pass(500);
    expect(status()).toBe('100 of 3,000 orders');
    await scrollTo(100 * ROW - 398);
    await scrollTo(0);
    await scrollTo(100 * ROW - 398);
    expect(status()).toBe('Loading…');
    await pass(500);
    expect(status()).toBe('200 of 3,000 orders');
    await scrollTo(200 * ROW - 398);
    await pass(500);
    expect(status()).toBe('300 of 3,000 orders');
    expect(new Set(shownIds()).size).toBe(shownIds().length);
  });

  test('a failure keeps the rows, and Retry goes on where it stopped', async () => {
    render(<ServerSideInfiniteLoading />);
    await pass(500);
    flip('Requests fail');
    await scrollTo(100 * ROW - 398);
    await pass(500);
    expect(document.querySelector('[role=alert]')).not.toBeNull();
    expect(status()).toBe('100 of 3,000 orders');
    flip('Requests fail');
    fireEvent.click(screen.getByText('Retry'));
    await pass(500);
    expect(status()).toBe('200 of 3,000 orders');
  });

  test('a page of the old order that is late is not appended to the new one', async () => {
    render(<ServerSideInfiniteLoading />);
    await pass(500);
    flip('Slow server');
    await scrollTo(100 * ROW - 398);
    flip('Slow server');
    fireEvent.click(document.querySelector('[role=columnheader][data-field=total]')!);
    await pass(500);
    expect(status()).toBe('100 of 3,000 orders');
    await pass(5_000);
    expect(status()).toBe('100 of 3,000 orders');
    await scrollTo(0);
    const totals = cellTexts('total').map((text) => Number(text.slice(1)));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});
