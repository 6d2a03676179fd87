import type {Locator} from '@playwright/test';
import {DEMO_PAGE, SIDEBAR_MENU} from './site';
import {expect, settled, test} from './test';

/** The distance of an element from the top of the viewport, in whole CSS pixels. */
async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? NaN);
}

test('the sidebar keeps its place when a page is opened from it', async ({page}) => {
  // The viewport is low enough that the few pages of the introduction scroll.
  await page.setViewportSize({width: 1280, height: 220});
  await page.goto('/x/introduction/');
  const link = page.locator(`${SIDEBAR_MENU} a[href="/x/introduction/roadmap/"]`);
  const first = page.locator(`${SIDEBAR_MENU} a`).first();
  const unscrolled = await topOf(first);
  await link.scrollIntoViewIfNeeded();
  const before = await topOf(first);
  expect(before, 'the sidebar can be scrolled').toBeLessThan(unscrolled);
  await link.click();
  await expect(page.locator('h1')).toHaveText(/roadmap/i);
  await settled(page);
  await expect.poll(() => topOf(first)).toBe(before);
});

test('a long sidebar keeps its place, and shows the line of its page after a reload', async ({page}) => {
  // The viewport is low enough that the sidebar of the Data Grid scrolls.
  await page.setViewportSize({width: 1280, height: 320});
  await page.goto('/x/react-data-grid/column-definition/');
  const link = page.locator(`${SIDEBAR_MENU} a[href="/x/react-data-grid/column-pinning/"]`);
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  const before = await topOf(link);
  await link.click();
  await expect(page.locator('h1')).toHaveText(/pinning/i);
  await settled(page);
  await expect.poll(() => topOf(link)).toBe(before);
  await page.setViewportSize({width: 1280, height: 800});
  await page.reload();
  await expect(link).toBeInViewport();
});

test('the line of the page is marked, and its group is open', async ({page}) => {
  await page.goto('/x/react-tree-view/getting-started/');
  const current = page.locator(`${SIDEBAR_MENU} a[aria-current="page"]`);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/x/react-tree-view/getting-started/');
  await expect(current).toBeVisible();
});

test('on a phone, the navigation opens, leads on and closes', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto('/x/introduction/');
  await page
    .getByRole('button', {name: /navigation|menu/i})
    .first()
    .click();
  const link = page.getByRole('link', {name: 'Roadmap'}).first();
  await link.click();
  await expect(page).toHaveURL(/\/x\/introduction\/roadmap\/$/);
  await expect(page.locator('h1')).toBeInViewport();
});

test('the title of a page that a link leads to is told to screen readers', async ({page}) => {
  await page.goto(DEMO_PAGE);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const told = page.locator('body > [role="status"]');
  for (const name of ['Getting started', 'Overview']) {
    await sidebar.getByRole('link', {name, exact: true}).first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(() => told.textContent()).toBe(await page.title());
  }
});
