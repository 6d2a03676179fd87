import type {Page} from '@playwright/test';
import {CODE_STYLINGS, COOKIE_NAMES, DEFAULT_CODE_STYLING, STYLING_SLUGS} from '../../src/site/storage';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos, wrongHeights} from './demoStages';
import {PAGES_WITH_DEMOS, filesBeside} from './site';
import {expect, test} from './test';

/** A phone and a wide screen. */
const WIDTHS_PX = [360, 1440] as const;

async function expectCalm(page: Page, address: string, width: number): Promise<void> {
  await countLayoutShifts(page);
  await page.setViewportSize({width, height: 800});
  await page.goto(address);
  await readDemos(page);
  expect(await wrongHeights(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
}

for (const address of PAGES_WITH_DEMOS) {
  for (const width of WIDTHS_PX) {
    test(`${address} keeps the space that its demos need, at ${width} px`, async ({page}) => {
      test.slow();
      await expectCalm(page, address, width);
    });
  }

  for (const styling of CODE_STYLINGS.filter((candidate) => candidate !== DEFAULT_CODE_STYLING)) {
    const variants = filesBeside(address).filter((file) => file.endsWith(`.${STYLING_SLUGS[styling]}.tsx`));
    if (variants.length > 0) {
      test(`${address} keeps it in ${styling} too`, async ({page, context, baseURL}) => {
        test.slow();
        const cookie = {name: COOKIE_NAMES.codeStyling, value: encodeURIComponent(styling)};
        await context.addCookies([{...cookie, url: baseURL ?? ''}]);
        await expectCalm(page, address, WIDTHS_PX[0]);
        await expect(page.locator(`[data-live="${styling}"]`)).toHaveCount(variants.length);
      });
    }
  }
}

test('there are pages with demos, and with demos in other stylings', () => {
  expect(PAGES_WITH_DEMOS).toContain('/x/react-tree-view/');
  expect(filesBeside('/x/react-tree-view/')).toContain('BarTreeView.tailwind.tsx');
});
