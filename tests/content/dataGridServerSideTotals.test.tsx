/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import ServerSideAggregation from '../../docs/react-data-grid/server-side-data/aggregation/ServerSideAggregation';
import ServerSideTotalsInFooter from '../../docs/react-data-grid/server-side-data/aggregation/ServerSideTotalsInFooter';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {mockMeasures, pass} from './serverSideInJest';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: to make and sort all of them takes seconds. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 1_000))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

mockMeasures();

test('totals are those of all pages, and follow the filter', async () => {
  const orders = makeOrders(100_000);
  const sum = (some: typeof orders): number => some.reduce((total, {items}) => total + items, 0);
  render(<ServerSideAggregation />);
  await pass(500);
  const pinned = (): string | null | undefined =>
    document.querySelector('.MuiDataGrid-pinnedRows [data-field=items]')?.textContent;
  expect(pinned()).toBe(sum(orders).toLocaleString());
  const row = document.querySelector('.MuiDataGrid-pinnedRows [role=row]');
  const isSeventhOfAll = (): void => {
    expect(row).toHaveAttribute('aria-rowindex', '7');
    expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', String(orders.length + 2));
  };
  isSeventhOfAll();
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await pass(500);
  isSeventhOfAll();
  fireEvent.change(document.querySelector('input.MuiSelect-nativeInput')!, {target: {value: 'Open'}});
  await pass(500);
  expect(pinned()).toBe(sum(orders.filter(({status}) => status === 'Open')).toLocaleString());
});

test('the footer has the total of all pages', async () => {
  const total = makeOrders(100_000).reduce((all, order) => all + order.total, 0);
  render(<ServerSideTotalsInFooter />);
  await pass(500);
  const shown = document.querySelector('[role=status]')?.textContent ?? '';
  expect(Number(shown.replace(/[^\d.]/g, ''))).toBeCloseTo(total, 1);
});
