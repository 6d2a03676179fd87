import type {Page} from '@playwright/test';
import {
  CODE_STYLINGS,
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  STYLING_SLUGS,
  type CodeStyling,
} from '../../src/site/storage';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos, wrongHeights} from './demoStages';
import {PAGES_WITH_DEMOS, filesBeside} from './site';
import {expect, test} from './test';

/** A phone and a wide screen. */
const WIDTHS_PX = [360, 1440] as const;

/** A page without demos, by which the font is there before what is measured: `layout.spec.ts` measures its arrival. */
const PLAIN_PAGE = '/versions/';

async function expectCalm(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.goto(address);
  await readDemos(page);
  expect.soft(await wrongHeights(page), `heights at ${width} px`).toEqual([]);
  expect.soft(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
}

function variantsOf(address: string, styling: CodeStyling): string[] {
  return filesBeside(address).filter((file) => file.endsWith(`.${STYLING_SLUGS[styling]}.tsx`));
}

for (const address of PAGES_WITH_DEMOS) {
  test(`${address} keeps the space that its demos need`, async ({page}) => {
    test.slow();
    await page.goto(PLAIN_PAGE);
    await countLayoutShifts(page);
    for (const width of WIDTHS_PX) {
      await expectCalm(page, address, width);
    }
  });

  for (const styling of CODE_STYLINGS.filter((candidate) => candidate !== DEFAULT_CODE_STYLING)) {
    const variants = variantsOf(address, styling);
    if (variants.length > 0) {
      test(`${address} keeps it in ${styling} too`, async ({page, context, baseURL}) => {
        test.slow();
        const cookie = {name: COOKIE_NAMES.codeStyling, value: encodeURIComponent(styling)};
        await context.addCookies([{...cookie, url: baseURL ?? ''}]);
        await page.goto(PLAIN_PAGE);
        await countLayoutShifts(page);
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
