/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import ServerSortingGrid from '../../docs/react-data-grid/sorting/ServerSortingGrid';

interface Orders {
  makeOrders: (count: number) => object[];
}

function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: () => actual.makeOrders(20)};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const sortBy = (field: string) => fireEvent.click(document.querySelector(`[role=columnheader][data-field=${field}]`)!);
const isLoading = () => document.querySelector('.MuiDataGrid-overlay [role=progressbar]') !== null;

function numbers(field: string): number[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => Number(cell.textContent));
}

function isSorted(values: number[], direction: 1 | -1): boolean {
  return values.every((value, index) => index === 0 || (value - values[index - 1]!) * direction >= 0);
}

test('the rows are those of the last click, whatever answer is late', async () => {
  render(<ServerSortingGrid />);
  await pass(600);
  expect(numbers('total').length).toBeGreaterThan(3);
  expect(isSorted(numbers('total'), -1)).toBe(true);
  fireEvent.click(screen.getByLabelText('Slow server'));
  sortBy('customer');
  fireEvent.click(screen.getByLabelText('Slow server'));
  sortBy('items');
  expect(isLoading()).toBe(true);
  await pass(600);
  expect(isLoading()).toBe(false);
  expect(isSorted(numbers('items'), 1)).toBe(true);
  const shown = numbers('total');
  await pass(5_000);
  expect(numbers('total')).toEqual(shown);
});

test('after an error the old rows stay, and a retry sorts them', async () => {
  render(<ServerSortingGrid />);
  await pass(600);
  fireEvent.click(screen.getByLabelText('Requests fail'));
  sortBy('items');
  await pass(600);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('Not sorted: The server is not available');
  expect(isSorted(numbers('total'), -1)).toBe(true);
  fireEvent.click(screen.getByLabelText('Requests fail'));
  fireEvent.click(screen.getByText('Retry'));
  await pass(600);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(isSorted(numbers('items'), 1)).toBe(true);
});
