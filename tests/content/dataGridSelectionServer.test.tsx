/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import ControlledSelectionServerPaginationGrid from '../../docs/react-data-grid/row-selection/ControlledSelectionServerPaginationGrid';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders with the ids of the first ones: to make all takes a second. */
function mockFewerOrders(actual: Orders): Orders {
  return {
    ...actual,
    makeOrders: (count) => actual.makeOrders(100).map((order, index) => ({...order, id: 100_000 + count - index})),
  };
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function ids(): number[] {
  return [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => Number(dataset['id']));
}

function press(label: string): void {
  fireEvent.click(screen.getByLabelText(label));
}

test('orders of other pages stay selected, and a late answer never shows', async () => {
  render(<ControlledSelectionServerPaginationGrid />);
  await wait(600);
  expect(ids()[0]).toBe(110_000);
  expect(screen.getByText('Selected orders on all pages: 3')).toBeInTheDocument();
  press('Slow server');
  press('Go to next page');
  await wait(100);
  press('Slow server');
  press('Go to next page');
  await wait(600);
  expect(ids()[0]).toBe(109_990);
  await wait(5_000);
  expect(ids()[0]).toBe(109_990);
  fireEvent.click(document.querySelector('[data-id="109990"] input')!);
  expect(screen.getByText('Selected orders on all pages: 4')).toBeInTheDocument();
});

test('a page that fails can be asked for again, with the selection as it was', async () => {
  render(<ControlledSelectionServerPaginationGrid />);
  await wait(600);
  press('Requests fail');
  press('Go to next page');
  await wait(600);
  expect(screen.getByText('Page 2 could not be loaded')).toBeInTheDocument();
  expect(ids()).toEqual([]);
  press('Requests fail');
  fireEvent.click(screen.getByText('Retry'));
  await wait(600);
  expect(ids()[0]).toBe(109_995);
  expect(screen.getByText('Selected orders on all pages: 3')).toBeInTheDocument();
});
