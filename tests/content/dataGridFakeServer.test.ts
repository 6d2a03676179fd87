import {createFakeServer, ServerError} from '../../docs/react-data-grid/shared/fakeServer';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The answer of a request, without the wait. */
async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  jest.runAllTimers();
  return request;
}

const orders = makeOrders(1_000);

test('pages by number and by cursor are the same rows', async () => {
  const server = createFakeServer(orders);
  const query = {sort: [{field: 'total', sort: 'desc' as const}], limit: 10};
  const first = await answered(server.list(query));
  const second = await answered(server.list({...query, cursor: first.nextCursor ?? ''}));
  expect(second).toEqual(await answered(server.list({...query, offset: 10})));
  expect(first.rowCount).toBe(1_000);
  const totals = [...first.rows, ...second.rows].map(({total}) => total);
  expect(totals).toEqual([...orders.map(({total}) => total)].sort((a, b) => b - a).slice(0, 20));
  expect((await answered(server.list({offset: 995, limit: 10}))).nextCursor).toBeUndefined();
});

test.each([
  ['contains', 'country', 'an', (country: unknown) => /an/i.test(String(country))],
  ['startsWith', 'customer', 'AM', (customer: unknown) => String(customer).startsWith('Am')],
  ['is', 'status', 'Open', (status: unknown) => status === 'Open'],
  ['not', 'status', 'Open', (status: unknown) => status !== 'Open'],
  ['isAnyOf', 'status', ['Open', 'Packed'], (status: unknown) => status === 'Open' || status === 'Packed'],
  ['>=', 'items', '5', (items: unknown) => Number(items) >= 5],
  ['before', 'placed', '2026-02-10', (placed: unknown) => (placed as Date) < new Date(2026, 1, 10)],
  ['contains', 'country', '', () => true],
])('filters by %s', async (operator, field, value, isWanted) => {
  const {rows} = await answered(createFakeServer(orders).list({filter: {items: [{field, operator, value}]}}));
  const wanted = orders.filter((order) => isWanted(order[field as keyof typeof order]));
  expect(rows).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
});

test('words of the quick filter must all match, rules are joined as asked', async () => {
  const server = createFakeServer(orders);
  const both = await answered(server.list({filter: {quickFilterValues: ['germ', 'open']}}));
  expect(both.rows.every(({country, status}) => country === 'Germany' && status === 'Open')).toBe(true);
  const found = async (word: string): Promise<number> =>
    (await answered(server.list({filter: {quickFilterValues: [word]}}))).rowCount;
  // Of a date, the day is searched, not the name of its time zone.
  expect(await found('2/10/2026')).toBe(
    orders.filter(({placed}) => placed.toDateString() === 'Tue Feb 10 2026').length,
  );
  expect([await found('time'), await found('00:00')]).toEqual([0, 0]);
  const items = [
    {field: 'country', operator: 'equals', value: 'Spain'},
    {field: 'country', operator: 'equals', value: 'Italy'},
  ];
  expect((await answered(server.list({filter: {items}}))).rowCount).toBe(0);
  const either = await answered(server.list({filter: {items, logicOperator: 'or'}}));
  expect(new Set(either.rows.map(({country}) => country))).toEqual(new Set(['Spain', 'Italy']));
});

test('groups add up to what the rows add up to', async () => {
  const server = createFakeServer(orders);
  const query = {groupBy: ['country', 'status'], sum: ['items']};
  const countries = await answered(server.groups({...query, path: []}));
  expect(countries.reduce((all, {rowCount}) => all + rowCount, 0)).toBe(1_000);
  const inSpain = await answered(server.groups({...query, path: ['Spain']}));
  const spain = countries.find(({key}) => key === 'Spain');
  expect(inSpain.reduce((all, {sums}) => all + (sums['items'] ?? 0), 0)).toBe(spain?.sums['items']);
  await expect(answered(server.groups({...query, path: ['Spain', 'Open']}))).rejects.toThrow('no deeper level');
});

test('what is stored comes back, and is nobody else’s object', async () => {
  const server = createFakeServer(orders);
  const [order] = (await answered(server.list({limit: 1}))).rows;
  order!.customer = '<img onerror=alert(1)>'.repeat(100_000);
  expect((await answered(server.list({limit: 1}))).rows[0]?.customer).toBe(orders[0]?.customer);
  await answered(server.save(order!));
  expect((await answered(server.list({limit: 1}))).rows[0]?.customer).toBe(order?.customer);
  await answered(server.save({...order!, id: 1}));
  await answered(server.remove(order!.id));
  expect((await answered(server.list({}))).rowCount).toBe(1_000);
  await expect(answered(server.remove(order!.id))).rejects.toThrow(`There is no row ${order!.id}`);
});

test('an answer is late, fails if the server fails by then, and can be given up', async () => {
  const server = createFakeServer(orders, {latency: 300});
  const listener = jest.fn();
  const slow = server.list({}).then(listener);
  server.settings.latency = 100;
  const quick = server.list({}).then(listener);
  jest.advanceTimersByTime(100);
  await quick;
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  await slow;
  expect(listener).toHaveBeenCalledTimes(2);

  server.settings.isFailing = true;
  await expect(answered(server.list({}))).rejects.toEqual(new ServerError(503, 'The server is not available'));
  const giveUp = new AbortController();
  const given = server.list({}, giveUp.signal);
  giveUp.abort();
  await expect(given).rejects.toMatchObject({name: 'AbortError'});
  expect(jest.getTimerCount()).toBe(0);
  await expect(server.list({}, giveUp.signal)).rejects.toMatchObject({name: 'AbortError'});
});

test('what a server cannot know is refused', async () => {
  const server = createFakeServer(orders);
  const filter = {items: [{field: 'country', operator: 'soundsLike', value: 'x'}]};
  await expect(answered(server.list({filter}))).rejects.toEqual(new ServerError(400, 'Unknown operator "soundsLike"'));
  await expect(answered(server.list({cursor: 'nowhere'}))).rejects.toThrow('Unknown cursor "nowhere"');
});
