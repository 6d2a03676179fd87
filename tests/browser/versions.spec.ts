import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

for (const [url, product, versions] of [
  [DEMO_PAGE, 'Tree View', ['v7 (next)', 'v6.17.0', 'All versions']],
  [API_PAGE, 'Tree View', ['v7 (next)', 'v6.17.0', 'All versions']],
  [TEXT_PAGE, 'MUI X', ['v7 (next)', 'v6.19.2', 'v5', 'v4', 'All versions']],
] as const) {
  test(`${url} names its product and its versions, each at the same page`, async ({page}) => {
    await page.goto(url);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', {name: product, exact: true})).toBeVisible();
    const button = sidebar.getByRole('button', {name: /^.+: version v6\.\d+\.\d+$/});
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.locator('[role^="menuitem"]')).toHaveText([...versions]);
    expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(160);
    const next = menu.getByRole('menuitem', {name: 'v7 (next)'});
    await expect(next).toHaveAttribute('href', `https://v7.mui.com${url}`);
    await expect(menu.getByRole('menuitemradio', {checked: true})).toHaveText(/^v6\./);
    await page.keyboard.press('Home');
    await expect(next).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the menu that is opened before its versions are there begins with the first of them', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(DEMO_PAGE);
  await settled(page);
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('button', {name: /version v6/}).press('Enter');
  const items = page.getByRole('menu').locator('[role^="menuitem"]');
  await expect(items).toHaveText(['All versions']);
  await expect(items).toBeFocused();
  release();
  await expect(items.nth(1)).toBeVisible();
  await expect(items.first()).toBeFocused();
});

test('the menu leads to the page of all versions, which names every product', async ({page}) => {
  await page.goto(DEMO_PAGE);
  await page.getByRole('button', {name: /version v6/}).click();
  await page.getByRole('menuitem', {name: 'All versions'}).click();
  await expect(page).toHaveURL(/\/versions\/$/);
  await expect(page.locator('main h2')).toHaveText([/Data Grid/, /Date and Time Pickers/, /Charts/, /Tree View/]);
  await expect(page.locator('main').getByRole('link', {name: 'v5', exact: true})).toHaveCount(2);
});

for (const width of [320, 390]) {
  test(`nothing of the versions is cut at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/versions/');
    await settled(page);
    const cut = await page
      .locator('main :is(table, td, th, li, p)')
      .evaluateAll((parts, end) => parts.filter((part) => part.getBoundingClientRect().right > end), width - 15);
    expect(cut).toEqual([]);
  });
}

test.describe('without a network', () => {
  test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED/]});

  test('the menu still leads to all versions where their table cannot be fetched', async ({page, context}) => {
    await page.goto(DEMO_PAGE);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', {name: /version v6/}).click();
    await expect(page.getByRole('menuitem')).toHaveText(['All versions']);
  });
});
