import {expect, test} from './test';

const SIDEBAR = '.theme-doc-sidebar-menu';

test('the sidebar keeps its place when a page is opened from it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 360});
  await page.goto('/x/introduction/');
  await page.waitForLoadState('networkidle');
  const scroller = page.locator('nav', {has: page.locator(SIDEBAR)}).last();
  const link = page.locator(`${SIDEBAR} a[href="/x/introduction/roadmap/"]`);
  await link.scrollIntoViewIfNeeded();
  await scroller.evaluate((element) => element.scrollBy({top: 40, behavior: 'instant'}));
  const before = await scroller.evaluate((element) => element.scrollTop);
  expect(before, 'the sidebar can be scrolled').toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText(/roadmap/i);
  await page.waitForLoadState('networkidle');
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(link).toBeInViewport();
});

test('the line of the page is marked, and its group is open', async ({page}) => {
  await page.goto('/x/react-tree-view/getting-started/');
  const current = page.locator(`${SIDEBAR} a[aria-current="page"]`);
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
