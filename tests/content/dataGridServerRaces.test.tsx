/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import CursorPaginationGrid from '../../docs/react-data-grid/pagination/CursorPaginationGrid';
import ServerPaginationGrid from '../../docs/react-data-grid/pagination/ServerPaginationGrid';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {useAnswer} from '../../docs/react-data-grid/shared/useAnswer';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: 20,000 take their time on each request. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 28))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const settle = (answer: () => void) =>
  act(() => {
    answer();
    return Promise.resolve();
  });
const range = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const firstId = () => document.querySelector<HTMLElement>('.MuiDataGrid-row')?.dataset['id'];
const isLoading = () => document.querySelector('.MuiDataGrid-main [role=progressbar]') !== null;
const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`) ??
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)!;
const press = (name: string) => fireEvent.click(button(name));
const toggle = (name: string) =>
  fireEvent.click([...document.querySelectorAll('label')].find(({textContent}) => textContent === name)!);
const alert = () => document.querySelector('[role=alert]')?.textContent;

/** The id of the order that the server has at this place. */
const idAt = (place: number) => String(makeOrders(28)[place]!.id);

test('an answer that comes late does not replace a newer one, even if it cannot be aborted', async () => {
  const answers: {resolve: (answer: string) => void; reject: (error: Error) => void}[] = [];
  const ask = () => new Promise<string>((resolve, reject) => answers.push({resolve, reject}));
  const asks = [ask, () => ask(), () => ask()];
  function Question({which}: {which: number}) {
    const {answer, error, isLoading: isAsking} = useAnswer(asks[which]!);
    return <p>{`${answer} ${error?.message} ${isAsking}`}</p>;
  }
  const {container, rerender} = render(<Question which={0} />);
  rerender(<Question which={1} />);
  await settle(() => answers[1]!.resolve('new'));
  expect(container).toHaveTextContent('new undefined false');
  await settle(() => answers[0]!.resolve('old'));
  expect(container).toHaveTextContent('new undefined false');
  rerender(<Question which={2} />);
  expect(container).toHaveTextContent('new undefined true');
  rerender(<Question which={0} />);
  await settle(() => answers[2]!.reject(new Error('too late')));
  expect(container).toHaveTextContent('new undefined true');
});

test('pages by offset: a slow page that users have left is not shown', async () => {
  render(<ServerPaginationGrid />);
  expect(isLoading()).toBe(true);
  await wait(500);
  expect([firstId(), range(), isLoading()]).toEqual([idAt(0), '1–10 of 28', false]);
  toggle('Slow server');
  press('Go to next page');
  toggle('Slow server');
  // The second page is still under way, and its rows are those of the first, under the overlay.
  expect([firstId(), range(), isLoading()]).toEqual([idAt(0), '11–20 of 28', true]);
  press('Go to next page');
  await wait(500);
  expect([firstId(), range()]).toEqual([idAt(20), '21–28 of 28']);
  await wait(5_000);
  expect([firstId(), range(), isLoading()]).toEqual([idAt(20), '21–28 of 28', false]);
});

test('pages by offset: an error is shown without rows, and a retry loads the same page', async () => {
  render(<ServerPaginationGrid />);
  await wait(500);
  toggle('Requests fail');
  press('Go to next page');
  await wait(500);
  expect(alert()).toContain('The server is not available');
  expect([firstId(), range()]).toEqual([undefined, '11–20 of 28']);
  expect(document.body).toHaveTextContent('Not loaded');
  toggle('Requests fail');
  press('Retry');
  expect(alert()).toBeUndefined();
  await wait(500);
  expect([firstId(), range()]).toEqual([idAt(10), '11–20 of 28']);
});

test('pages by cursor: forward page by page, back to any, and the total on the last one', async () => {
  render(<CursorPaginationGrid />);
  expect(button('Go to next page').disabled).toBe(true);
  await wait(500);
  expect([firstId(), range()]).toEqual([idAt(0), '1–10 of more than 10']);
  for (let page = 1; page < 3; page += 1) {
    press('Go to next page');
    expect(button('Go to next page').disabled).toBe(true);
    await wait(500);
  }
  expect([firstId(), range()]).toEqual([idAt(20), '21–28 of 28']);
  expect(button('Go to next page').disabled).toBe(true);
  press('Go to previous page');
  press('Go to previous page');
  await wait(500);
  expect([firstId(), range()]).toEqual([idAt(0), '1–10 of more than 10']);
});

test('pages by cursor: after an error, users can retry and go back, not on', async () => {
  render(<CursorPaginationGrid />);
  await wait(500);
  toggle('Requests fail');
  press('Go to next page');
  await wait(500);
  expect(alert()).toContain('The server is not available');
  expect([button('Go to next page').disabled, button('Go to previous page').disabled]).toEqual([true, false]);
  toggle('Requests fail');
  press('Retry');
  await wait(500);
  expect(firstId()).toBe(idAt(10));
});
