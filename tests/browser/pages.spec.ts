import AxeBuilder from '@axe-core/playwright';
import {MODE_CHOICES, STORAGE_KEYS} from '../../src/site/storage';
import {AXE_EXCLUSIONS} from './axeExclusions';
import {PAGES} from './site';
import {expect, readThrough, test} from './test';

const WIDTHS = [320, 360, 768, 1440];
const MODES = MODE_CHOICES.filter((choice) => choice !== 'system');

test('the sitemap lists pages', () => {
  expect(PAGES.length).toBeGreaterThan(8);
});

for (const route of PAGES) {
  for (const mode of MODES) {
    test(`${route} can be used by everybody, ${mode}`, async ({page}) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.mode, mode] as const);
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await readThrough(page);
      const axe = new AxeBuilder({page});
      AXE_EXCLUSIONS.forEach(({node}) => axe.exclude(node));
      const {violations} = await axe.analyze();
      const faults = violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
      );
      expect(faults).toEqual([]);
    });
  }

  test(`${route} fits the screen`, async ({page}) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await readThrough(page);
      const wide = await page.evaluate(() => {
        window.scrollTo({left: 1000, behavior: 'instant'});
        const {scrollWidth, clientWidth} = document.documentElement;
        return {scrolled: window.scrollX, surplus: scrollWidth - clientWidth};
      });
      expect(wide, `at ${width} px`).toEqual({scrolled: 0, surplus: 0});
    }
  });
}
