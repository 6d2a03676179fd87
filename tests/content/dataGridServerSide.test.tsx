/** @jest-environment jsdom */
import {act, renderHook, type RenderHookResult} from '@testing-library/react';
import {fenceModule} from './pageFence';
import {useInfiniteRows} from '../../docs/react-data-grid/server-side-data/infinite-loading/useInfiniteRows';
import {createFakeServer, type List, type ListQuery} from '../../docs/react-data-grid/shared/fakeServer';
import {makeOrders, type Order} from '../../docs/react-data-grid/shared/orders';
import {useServerRows, type ServerRows} from '../../docs/react-data-grid/shared/useServerRows';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

const orders = makeOrders(100);

interface HookProps {
  query: ListQuery;
  cacheSize?: number;
}

type Hook = RenderHookResult<ServerRows<List<Order>>, HookProps>;

/** The hook against a server, and the latencies that its requests get, one after the other. */
function renderServerRows(options: {latencies?: number[]; ignoresAbort?: boolean} = {}) {
  const server = createFakeServer(orders, {latency: 100});
  const asked: ListQuery[] = [];
  const load = (query: ListQuery, signal: AbortSignal): Promise<List<Order>> => {
    server.settings.latency = options.latencies?.[asked.length] ?? 100;
    asked.push(query);
    return server.list(query, options.ignoresAbort ? undefined : signal);
  };
  const hook: Hook = renderHook((props: HookProps) => useServerRows({...props, load}), {
    initialProps: {query: {offset: 0, limit: 2}} as HookProps,
  });
  return {...hook, server, asked};
}

const firstId = (hook: Pick<Hook, 'result'>): number | undefined => hook.result.current.page?.rows[0]?.id;

describe('the hook', () => {
  test.each([[false], [true]])(
    'an old answer never replaces a newer one (server ignores abort: %s)',
    async (ignores) => {
      const hook = renderServerRows({latencies: [1_000, 600, 100], ignoresAbort: ignores});
      hook.rerender({query: {offset: 10, limit: 2}});
      hook.rerender({query: {offset: 20, limit: 2}});
      expect(hook.asked).toHaveLength(3);
      await pass(100);
      expect(firstId(hook)).toBe(orders[20]!.id);
      expect(hook.result.current.isLoading).toBe(false);
      await pass(2_000);
      expect(firstId(hook)).toBe(orders[20]!.id);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  test('while a query loads, the answer before stays, and with it the number of rows', async () => {
    const hook = renderServerRows();
    expect(hook.result.current).toMatchObject({page: undefined, isLoading: true});
    await pass(100);
    const pages: unknown[] = [];
    hook.rerender({query: {offset: 10, limit: 2}});
    pages.push(hook.result.current.page?.rowCount, firstId(hook), hook.result.current.isLoading);
    expect(pages).toEqual([100, orders[0]!.id, true]);
    await pass(100);
    expect(firstId(hook)).toBe(orders[10]!.id);
  });

  test('the same query in another object does not ask again', async () => {
    const hook = renderServerRows();
    await pass(100);
    hook.rerender({query: {offset: 0, limit: 2}});
    await pass(100);
    expect(hook.asked).toHaveLength(1);
  });

  test('a failure keeps the rows, and reload tries again', async () => {
    const hook = renderServerRows();
    await pass(100);
    hook.server.settings.isFailing = true;
    hook.rerender({query: {offset: 10, limit: 2}});
    await pass(100);
    expect(hook.result.current.error?.message).toBe('The server is not available');
    expect(hook.result.current.isLoading).toBe(false);
    expect(firstId(hook)).toBe(orders[0]!.id);
    hook.server.settings.isFailing = false;
    act(() => hook.result.current.reload());
    expect(hook.result.current).toMatchObject({isLoading: true, error: undefined});
    await pass(100);
    expect(firstId(hook)).toBe(orders[10]!.id);
    expect(hook.result.current.error).toBeUndefined();
  });

  test('the failure of an old request is not shown', async () => {
    const hook = renderServerRows({latencies: [500, 100], ignoresAbort: true});
    hook.rerender({query: {offset: 10, limit: 2}});
    await pass(100);
    hook.server.settings.isFailing = true;
    await pass(1_000);
    expect(hook.result.current.error).toBeUndefined();
    expect(firstId(hook)).toBe(orders[10]!.id);
  });

  test('a cache answers at once, keeps as many as it may, and is emptied by reload', async () => {
    const hook = renderServerRows();
    const go = async (offset: number): Promise<number> => {
      hook.rerender({query: {offset, limit: 2}, cacheSize: 2});
      await pass(100);
      return hook.asked.length;
    };
    const counts = [await go(2), await go(4), await go(2), await go(6), await go(2), await go(4)];
    // The first request was that of the first render. Page 2 goes when page 6 is the third one.
    expect(counts.map((count) => count - 1)).toEqual([1, 2, 2, 3, 4, 5]);
    act(() => hook.result.current.reload());
    await pass(100);
    expect(hook.asked).toHaveLength(counts.at(-1)! + 1);
  });

  test('nothing is under way after unmounting', () => {
    const hook = renderServerRows();
    hook.unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a cursor that is the id of a row fails when this row is deleted, and each retry too', async () => {
  const server = createFakeServer(orders, {latency: 100});
  const query = {};
  const {result} = renderHook(() => useInfiniteRows({query, load: server.list, pageSize: 10}));
  await pass(100);
  void server.remove(orders[10]!.id);
  await pass(100);
  act(() => result.current.loadMore());
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await pass(100);
    expect(result.current.error?.message).toBe(`Unknown cursor "${orders[10]!.id}"`);
    act(() => result.current.retry());
  }
});

describe('the fences', () => {
  test('a status that is not ok rejects, and the signal gets to fetch', async () => {
    interface Fence {
      loadOrders: (query: object, signal: AbortSignal) => Promise<unknown>;
    }
    const {loadOrders} = fenceModule<Fence>('react-data-grid/server-side-data', 'usage');
    const {signal} = new AbortController();
    const page = {rows: [], rowCount: 0};
    const fetchOnce = jest.fn().mockResolvedValueOnce({ok: true, json: () => page});
    window.fetch = fetchOnce;
    await expect(loadOrders({offset: 0}, signal)).resolves.toEqual(page);
    expect(fetchOnce).toHaveBeenCalledWith('/api/orders?query=%7B%22offset%22%3A0%7D', {signal});
    fetchOnce.mockResolvedValueOnce({ok: false, status: 500});
    await expect(loadOrders({}, signal)).rejects.toThrow('The server answered with status 500');
  });

  test('a level of groups is one statement, and only known columns get into it', () => {
    interface Fence {
      groupsStatement: (request: {groupBy: string[]; path: (string | null)[]}) => {sql: string; values: string[]};
    }
    const {groupsStatement} = fenceModule<Fence>(
      'react-data-grid/server-side-data/row-grouping',
      'what-the-server-answers',
    );
    const groupBy = ['country', 'status'];
    expect(groupsStatement({groupBy, path: []}).sql).toBe(
      'SELECT country AS name, COUNT(*) AS orders, SUM(total) AS total FROM orders GROUP BY country ORDER BY country',
    );
    expect(groupsStatement({groupBy, path: ["'; DROP TABLE orders"]})).toEqual({
      sql: 'SELECT status AS name, COUNT(*) AS orders, SUM(total) AS total FROM orders WHERE country = ? GROUP BY status ORDER BY status',
      values: ["'; DROP TABLE orders"],
    });
    expect(groupsStatement({groupBy, path: [null]})).toEqual({
      sql: 'SELECT status AS name, COUNT(*) AS orders, SUM(total) AS total FROM orders WHERE country IS NULL GROUP BY status ORDER BY status',
      values: [],
    });
    expect(() => groupsStatement({groupBy, path: ['Spain', 'Open']})).toThrow('cannot be grouped');
    expect(() => groupsStatement({groupBy: ['1; DROP TABLE orders'], path: []})).toThrow('cannot be grouped');
  });

  test('totals are asked for once for each filter, and again after a failure', async () => {
    interface Fence {
      keepTotals: (load: (filter: object) => Promise<number>) => (filter: object) => Promise<number>;
    }
    const {keepTotals} = fenceModule<Fence>('react-data-grid/server-side-data/aggregation', 'one-answer');
    const load = jest.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(3);
    const totals = keepTotals(load);
    expect([await totals({a: 1}), await totals({a: 1})]).toEqual([1, 1]);
    await expect(totals({a: 2})).rejects.toThrow('503');
    expect([await totals({a: 2}), await totals({a: 2})]).toEqual([3, 3]);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
