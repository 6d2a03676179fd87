import {countLayoutShifts, layoutShift} from './demoPreviews';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, test, TIMING} from './test';

for (const url of [DEMO_PAGE, TEXT_PAGE]) {
  for (const width of [1024, 1280, 1440]) {
    test(`${url} has its table of contents beside the text at ${width} px, and keeps it in view`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(url);
      const contents = page.locator('.theme-doc-toc-desktop');
      const text = page.locator('article');
      await expect(contents).toBeInViewport();
      const [beside, read] = [await contents.boundingBox(), await text.boundingBox()];
      expect(beside?.x ?? 0).toBeGreaterThanOrEqual((read?.x ?? 0) + (read?.width ?? Infinity));
      await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
      await expect(contents).toBeInViewport();
    });
  }
}

for (const width of [997, 1024, 1100, 1200, 1440]) {
  test(`the header has one line and its whole name at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(TEXT_PAGE);
    const cut = await page.locator('.navbar').evaluate((bar) => {
      const isCut = (element: Element): boolean =>
        element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().height > 44;
      return [...bar.querySelectorAll('.navbar__title, .navbar__link')]
        .filter(isCut)
        .map(({textContent}) => textContent);
    });
    expect(cut).toEqual([]);
    const items = await page
      .locator('.navbar__inner > *')
      .evaluateAll((sides) =>
        sides.map((side) => side.getBoundingClientRect()).map(({left, right}) => ({left, right})),
      );
    expect(items[0]?.right).toBeLessThanOrEqual(items[1]?.left ?? 0);
    expect(items[1]?.right).toBeLessThanOrEqual(width);
  });
}

test.describe('API pages as tables', () => {
  test.use({chosenDisplay: 'table'});

  test('fit a screen of 1300 px', async ({page}) => {
    await page.setViewportSize({width: 1300, height: 800});
    for (const url of ['/x/api/data-grid/data-grid/', '/x/api/date-pickers/date-picker/']) {
      await page.goto(url);
      const surplus = await page
        .locator('[data-api-section]')
        .evaluateAll((sections) => sections.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
      expect(surplus.length).toBeGreaterThan(1);
      expect(Math.max(...surplus), url).toBeLessThanOrEqual(0);
    }
  });
});

/** The shift that remains if a line breaks elsewhere in spite of a fallback font with adjusted metrics. */
const FONT_ARRIVAL_LIMIT = 0.05;

for (const url of [TEXT_PAGE, DEMO_PAGE, '/x/react-charts/stacking/', '/x/react-data-grid/column-groups/']) {
  test(`${url} hardly moves on a phone when the font comes late`, TIMING, async ({page}) => {
    await countLayoutShifts(page);
    await page.setViewportSize({width: 360, height: 800});
    let release: () => void = () => undefined;
    const isPainted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(url, {waitUntil: 'domcontentloaded'});
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
    });
    release();
    await page.evaluate(() => document.fonts.load('16px "IBM Plex Sans"').then(() => document.fonts.ready));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"'))).toBe(true);
    expect(await layoutShift(page)).toBeLessThanOrEqual(FONT_ARRIVAL_LIMIT);
  });
}
