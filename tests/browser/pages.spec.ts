import type {BrowserContext, Page} from '@playwright/test';
import {CLICK_REGIONS, CONTROLS, DEMO_STAGE} from '../../plugins/analytics/client/regions';
import {hasStandardLayout} from '../../src/site/paths';
import {CODE_STYLINGS, COOKIE_NAMES, DEFAULT_CODE_STYLING, STYLING_SLUGS} from '../../src/site/storage';
import {axeViolations} from './axeViolations';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos, wrongHeights} from './demoPreviews';
import {DEMO_PAGE, LARGE_API_PAGE, PAGES, PAGES_WITH_DEMOS, TEXT_PAGE, filesBeside} from './site';
import {expect, test as base, TIMING} from './test';

// Each page is visited once, and everything that must hold on every page is checked during that visit.

/** A phone and a wide screen. */
const PHONE = {width: 360, height: 800};
const WIDE = {width: 1440, height: 800};

/** Widths to which the open page is resized as well, in CSS pixels: the narrowest phones, and a tablet. */
const NARROWEST = 320;
const TABLET = 768;

/** A page without demos, opened first to load the fonts: `layout.spec.ts` measures the shift that they cause. */
const PLAIN_PAGE = '/versions/';

/**
 * API pages that are checked: one of each kind, the largest, and some of each package. All API pages have the same parts.
 * Pages that writers wrote are all checked.
 */
const API_SAMPLE = [
  '/x/api/charts/bar-chart/',
  '/x/api/charts/charts-reference-line/',
  '/x/api/data-grid/',
  LARGE_API_PAGE,
  '/x/api/data-grid/grid-api/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/data-grid/grid-filter-model/',
  '/x/api/date-pickers/',
  '/x/api/date-pickers/date-range-picker/',
  '/x/api/tree-view/tree-item/',
];

const RELEASES_PAGE = '/x/whats-new/';

/** Pages whose parts get their height when they come near the viewport, as they have hundreds. */
const LONG_LISTS = [...API_SAMPLE, RELEASES_PAGE, '/x/whats-new/api-changes/'];

/** Pages that are opened on a wide screen too: one of each kind. */
const OPENED_TWICE = [
  '/',
  '/playground/',
  '/production-error/',
  PLAIN_PAGE,
  RELEASES_PAGE,
  TEXT_PAGE,
  DEMO_PAGE,
  '/x/react-charts/bars/',
  '/x/react-data-grid/column-definition/',
  '/x/api/tree-view/tree-item/',
];

interface Reader {
  /** One browser context for all pages of a worker, so that scripts and fonts are cached. */
  readonly reader: BrowserContext;
}

const test = base.extend<object, Reader>({
  reader: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: process.env['SITE_ADDRESS'] ?? ''});
      const page = await context.newPage();
      await page.goto(PLAIN_PAGE);
      await page.close();
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: [({reader}, use) => use(reader), {scope: 'test'}],
  page: [
    async ({context}, use) => {
      const page = await context.newPage();
      await use(page);
      await page.close();
    },
    {scope: 'test'},
  ],
});

test('the sitemap lists pages, and those that stand for others are among them', () => {
  expect(PAGES.length).toBeGreaterThan(8);
  expect(PAGES).toEqual(expect.arrayContaining([...API_SAMPLE, ...OPENED_TWICE]));
  expect(PAGES_WITH_DEMOS).toContain('/x/react-tree-view/');
  expect(PAGES_WITH_DEMOS).not.toContain(TEXT_PAGE);
  expect(filesBeside('/x/react-tree-view/')).toContain('BarTreeView.tailwind.tsx');
});

/** Scrolls the open page to its end: demos have the height of their props, and nothing shifts. */
async function expectCalm(page: Page, url: string, screen: typeof PHONE): Promise<void> {
  await readDemos(page);
  // The playground fills the viewport.
  if (url.startsWith('/x/') && !LONG_LISTS.includes(url)) {
    const at = `at ${screen.width} px`;
    // A demo that is a page of its own is as high as it happens to be, and nothing is below it that could move.
    if (hasStandardLayout(url)) {
      expect.soft(await wrongHeights(page), `heights ${at}`).toEqual([]);
    }
    expect.soft(await layoutShift(page), `layout shift ${at}`).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
  }
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const wide = (): Promise<object> =>
    page.evaluate(() => {
      window.scrollTo({left: 1000, behavior: 'instant'});
      const {scrollWidth, clientWidth} = document.documentElement;
      return {scrolled: window.scrollX, surplus: scrollWidth - clientWidth};
    });
  // Scripts that react to the new size take a moment.
  await expect.soft
    .poll(wide, {message: `at ${width} px`, intervals: [50, 100, 250]})
    .toEqual({scrolled: 0, surplus: 0});
}

/** Links and buttons of the site whose clicks analytics would miss. */
async function expectClicksToBeReported(page: Page): Promise<void> {
  const unreported = await page.evaluate(
    ([regions, controls, stage]) =>
      [...document.querySelectorAll(controls)]
        .filter(
          (control) => !control.closest(stage) && !control.closest(['[data-ga-event-category]', ...regions].join()),
        )
        .map((control) => control.outerHTML.slice(0, 200)),
    [CLICK_REGIONS.map(({selector}) => selector), CONTROLS, DEMO_STAGE] as const,
  );
  expect.soft(unreported, 'clicks that are not reported').toEqual([]);
}

/** Opens a page on a screen and reads it. */
async function expectCalmFromTheStart(page: Page, url: string, screen: typeof PHONE): Promise<void> {
  await page.setViewportSize(screen);
  await page.goto(url);
  await expectCalm(page, url, screen);
}

/** How long to wait for a demo with a server, in milliseconds. A demo that loads forever is checked as it is. */
const MOST_FOR_LOADING = 3_000;

/** Waits until grids have their rows: a grid that still loads would replace the elements that axe reports. */
async function untilLoaded(page: Page): Promise<void> {
  const overlay = page.locator('.MuiDataGrid-overlay [role="progressbar"]').first();
  await overlay.waitFor({state: 'detached', timeout: MOST_FOR_LOADING}).catch(() => undefined);
}

/** Checks all in light mode, and colors in dark mode. */
async function expectToBeForEverybody(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await untilLoaded(page);
    expect.soft(await axeViolations(page, {rules: mode === 'light' ? 'all' : 'colors'}), mode).toEqual([]);
  }
}

/** The stylings in which a page has variants of its demos, with their number. */
function variantsOf(url: string): {styling: string; count: number}[] {
  const files = filesBeside(url);
  return CODE_STYLINGS.filter((styling) => styling !== DEFAULT_CODE_STYLING)
    .map((styling) => ({
      styling,
      count: files.filter((file) => file.endsWith(`.${STYLING_SLUGS[styling]}.tsx`)).length,
    }))
    .filter(({count}) => count > 0);
}

for (const url of PAGES.filter((page) => !page.startsWith('/x/api/') || API_SAMPLE.includes(page))) {
  // Layout shift is measured while the demos start.
  test(`${url} can be used by everybody, fits every screen and does not move`, TIMING, async ({page}) => {
    test.setTimeout(240_000);
    await countLayoutShifts(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expectCalmFromTheStart(page, url, PHONE);
    await expectToFit(page, PHONE.width);
    await expectToFit(page, NARROWEST);
    await expectToFit(page, TABLET);
    if (OPENED_TWICE.includes(url)) {
      await expectCalmFromTheStart(page, url, WIDE);
    } else {
      // A demo with the right height here does not shift the page either if it is opened at this width.
      await page.setViewportSize(WIDE);
      await expectCalm(page, url, WIDE);
    }
    await expectToFit(page, WIDE.width);
    await expectClicksToBeReported(page);
    await expectToBeForEverybody(page);
  });

  const variants = PAGES_WITH_DEMOS.includes(url) ? variantsOf(url) : [];
  if (variants.length > 0) {
    test(`${url} does not move in another styling`, TIMING, async ({page, context, baseURL}) => {
      test.setTimeout(120_000);
      await countLayoutShifts(page);
      for (const {styling, count} of variants) {
        const cookie = {name: COOKIE_NAMES.codeStyling, value: encodeURIComponent(styling), url: baseURL ?? ''};
        await context.addCookies([cookie]);
        await expectCalmFromTheStart(page, url, PHONE);
        await expect.soft(page.locator(`[data-live="${styling}"]`)).toHaveCount(count);
      }
      await context.clearCookies({name: COOKIE_NAMES.codeStyling});
    });
  }
}
