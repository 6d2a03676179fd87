import type {Locator, Page} from '@playwright/test';
import {MEASURED_PAGES, type MeasuredPage} from './measuredPages';
import {SIDEBAR_MENU} from './site';
import {expect, settled, test} from './test';

/** Parts that need no script, and the pages that have them. */
const STATIC_PARTS: Readonly<Record<string, {readonly selector: string; readonly pages: readonly MeasuredPage[]}>> = {
  'the table of contents': {selector: '.theme-doc-toc-desktop', pages: ['text', 'longText', 'api', 'grid']},
  'the list of the sidebar': {selector: SIDEBAR_MENU, pages: ['text', 'longText', 'api', 'grid']},
  'rows of the API': {selector: '[data-api-section]', pages: ['api']},
  'the first lines of an API page': {selector: 'details:has(#demos)', pages: ['api']},
  'the footer': {selector: 'footer.theme-layout-footer', pages: ['text', 'api', 'grid']},
};

/**
 * How many elements React takes over at most, of all that a page has: a little more than there are. What needs no script stays the
 * server's.
 */
const HYDRATED_AT_MOST: Readonly<Partial<Record<MeasuredPage, number>>> = {text: 480, longText: 300, api: 240};

/** How many elements there are in a part, and how many of them React has taken over: those have a key of its own. */
function countElements(part: Locator): Promise<{all: number; hydrated: number}> {
  return part.evaluateAll((parts) => {
    const elements = parts.flatMap((one) => [one, ...one.querySelectorAll('*')]);
    const isHydrated = (element: Element): boolean =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return {all: elements.length, hydrated: elements.filter(isHydrated).length};
  });
}

for (const kind of ['text', 'longText', 'api', 'grid'] as const) {
  test(`React takes over nothing of ${MEASURED_PAGES[kind]} that needs no script`, async ({page}, {annotations}) => {
    await page.goto(MEASURED_PAGES[kind]);
    await settled(page);
    const parts = Object.entries(STATIC_PARTS).filter(([, {pages}]) => pages.includes(kind));
    for (const [name, {selector}] of parts) {
      const {all, hydrated} = await countElements(page.locator(selector));
      expect.soft(all, name).toBeGreaterThan(1);
      expect.soft(hydrated, name).toBe(0);
    }
    const most = HYDRATED_AT_MOST[kind];
    if (most !== undefined) {
      const {hydrated} = await countElements(page.locator('body'));
      annotations.push({type: 'hydrated elements', description: String(hydrated)});
      // Some are: what has a handler.
      expect(hydrated).toBeGreaterThan(100);
      expect(hydrated).toBeLessThanOrEqual(most);
    }
  });
}

const GROUP = 'Migration';
const IN_GROUP = 'Breaking changes: Data Grid';

function groupOf(page: Page): Locator {
  return page.locator(SIDEBAR_MENU).getByRole('button', {name: GROUP, exact: true});
}

test('a group of the sidebar opens and closes by mouse and by keyboard, and what is closed is no tab stop', async ({
  page,
}) => {
  await page.goto('/x/introduction/');
  const [group, inside] = [groupOf(page), page.getByRole('link', {name: IN_GROUP})];
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toBeHidden();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(inside).toBeVisible();
  await group.press('Enter');
  await expect(inside).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveText(IN_GROUP);
  await group.press('Space');
  await expect(inside).toBeVisible();
});

test('a group of the sidebar opens before React has taken the page over', async ({page}) => {
  // The code of the page itself does not arrive.
  await page.route('**/assets/js/chunk.*', () => undefined);
  await page.goto('/x/introduction/', {waitUntil: 'commit'});
  // The code of the site is there.
  await page.waitForFunction(() => 'docusaurus' in window);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await groupOf(page).click();
  await expect(page.getByRole('link', {name: IN_GROUP})).toBeVisible();
});

test('the sidebar marks the page that a link leads to, opens its group, and keeps what the reader has opened', async ({
  page,
}) => {
  await page.goto('/x/introduction/licensing/');
  const group = groupOf(page);
  await group.click();
  await page.getByRole('link', {name: IN_GROUP}).click();
  await expect(page.locator('h1')).toHaveText(/Data Grid/);
  const current = page.locator(`${SIDEBAR_MENU} [aria-current="page"]`);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText(IN_GROUP);
  await expect(page.locator(`${SIDEBAR_MENU} .menu__link--active`)).toHaveText([GROUP, IN_GROUP]);
  await group.click();
  await expect(current).toBeHidden();
  await page.goBack();
  await expect(current).toHaveText('Licensing');
  // Of another product, and back.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Charts', exact: true}).click();
  await expect(current).toHaveAttribute('href', /^\/x\/react-charts\//);
  await page.goBack();
  await expect(current).toHaveText('Licensing');
  await expect(page.locator('footer.theme-layout-footer')).toHaveText(/\S/);
});

test('the table of contents is that of the page after a navigation, and follows the reader', async ({page}) => {
  await page.goto('/x/introduction/licensing/');
  const links = page.locator('.theme-doc-toc-desktop a');
  const first = await links.allTextContents();
  await page.locator(`${SIDEBAR_MENU} a[href$="/introduction/installation/"]`).click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect.poll(() => links.allTextContents()).not.toEqual(first);
  const last = links.last();
  await last.click();
  await expect(last).toHaveClass(/--active/);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => links.allTextContents()).toEqual(first);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the drawer is rendered when its button is touched, and marks the page after each navigation', async ({
    page,
  }) => {
    await page.goto('/x/introduction/licensing/');
    await settled(page);
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer).toHaveCount(0);
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.tap();
    const current = drawer.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(current).toHaveText('Licensing');
    expect((await countElements(drawer.locator('.theme-doc-sidebar-menu > *'))).hydrated).toBe(0);
    await drawer.getByRole('button', {name: GROUP, exact: true}).tap();
    await drawer.getByRole('link', {name: IN_GROUP}).tap();
    await expect(page.locator('h1')).toHaveText(/Data Grid/);
    await expect(drawer).not.toBeInViewport();
    await button.tap();
    await expect(current).toHaveText(IN_GROUP);
  });

  test('the table of contents above the text has the links of the one beside it', async ({page}) => {
    await page.goto('/x/introduction/licensing/');
    const contents = page.locator('.theme-doc-toc-mobile');
    const toggle = contents.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    const all = await page.locator('.theme-doc-toc-desktop a').allTextContents();
    expect(all.length).toBeGreaterThan(3);
    await expect(contents.locator('a')).toHaveText(all);
    await contents.locator('a').last().tap();
    await expect(page.locator(':target')).toBeInViewport();
  });
});
