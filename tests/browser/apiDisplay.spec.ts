import type {Locator, Page} from '@playwright/test';
import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  API_SECTIONS,
  type ApiDisplay,
  type ApiSection,
} from '../../src/site/storage';
import {axeViolations} from './axeViolations';
import {paintedDisplays, watchPaints} from './paintedDisplays';
import {LARGE_API_PAGE, TEXT_PAGE} from './site';
import {expect, pressAtRest, settled, test, topAfterPress, untilAtRest} from './test';

/** A page with all sections, CSS states included. */
const PAGE = '/x/api/tree-view/tree-item/';
/** A row that has a description. */
const ROW = '#tree-item-prop-icon';

const html = (page: Page) => page.locator('html');
const row = (page: Page, selector = ROW) => page.locator(selector);
const description = (page: Page, selector = ROW) => row(page, selector).locator('[data-api-part="description"]');
const choice = (page: Page, display: ApiDisplay) =>
  page.locator(`[data-api-choice="page"] [data-api-choose="${display}"]`);

/** Opens the menu of a section. */
async function openSectionMenu(page: Page, section: ApiSection): Promise<Locator> {
  const menu = page.locator(`[data-api-choice="${section}"]`);
  await pressAtRest(menu.getByRole('button'));
  await expect(menu.getByRole('menu')).toBeVisible();
  return menu;
}

/** Chooses a display for a section alone. */
async function chooseInSection(page: Page, section: ApiSection, display: ApiDisplay): Promise<void> {
  const menu = await openSectionMenu(page, section);
  await menu.locator(`[data-api-choose="${display}"]`).press('Enter');
}

/** The display of a row, from what is visible of it. */
async function displayOf(page: Page, selector = ROW): Promise<ApiDisplay> {
  if (!(await description(page, selector).isVisible())) {
    return 'collapsed';
  }
  return (await row(page, selector).evaluate((element) => getComputedStyle(element).display)) === 'grid'
    ? 'table'
    : 'expanded';
}

function stored(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
    Object.values(API_DISPLAY_KEYS),
  );
}

async function keep(page: Page, values: Readonly<Partial<Record<ApiSection | 'default', string>>>): Promise<void> {
  const entries = Object.entries(values).map(([name, value]) => [API_DISPLAY_KEYS[name as ApiSection], value] as const);
  await page.addInitScript((all) => {
    // Once for each tab, so that a later choice survives a reload.
    if (!sessionStorage.getItem('kept')) {
      sessionStorage.setItem('kept', 'yes');
      all.forEach(([key, value]) => localStorage.setItem(key, value));
    }
  }, entries);
}

test.describe('a first visit', () => {
  test.use({chosenDisplay: null});

  for (const [chance, display] of [
    [0, 'collapsed'],
    [0.5, 'expanded'],
    [0.99, 'table'],
  ] as const) {
    test(`gets a display by chance, here ${display}, from the first paint on, and keeps it`, async ({page}) => {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, chance);
      await watchPaints(page);
      await page.goto(PAGE);
      await settled(page);
      await expect.poll(() => displayOf(page)).toBe(display);
      await expect.poll(() => paintedDisplays(page)).toEqual([display]);
      expect((await stored(page))[API_DISPLAY_KEYS.default]).toBe(display);
      await page.addInitScript(() => {
        Math.random = () => 0.2;
      });
      await page.reload();
      await expect.poll(() => displayOf(page)).toBe(display);
    });
  }

  test('may begin on a text page', async ({page}) => {
    await page.addInitScript(() => {
      Math.random = () => 0.99;
    });
    await page.goto(TEXT_PAGE);
    expect((await stored(page))[API_DISPLAY_KEYS.default]).toBe('table');
    await expect(html(page)).toHaveAttribute(API_DISPLAY_ATTRIBUTES.props, 'table');
  });

  test.describe('of a bot', () => {
    test.use({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'});

    test('gets what the server rendered', async ({page}) => {
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      await page.goto(PAGE);
      await settled(page);
      await expect.poll(() => displayOf(page)).toBe('expanded');
      expect((await stored(page))[API_DISPLAY_KEYS.default]).toBeNull();
    });
  });

  for (const value of ['', 'null', 'Table', '["table"]', '__proto__', '"><script>alert(1)</script>']) {
    test(`nonsense in every key is no choice: ${value}`, async ({page}) => {
      await keep(page, Object.fromEntries(['default', ...API_SECTIONS].map((name) => [name, value])));
      await page.addInitScript(() => {
        Math.random = () => 0.99;
      });
      await page.goto(PAGE);
      await settled(page);
      for (const section of API_SECTIONS) {
        await expect(html(page)).toHaveAttribute(API_DISPLAY_ATTRIBUTES[section], 'table');
      }
      expect((await stored(page))[API_DISPLAY_KEYS.default]).toBe('table');
    });
  }

  test('works where storage is blocked: as the server rendered it, and as chosen until the page is left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Math.random = () => 0;
      Object.defineProperty(window, 'localStorage', {
        get: (): never => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(PAGE);
    await expect.poll(() => displayOf(page)).toBe('expanded');
    await choice(page, 'table').click();
    await expect.poll(() => displayOf(page)).toBe('table');
    await chooseInSection(page, 'props', 'collapsed');
    await expect.poll(() => displayOf(page)).toBe('collapsed');
  });
});

test('a return visit gets what was chosen, each section its own', async ({page}) => {
  await keep(page, {default: 'collapsed', props: 'table', css: 'expanded'});
  await page.goto(PAGE);
  await expect.poll(() => displayOf(page)).toBe('table');
  await expect
    .poll(() => displayOf(page, '#tree-item-slots-groupTransition, #tree-item-classes-MuiTreeItem-root'))
    .toBe('collapsed');
  await expect.poll(() => displayOf(page, '#tree-item-classes-Mui-selected')).toBe('expanded');
  await expect(choice(page, 'collapsed')).toHaveAttribute('aria-pressed', 'false');
  const menu = await openSectionMenu(page, 'props');
  await expect(menu.locator('[data-api-choose="table"]')).toHaveAttribute('aria-checked', 'true');
});

test('in a table the parts of a row begin on one line, also where the name of a type wraps', async ({page}) => {
  await keep(page, {default: 'table'});
  await page.goto('/x/api/data-grid/data-grid/');
  await expect.poll(() => displayOf(page, '#data-grid-prop-initialState')).toBe('table');
  const tops = await page
    .locator('#data-grid-prop-initialState')
    .evaluate((row) => [...row.children].map((part) => part.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  // Texts of 13 and 15 px share a baseline.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test('the control of a section changes it alone, that of the page changes all', async ({page}) => {
  await page.goto(PAGE);
  await chooseInSection(page, 'props', 'table');
  await expect.poll(() => displayOf(page)).toBe('table');
  expect(await displayOf(page, '#tree-item-classes-MuiTreeItem-root')).toBe('expanded');
  await expect
    .poll(() => stored(page))
    .toMatchObject({apiPage_default: 'expanded', apiPage_props: 'table', apiPage_css: null});
  await chooseInSection(page, 'css', 'collapsed');
  await expect.poll(() => displayOf(page, '#tree-item-classes-Mui-selected')).toBe('collapsed');
  await expect.poll(() => stored(page)).toMatchObject({apiPage_css: 'collapsed', apiPage_classes: null});
  await page.reload();
  await expect.poll(() => displayOf(page)).toBe('table');
  await choice(page, 'collapsed').click();
  for (const section of API_SECTIONS) {
    await expect(html(page)).toHaveAttribute(API_DISPLAY_ATTRIBUTES[section], 'collapsed');
  }
  const menu = await openSectionMenu(page, 'classes');
  await expect(menu.locator('[data-api-choose="collapsed"]')).toHaveAttribute('aria-checked', 'true');
  await expect
    .poll(() => stored(page))
    .toEqual({
      apiPage_default: 'collapsed',
      apiPage_props: null,
      apiPage_slots: null,
      apiPage_classes: null,
      apiPage_css: null,
    });
});

test('a change keeps the row that is read in its place', async ({page}) => {
  await page.goto(LARGE_API_PAGE);
  const read = page.locator('#data-grid-premium-prop-getRowHeight');
  await page.evaluate(() => window.location.assign('#data-grid-premium-prop-getRowHeight'));
  const top = async (): Promise<number> => (await read.boundingBox())?.y ?? -1;
  // Just below the toolbar, for half a dozen frames: everything above it has its height then.
  await expect.poll(top).toBeLessThan(160);
  await untilAtRest(read);
  const before = await top();
  for (const display of ['collapsed', 'table', 'expanded'] as const) {
    await choice(page, display).focus();
    expect(Math.abs((await topAfterPress(read)) - before), `${display} at once`).toBeLessThan(24);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(24);
  }
});

test('two tabs follow each other', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(PAGE);
  }
  // A tab in the background paints once a second.
  await page.bringToFront();
  await chooseInSection(page, 'classes', 'table');
  await expect(html(other)).toHaveAttribute(API_DISPLAY_ATTRIBUTES.classes, 'table');
  await expect(html(other)).toHaveAttribute(API_DISPLAY_ATTRIBUTES.default, 'mixed');
  await other.bringToFront();
  await choice(other, 'collapsed').click();
  await expect(html(page)).toHaveAttribute(API_DISPLAY_ATTRIBUTES.classes, 'collapsed');
  await expect(choice(page, 'collapsed')).toHaveAttribute('aria-pressed', 'true');
});

for (const display of API_DISPLAYS) {
  test(`a link to a row shows it, ${display}`, async ({page}) => {
    await keep(page, {default: display});
    await page.goto(`${LARGE_API_PAGE}#data-grid-premium-prop-getRowHeight`);
    const linked = '#data-grid-premium-prop-getRowHeight';
    await expect(row(page, linked)).toBeInViewport();
    await expect(description(page, linked)).toBeVisible();
    await settled(page);
    await expect(row(page, linked)).toBeInViewport();
    // A class far below, from inside the page.
    const far = '#data-grid-premium-classes-MuiDataGrid-toolbarContainer';
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, far);
    await expect(row(page, far)).toBeInViewport();
    await expect(description(page, far)).toBeVisible();
    // Below the sticky header.
    const bar = await page.locator('[data-api-toolbar]').boundingBox();
    const endOfBar = (bar?.y ?? 0) + (bar?.height ?? 0);
    await expect.poll(async () => (await row(page, far).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(endOfBar - 1);
    await expect.poll(async () => (await row(page, far).boundingBox())?.y ?? 0).toBeLessThan(endOfBar + 8);
  });

  test(`${display}, everybody can use it, in light and dark, and it fits every screen`, async ({page}) => {
    test.slow();
    await keep(page, {default: display});
    await page.goto(PAGE);
    for (const [mode, rules] of [
      ['light', 'all'],
      ['dark', 'colors'],
    ] as const) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await settled(page);
      expect.soft(await axeViolations(page, {rules}), mode).toEqual([]);
    }
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({width, height: 800});
      const surplus = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.soft.poll(surplus, `at ${width} px`).toBe(0);
    }
  });
}

test('on paper all rows are expanded', async ({page}) => {
  await keep(page, {default: 'collapsed'});
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => displayOf(page)).toBe('expanded');
  await expect(page.locator('[data-api-toolbar]')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all rows are expanded', async ({page}) => {
    await page.goto(PAGE);
    await expect.poll(() => displayOf(page)).toBe('expanded');
    await expect(page.locator('[data-api-toggle]').first()).toBeHidden();
  });
});
