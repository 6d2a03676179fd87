import type {Page} from '@playwright/test';
import {BREAKPOINTS} from '../../src/site/tokens';
import {DEMO_PAGE, SIDEBAR_MENU} from './site';
import {expect, test} from './test';

/** The width, in CSS pixels, at which Docusaurus changes from a drawer to a sidebar. Our own styles must change at the same width. */
const LAST_NARROW = 996;
const FIRST_WIDE = 997;

async function openAt(page: Page, width: number, url: string): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.goto(url);
}

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test(`up to ${LAST_NARROW} px the chrome is the small one, all of it`, async ({page}) => {
  await openAt(page, LAST_NARROW, DEMO_PAGE);
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  await expect(page.locator(SIDEBAR_MENU)).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  // The search stays in the navbar, as a button of touch size.
  expect(await styleOf(page, '.navbar__items--right > :last-child', 'position')).toBe('static');
  expect(await styleOf(page, '.navbar__items--right', 'column-gap')).toBe('6px');
  const search = await page.getByRole('button', {name: 'Search'}).boundingBox();
  expect(search).toMatchObject({width: 44, height: 44});
  // The text has no margin for a sidebar.
  expect(await styleOf(page, 'main > .container', 'padding-inline-start')).toBe('16px');
});

test(`from ${FIRST_WIDE} px on it is the wide one, all of it`, async ({page}) => {
  await openAt(page, FIRST_WIDE, DEMO_PAGE);
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await expect(page.locator(SIDEBAR_MENU)).toBeVisible();
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toBeVisible();
  const [beside, text] = [await contents.boundingBox(), await page.locator('article').boundingBox()];
  expect(beside?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? Infinity) + (text?.width ?? 0));
  expect(await styleOf(page, 'main > .container > .row > .col--3', 'width')).toBe('272px');
  expect(await styleOf(page, 'main > .container', 'padding-inline-start')).toBe('48px');
  expect(await styleOf(page, '.navbar__items--right', 'column-gap')).not.toBe('6px');
});

test(`the search is an icon below ${BREAKPOINTS.lg} px, and has its word from there on`, async ({page}) => {
  const width = async (): Promise<number> =>
    (await page.getByRole('button', {name: 'Search'}).boundingBox())?.width ?? 0;
  await openAt(page, BREAKPOINTS.lg - 1, DEMO_PAGE);
  expect(await width()).toBe(44);
  await openAt(page, BREAKPOINTS.lg, DEMO_PAGE);
  expect(await width()).toBeGreaterThan(100);
});

test('the playground has its text beside what it shows where there is a sidebar elsewhere', async ({page}) => {
  const columns = async (): Promise<number> => {
    const blank = page.locator('main [class*=blank_]').first();
    await expect(blank).toBeVisible();
    return (await blank.evaluate((element) => getComputedStyle(element).gridTemplateColumns)).split(' ').length;
  };
  await openAt(page, LAST_NARROW, '/playground/');
  expect(await columns()).toBe(1);
  await page.setViewportSize({width: FIRST_WIDE, height: 800});
  expect(await columns()).toBe(2);
});
