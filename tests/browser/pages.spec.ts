import type {BrowserContext, Page} from '@playwright/test';
import {CLICK_REGIONS, CONTROLS, DEMO_STAGE} from '../../plugins/analytics/client/regions';
import {CODE_STYLINGS, COOKIE_NAMES, DEFAULT_CODE_STYLING, STYLING_SLUGS} from '../../src/site/storage';
import {axeViolations, type AxeScope} from './axeViolations';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos, wrongHeights} from './demoPreviews';
import {DEMO_PAGE, LARGE_API_PAGE, PAGES, PAGES_WITH_DEMOS, TEXT_PAGE, filesBeside} from './site';
import {expect, test as base, TIMING} from './test';

// Each page is visited once, and everything that has to hold on every page is looked at there.

/** A phone and a wide screen. */
const PHONE = {width: 360, height: 800};
const WIDE = {width: 1440, height: 800};

/** Widths that the open page is made to fit besides, in CSS pixels: the narrowest phones, and a tablet. */
const NARROWEST = 320;
const TABLET = 768;

/** A page without demos, by which the fonts are there before what is measured: `layout.spec.ts` measures their arrival. */
const PLAIN_PAGE = '/versions/';

/**
 * API pages are all made of the same parts: one of each kind, the largest among them, and some that are new with each
 * package stand for all. Every written page is looked at.
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

/** Pages that stand for all in what is around the text: the navigation, the table of contents, the footer. */
const WHOLE_PAGES = [
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

/** Of the page with more than 350 rows axe looks at all in light, and in dark at those of one section. */
const PART_OF_LARGE_PAGE = '[data-api-section="slots"]';

interface Reader {
  /** One reader for all pages of a worker, who has the site's scripts and fonts from the page before. */
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
  expect(PAGES).toEqual(expect.arrayContaining([...API_SAMPLE, ...WHOLE_PAGES]));
  expect(PAGES_WITH_DEMOS).toContain('/x/react-tree-view/');
  expect(filesBeside('/x/react-tree-view/')).toContain('BarTreeView.tailwind.tsx');
});

/** Reads the open page to its end: demos keep to the space that is given, and nothing moves. */
async function expectCalm(page: Page, url: string, screen: typeof PHONE): Promise<void> {
  await readDemos(page);
  // The playground is as high as its window; rows of API pages, and releases, get their height when they come near it.
  if (url.startsWith('/x/') && ![...API_SAMPLE, RELEASES_PAGE].includes(url)) {
    const at = `at ${screen.width} px`;
    expect.soft(await wrongHeights(page), `heights ${at}`).toEqual([]);
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
  // What follows from the window's size by script takes a moment.
  await expect.soft
    .poll(wide, {message: `at ${width} px`, intervals: [50, 100, 250]})
    .toEqual({scrolled: 0, surplus: 0});
}

/** Links and buttons of the site of which analytics would not hear. */
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
  expect.soft(unreported, 'clicks that are not told').toEqual([]);
}

/** Opens a page on a screen and reads it. */
async function expectCalmFromTheStart(page: Page, url: string, screen: typeof PHONE): Promise<void> {
  await page.setViewportSize(screen);
  await page.goto(url);
  await expectCalm(page, url, screen);
}

/** What Markdown itself makes looks alike on all pages, and so do rows and weeks: these were most of axe's time. */
const ALIKE = [
  '.markdown > :is(p, ul, ol, h1, h2, h3, h4)',
  'pre',
  '.MuiDataGrid-row:nth-child(n + 4)',
  '.MuiDayCalendar-weekContainer:nth-child(n + 4)',
];

/** What axe looks at for colors. In the dark, a part of the longest page stands for it. */
function scopeOfColors(url: string, mode: 'light' | 'dark'): Pick<AxeScope, 'within' | 'without'> {
  if (url === LARGE_API_PAGE && mode === 'dark') {
    return {within: PART_OF_LARGE_PAGE};
  }
  if (WHOLE_PAGES.includes(url)) {
    return {};
  }
  return {within: 'main', without: ALIKE};
}

/** How long a demo of a server may load until it is looked at, in milliseconds; one that loads for ever is looked at as it is. */
const MOST_FOR_LOADING = 3_000;

/** Waits until grids have their rows: axe names nodes by what they look like, and those of a grid that loads are gone later. */
async function untilLoaded(page: Page): Promise<void> {
  const overlay = page.locator('.MuiDataGrid-overlay [role="progressbar"]').first();
  await overlay.waitFor({state: 'detached', timeout: MOST_FOR_LOADING}).catch(() => undefined);
}

/** In both modes; what is around the text is the same on all pages, and looked at on those that stand for them. */
async function expectToBeForEverybody(page: Page, url: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await untilLoaded(page);
    if (mode === 'light') {
      expect.soft(await axeViolations(page, {rules: 'structure'}), 'structure').toEqual([]);
    }
    expect.soft(await axeViolations(page, {rules: 'colors', ...scopeOfColors(url, mode)}), mode).toEqual([]);
  }
}

/** The stylings that a page has variants of its demos in, with their number. */
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
  // Whether a page moves while its demos start is measured while they do.
  test(`${url} can be used by everybody, fits every screen and does not move`, TIMING, async ({page}) => {
    test.setTimeout(240_000);
    await countLayoutShifts(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expectCalmFromTheStart(page, url, PHONE);
    await expectToFit(page, PHONE.width);
    await expectToFit(page, NARROWEST);
    await expectToFit(page, TABLET);
    if (WHOLE_PAGES.includes(url)) {
      await expectCalmFromTheStart(page, url, WIDE);
    } else {
      // A demo that keeps to its height here does not move the page where it is opened at this width either.
      await page.setViewportSize(WIDE);
      await expectCalm(page, url, WIDE);
    }
    await expectToFit(page, WIDE.width);
    await expectClicksToBeReported(page);
    await expectToBeForEverybody(page, url);
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
