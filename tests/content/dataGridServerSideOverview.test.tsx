/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import ServerSideCaching from '../../docs/react-data-grid/server-side-data/ServerSideCaching';
import ServerSideOverview from '../../docs/react-data-grid/server-side-data/ServerSideOverview';
import ServerSideUpdating from '../../docs/react-data-grid/server-side-data/ServerSideUpdating';
import {cellTexts, flip, mockMeasures, pass} from './serverSideInJest';

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

test('sorting and paging ask the server, sorting goes to the first page, and a failure can be tried again', async () => {
  render(<ServerSideOverview />);
  await pass(400);
  const first = cellTexts('customer');
  expect(first.length).toBeGreaterThan(0);
  expect(document.querySelector('.MuiTablePagination-displayedRows')?.textContent).toBe('1–10 of 1000');
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await pass(400);
  expect(cellTexts('customer')).not.toEqual(first);
  flip('Requests fail');
  fireEvent.click(document.querySelector('[role=columnheader][data-field=total]')!);
  await pass(400);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The server is not available');
  flip('Requests fail');
  fireEvent.click(screen.getByText('Retry'));
  await pass(400);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(document.querySelector('.MuiTablePagination-displayedRows')?.textContent).toBe('1–10 of 1000');
  const least = makeOrders(20_000).reduce((low, {total}) => Math.min(low, total), Infinity);
  expect(cellTexts('total')[0]).toBe(`€${least.toFixed(2)}`);
});

test('a page that was loaded is shown again without a request', async () => {
  render(<ServerSideCaching />);
  await pass(800);
  const first = cellTexts('customer');
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await pass(800);
  expect(screen.getByText('Requests: 2')).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Go to previous page'));
  await pass(0);
  expect(cellTexts('customer')).toEqual(first);
  expect(screen.getByText('Requests: 2')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Refresh'));
  await pass(800);
  expect(screen.getByText('Requests: 3')).toBeInTheDocument();
});

test('an edit is stored; if the server refuses, the cell stays open with what was typed', async () => {
  render(<ServerSideUpdating />);
  await pass(400);
  const edit = async (value: string): Promise<void> => {
    const cell = document.querySelector('[role=cell][data-field=customer]')!;
    if (!cell.querySelector('input')) {
      fireEvent.doubleClick(cell);
    }
    const input = document.querySelector<HTMLInputElement>('[data-field=customer] input')!;
    fireEvent.change(input, {target: {value}});
    await pass(500);
    fireEvent.keyDown(input, {key: 'Enter'});
    await pass(1_000);
  };
  flip('Requests fail');
  await edit('Ada Meier');
  expect(screen.getByText('Not saved: The server is not available')).toBeInTheDocument();
  expect(document.querySelector<HTMLInputElement>('[data-field=customer] input')?.value).toBe('Ada Meier');
  flip('Requests fail');
  await edit('<img onerror=alert(1)>');
  expect(cellTexts('customer')[0]).toBe('<img onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});
