import {nearestPages} from '../../../plugins/navigation/client/nearestPages';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';

const PAGES = PUBLISHED_PAGES.map((path) => ({path, label: path, above: []}));

test.each([
  // A typing slip.
  ['/x/react-charts/barz/', '/x/react-charts/bars/'],
  ['/x/react-data-gird/column-pining/', '/x/react-data-grid/column-pinning/'],
  ['/X/React-Charts/Legend', '/x/react-charts/legend/'],
  // Something before or after it.
  ['/zh/x/react-date-pickers/time-clok/', '/x/react-date-pickers/time-clock/'],
  ['/x/react-tree-view/index.html', '/x/react-tree-view/'],
  ['/react-data-grid/export/', '/x/react-data-grid/export/'],
  // URLs of other versions.
  ['/components/data-grid/localization/', '/x/react-data-grid/localization/'],
  ['/x/9/react-charts/bars/', '/x/react-charts/bars/'],
  ['/zh/x/4.2/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
  ['/x/react-charts/treemap/', '/x/react-charts/tree-map/'],
  // In other folders than the page's.
  ['/x/react-date-pickers/date-calendar/api/', '/x/react-date-pickers/date-calendar/'],
  ['/api/data-grid-premium/', '/x/api/data-grid/data-grid-premium/'],
])('%s is near %s', (url, nearest) => {
  expect(nearestPages(url, PAGES)[0]?.path).toBe(nearest);
});

test.each([
  '/',
  '/nowhere/',
  '/wp-admin/setup.php',
  `/${'a'.repeat(10_000)}/`,
  '/%F0%9F%92%A9/',
  '/<script>alert(1)/',
  '/\u202Eqqqq',
])('nothing is near %.40s', (url) => {
  expect(nearestPages(url, PAGES)).toEqual([]);
});

test('no more pages are offered than asked for, and a long URL takes no long time', () => {
  expect(nearestPages('/x/react-data-grid/column/', PAGES)).toHaveLength(5);
  expect(nearestPages('/x/react-data-grid/column/', PAGES, 2)).toHaveLength(2);
  const started = performance.now();
  nearestPages(`/${Array.from({length: 5000}, (_unused, index) => `word${index}`).join('-')}`, PAGES);
  expect(performance.now() - started).toBeLessThan(1000);
});
