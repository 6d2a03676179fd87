import {SIDEBAR_MENU} from './site';
import {expect, test} from './test';

test('the sidebar keeps its place when a page is opened from it', async ({page}) => {
  // Low enough for the few pages of today to be scrolled.
  await page.setViewportSize({width: 1280, height: 220});
  await page.goto('/x/introduction/');
  await page.waitForLoadState('networkidle');
  const link = page.locator(`${SIDEBAR_MENU} a[href="/x/introduction/roadmap/"]`);
  const first = page.locator(`${SIDEBAR_MENU} a`).first();
  const top = async (): Promise<number> => Math.round((await first.boundingBox())?.y ?? NaN);
  const unscrolled = await top();
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before, 'the sidebar can be scrolled').toBeLessThan(unscrolled);
  await link.click();
  await expect(page.locator('h1')).toHaveText(/roadmap/i);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBe(before);
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
