/** @jest-environment jsdom */
import type {TagWindow} from '../../../plugins/analytics/types';
import {VITALS_SHARE} from '../../../src/site/limits';

const METRICS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
const loaded = jest.fn();

jest.mock(
  'web-vitals',
  () => {
    loaded();
    const on = (name: string) => (report: (metric: object) => void) =>
      report({name, delta: 1, id: `id of ${name}`, value: 2, rating: 'good'});
    return Object.fromEntries(METRICS.map((name) => [`on${name}`, on(name)]));
  },
  {virtual: true},
);

let reported: unknown[][];

beforeEach(() => {
  jest.resetModules();
  loaded.mockClear();
  sessionStorage.clear();
  reported = [];
  (window as unknown as TagWindow).gtag = (...command) => reported.push(command);
});

afterEach(() => jest.restoreAllMocks());

async function followVitals(random: number): Promise<void> {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const module = await import('../../../plugins/analytics/client/vitals');
  module.followVitals();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('one session in ten thousand is reported', () => {
  expect(VITALS_SHARE).toBe(0.0001);
});

test('a chosen session reports every metric', async () => {
  await followVitals(0.00009);
  expect(reported).toEqual(
    METRICS.map((name) => [
      'event',
      name,
      {value: 1, metric_id: `id of ${name}`, metric_value: 2, metric_rating: 'good'},
    ]),
  );
});

test('any other does not even load the library', async () => {
  await followVitals(0.0001);
  expect(loaded).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

test.each([
  [0, 0.5, 1],
  [0.5, 0, 0],
])('a session that drew %d stays what it is at %d', async (first, later, times) => {
  await followVitals(first);
  reported = [];
  jest.resetModules();
  loaded.mockClear();
  await followVitals(later);
  expect(loaded).toHaveBeenCalledTimes(times);
});

test('a browser that would forget the decision is left out', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await followVitals(0);
  expect(loaded).not.toHaveBeenCalled();
});
