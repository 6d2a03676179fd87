import {axeFaults, COLOR_RULES} from './axeFaults';
import {PAGES} from './site';
import {expect, readThrough, test} from './test';

const WIDTHS = [320, 360, 768, 1440];

test('the sitemap lists pages', () => {
  expect(PAGES.length).toBeGreaterThan(8);
});

/**
 * API pages are all made of the same parts: one of each kind, the largest among them, and some that are new with each
 * package stand for all. Every written page is looked at.
 */
const API_SAMPLE = [
  '/x/api/charts/bar-chart/',
  '/x/api/charts/charts-reference-line/',
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-api/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/data-grid/grid-filter-model/',
  '/x/api/date-pickers/',
  '/x/api/date-pickers/date-range-picker/',
  '/x/api/tree-view/tree-item/',
];

test('the API pages that stand for all are there', () => {
  expect(PAGES).toEqual(expect.arrayContaining(API_SAMPLE));
});

for (const route of PAGES.filter((page) => !page.startsWith('/x/api/') || API_SAMPLE.includes(page))) {
  test(`${route} can be used by everybody, in light and dark, and fits every screen`, async ({page}) => {
    // Two readings by axe and four widths, on pages with many demos.
    test.setTimeout(240_000);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(route);
    await readThrough(page);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect.soft(await axeFaults(page, mode === 'dark' ? COLOR_RULES : undefined), mode).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      // What follows the window's size by script takes a moment.
      const wide = (): Promise<object> =>
        page.evaluate(() => {
          window.scrollTo({left: 1000, behavior: 'instant'});
          const {scrollWidth, clientWidth} = document.documentElement;
          return {scrolled: window.scrollX, surplus: scrollWidth - clientWidth};
        });
      await expect.soft.poll(wide, `at ${width} px`).toEqual({scrolled: 0, surplus: 0});
    }
  });
}
