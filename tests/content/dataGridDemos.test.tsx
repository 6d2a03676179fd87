/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import * as locales from '@mui/x-data-grid/locales';
import DataGridProDemo from '../../docs/react-data-grid/DataGridProDemo';
import {makeOrders, STATUSES} from '../../docs/react-data-grid/shared/orders';
import {makeGauges, meanOf, MONTHS} from '../../docs/react-data-grid/rainfall';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(() => {
  jest.restoreAllMocks();
});

test('100,000 orders have ids of their own, the newest first, and are the same on every call', () => {
  const orders = makeOrders(100_000);
  expect(new Set(orders.map(({id}) => id)).size).toBe(100_000);
  expect(orders.every(({placed}, index) => index === 0 || placed < orders[index - 1]!.placed)).toBe(true);
  expect(new Set(orders.slice(0, 10).map(({status}) => status))).toEqual(new Set(STATUSES));
  expect(makeOrders(10)).toEqual(makeOrders(10));
});

test('100,000 rain gauges have ids of their own and a mean of every month', () => {
  const gauges = makeGauges(100_000);
  expect(new Set(gauges.map(({id}) => id)).size).toBe(100_000);
  expect(new Set(gauges.slice(0, 10).map(({region}) => region)).size).toBe(10);
  expect(meanOf(gauges).rain).toHaveLength(MONTHS.length);
  expect(meanOf([{id: 'a', region: '', rain: Array<number>(12).fill(1)}]).rain).toEqual(Array(12).fill(1));
});

test('of 100,000 rows, about a dozen are in the DOM', () => {
  jest.useFakeTimers();
  class Measured {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element): void {
      const size = {contentRect: {width: 740, height: 498}, target};
      this.report([size as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  window.ResizeObserver = Measured as unknown as typeof ResizeObserver;
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(740);
  }
  for (const name of ['clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(498);
  }
  const {container} = render(<DataGridProDemo />);
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100002');
  const rows = [...container.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']);
  expect(new Set(rows).size).toBeGreaterThan(5);
  expect(new Set(rows).size).toBeLessThan(20);
  jest.useRealTimers();
});

test('labels of the grid come in 34 languages and variants', () => {
  expect(Object.keys(locales)).toHaveLength(34);
});
