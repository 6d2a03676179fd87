/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import ServerFilterGrid from '../../docs/react-data-grid/filtering/server-side/ServerFilterGrid';
import {toQuery} from '../../docs/react-data-grid/filtering/server-side/toQuery';
import {createFakeServer, type List, type ListQuery} from '../../docs/react-data-grid/shared/fakeServer';
import {makeOrders, type Order} from '../../docs/react-data-grid/shared/orders';
import {fenceModule} from './pageFence';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: 20,000 take their time on each request. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 200))};
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
const press = (name: string) => fireEvent.click(document.querySelector(`[aria-label="${name}"]`)!);
const toggle = (name: string) =>
  fireEvent.click([...document.querySelectorAll('label')].find(({textContent}) => textContent === name)!);

describe('filter on the server', () => {
  const found = async (words: string[]): Promise<List<Order>> => {
    const server = createFakeServer(makeOrders(200), {latency: 0});
    const query: ListQuery = {
      filter: {items: [{field: 'country', operator: 'equals', value: 'Spain'}], quickFilterValues: words},
    };
    const answer = server.list(query);
    await jest.advanceTimersByTimeAsync(0);
    return answer;
  };
  /** The request begins when `wait` has ended, since React runs effects then. */
  const type = async (text: string) => {
    fireEvent.change(document.querySelector('input[type=search]')!, {target: {value: text}});
    await wait(300);
  };

  test('the list belongs to the last text, though an older request took longer', async () => {
    const [spain, open] = [await found([]), await found(['open'])];
    render(<ServerFilterGrid />);
    await wait(500);
    expect(range()).toBe(`1–25 of ${spain.rowCount}`);
    toggle('Slow server');
    await type('re');
    toggle('Slow server');
    await type('open');
    await wait(500);
    expect([firstId(), range()]).toEqual([String(open.rows[0]!.id), `1–${open.rowCount} of ${open.rowCount}`]);
    await wait(5_000);
    expect(firstId()).toBe(String(open.rows[0]!.id));
  });

  test('a filter goes to the first page with one request, and nonsense finds nothing', async () => {
    render(<ServerFilterGrid />);
    await wait(500);
    press('Go to next page');
    await wait(500);
    expect(range()).toMatch(/^26–/);
    await type('open');
    await wait(500);
    expect(range()).toMatch(/^1–/);
    await type('<script>'.repeat(100_000));
    await wait(500);
    expect(range()).toBe('0–0 of 0');
    expect(document.body).toHaveTextContent('No orders found');
  });

  test('an emptied search is the same filter as none', async () => {
    render(<ServerFilterGrid />);
    await wait(500);
    press('Go to next page');
    await wait(500);
    await type(' ');
    await type('');
    await wait(500);
    expect(range()).toMatch(/^26–/);
    const fence = fenceModule<{toQuery: typeof toQuery}>('react-data-grid/filtering/server-side', 'fewer-requests');
    for (const textOf of [toQuery, fence.toQuery]) {
      expect(textOf({items: [], quickFilterValues: []})).toBe(textOf({items: []}));
      expect(textOf({items: [], quickFilterValues: ['a']})).not.toBe(textOf({items: []}));
    }
  });

  test('the fence with fetch shows the newer answer, and no rows after a response that is not ok', async () => {
    const answers: {url: string; signal: AbortSignal; resolve: (rows: unknown, ok?: boolean) => void}[] = [];
    window.fetch = ((url: string, {signal}: {signal: AbortSignal}) =>
      new Promise((resolve) => {
        answers.push({url, signal, resolve: (rows, ok = true) => resolve({ok, json: () => Promise.resolve(rows)})});
      })) as unknown as typeof fetch;
    const {default: Guests} = fenceModule<{default: ComponentType}>(
      'react-data-grid/filtering/server-side',
      'late-answers',
    );
    render(
      <div style={{width: 600, height: 400}}>
        <Guests />
      </div>,
    );
    await type('an');
    await type('anna');
    expect(answers.map(({url, signal}) => [url, signal.aborted])).toEqual([
      ['/api/guests?q=', true],
      ['/api/guests?q=an', true],
      ['/api/guests?q=anna', false],
    ]);
    await settle(() => answers[2]!.resolve([{id: 'new', name: 'Anna'}]));
    await settle(() => answers[1]!.resolve([{id: 'old', name: 'Andrej'}]));
    expect(firstId()).toBe('new');
    await type('b');
    expect(firstId()).toBe('new');
    await settle(() => answers[3]!.resolve({message: 'Internal error'}, false));
    expect(firstId()).toBeUndefined();
    expect(document.body).toHaveTextContent('Not loaded');
    expect(document.querySelector('[aria-label="Show filters"]')).toBeNull();
  });
});
