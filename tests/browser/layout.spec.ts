import type {Page} from '@playwright/test';
import {countLayoutShifts, layoutShift} from './demoPreviews';
import {DEMO_PAGE, LARGE_API_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test, TIMING} from './test';

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

/** From the smallest phone to a large screen, and both sides of each width at which the layout changes. */
const HEADER_WIDTHS = [
  320, 340, 360, 390, 430, 599, 600, 768, 899, 900, 996, 997, 1024, 1060, 1100, 1150, 1199, 1200, 1240, 1280, 1366,
  1440, 1536, 1920,
];

/** What is wrong with the header at the width that the page has: lines, cut names, parts on each other, links that are nowhere. */
function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.navbar__inner')!;
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const parts = [
      ...bar.querySelectorAll('.navbar__toggle, .navbar__brand, a.navbar__link, summary, .navbar__items--right button'),
    ].filter(isShown);
    const nameOf = (part: Element): string => part.getAttribute('aria-label') ?? part.textContent ?? '';
    const problems: string[] = [];
    parts.forEach((part, index) => {
      const {left, right, height} = part.getBoundingClientRect();
      const before = parts[index - 1]?.getBoundingClientRect().right ?? 0;
      if (left < before - 0.5 || right > window.innerWidth) {
        problems.push(`${window.innerWidth}: ${nameOf(part)} from ${left} to ${right}, after ${before}`);
      }
      if (height > 44 * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)) {
        problems.push(`${window.innerWidth}: ${nameOf(part)} has two lines`);
      }
    });
    const title = bar.querySelector('.navbar__title')!;
    if (title.scrollWidth > title.clientWidth + 1) {
      problems.push(`${window.innerWidth}: the name is cut`);
    }
    if (!isShown(bar.querySelector('.navbar__toggle')!)) {
      bar.querySelector('details')!.open = true;
      const hrefs = [...bar.querySelectorAll('a.navbar__link, details:first-of-type li a')]
        .filter((link) => isShown(link) && !link.matches('.navbar__items--right details *'))
        .map((link) => link.getAttribute('href'));
      const all = [...bar.querySelectorAll('a.navbar__link')].map((link) => link.getAttribute('href'));
      if (hrefs.sort().join() !== all.sort().join()) {
        problems.push(`${window.innerWidth}: links ${hrefs.join(' ')}`);
      }
      bar.querySelector('details')!.open = false;
    }
    return problems;
  });
}

for (const [what, style] of [
  ['', ''],
  [', with a text of 125 %', 'html {font-size: 20px}'],
  [', in a wider font', '.navbar * {font-family: "DejaVu Sans", Verdana, sans-serif !important}'],
] as const) {
  test(`the header has one line, its whole name and all links at every width${what}`, async ({page}) => {
    await page.goto(TEXT_PAGE);
    if (style) {
      await page.addStyleTag({content: style});
    }
    const problems: string[] = [];
    for (const width of HEADER_WIDTHS) {
      await page.setViewportSize({width, height: 800});
      problems.push(...(await headerProblems(page)));
    }
    expect(problems).toEqual([]);
  });
}

test('the last links go into the menu first, and it leads on', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 800});
  await page.goto(TEXT_PAGE);
  const menu = page.locator('.navbar details').filter({hasText: 'More'});
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(["What's new", 'Versions', 'GitHub']);
  await menu.getByRole('link', {name: 'Versions'}).click();
  await expect(page).toHaveURL('/versions/');
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', {name: 'GitHub'}).first()).toBeVisible();
});

for (const width of [360, 768, 1024, 1440, 1920]) {
  test(`text, code, tables and demos share their edges at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const url of ['/x/introduction/installation/', '/x/react-charts/bars/', DEMO_PAGE, '/x/whats-new/']) {
      await page.goto(url);
      const edges = await page.evaluate(() => {
        const edgesOf = (selector: string): string[] => [
          ...new Set(
            [...document.querySelectorAll(selector)].map((part) => {
              const {left, right} = part.getBoundingClientRect();
              return `${Math.round(left)} ${Math.round(right)}`;
            }),
          ),
        ];
        return {
          text: edgesOf(':is(.markdown, main [data-static-block]) > :is(p, h2, h3, ul), .theme-doc-footer'),
          wide: edgesOf('.markdown > :is(section, [data-wide], [data-code-block])'),
        };
      });
      expect(edges.text, url).toHaveLength(1);
      expect(edges.wide.length, url).toBeLessThanOrEqual(1);
      const [text = '', wide = text] = [...edges.text, ...edges.wide];
      expect(wide.split(' ')[0], url).toBe(text.split(' ')[0]);
      if (width < 1920) {
        expect(wide, url).toBe(text);
      }
    }
  });
}

test('the rows of an API page use the height of its table of contents', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 1000});
  await page.goto(LARGE_API_PAGE);
  await settled(page);
  const contents = page.locator('.theme-doc-toc-desktop');
  const rows = contents.locator('[data-api-contents]');
  await expect(rows).toBeVisible();
  expect((await rows.boundingBox())?.height).toBeGreaterThan(500);
  const surplus = await contents.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
  expect(surplus).toBe(0);
  const end = await contents.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(end).toBeGreaterThan(1000 - 40);
  expect(end).toBeLessThanOrEqual(1000);
});

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
