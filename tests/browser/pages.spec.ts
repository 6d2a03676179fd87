import {axeFaults} from './axeFaults';
import {PAGES} from './site';
import {expect, readThrough, test} from './test';

const WIDTHS = [320, 360, 768, 1440];

test('the sitemap lists pages', () => {
  expect(PAGES.length).toBeGreaterThan(8);
});

for (const route of PAGES) {
  test(`${route} can be used by everybody, in light and dark, and fits every screen`, async ({page}) => {
    // Two readings by axe and four widths, on pages with many demos.
    test.slow();
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(route);
    await readThrough(page);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect.soft(await axeFaults(page), mode).toEqual([]);
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
