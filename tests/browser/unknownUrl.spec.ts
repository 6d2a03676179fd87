import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PUBLISHED_GROUPS} from '../../src/site/publishedGroups';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

test.use({expectedErrors: [/the server responded with a status of 404/]});

for (const route of ['/nowhere/', '/x/react-charts/barz/', '/zh/x/nowhere/']) {
  test(`${route} says that there is no such page`, async ({page}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(/no such page|没有这个页面/);
    await expect(page).toHaveTitle(/no such page|没有这个页面/);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}

test('an unknown URL offers the pages that are nearest to it', async ({page}) => {
  await page.goto('/x/react-tree-veiw/getting-startd/');
  const nearest = page.locator('main').getByRole('listitem');
  await expect(nearest.first()).toHaveText(/Getting started\s*Tree View/);
  await nearest.first().getByRole('link').click();
  await expect(page).toHaveURL('/x/react-tree-view/getting-started/');
  await expect(page.locator('h1')).toHaveText('Getting started');
});

for (const url of ['/%3Cimg%20src=x%20onerror=alert(1)%3E/', `/${'a'.repeat(5000)}/`, '/%E2%80%AE%F0%9F%92%A9/']) {
  test(`${url.slice(0, 60)} is shown as text, and nothing is near it`, async ({page}) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(url);
    await settled(page);
    await expect(page.locator('main code')).toBeVisible();
    expect((await page.locator('main code').textContent())?.length).toBeLessThan(250);
    await expect(page.locator('main img, main h2')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(dialogs).toEqual([]);
  });
}

test('a URL without the slash at its end leads to its page', async ({page}) => {
  await page.goto(`${TEXT_PAGE.replace(/\/$/, '')}?a=b#plans`);
  await expect(page).toHaveURL(`${TEXT_PAGE}?a=b#plans`);
  await expect(page.locator('#plans')).toBeInViewport();
});

/** The answer of a host without redirects to every URL without a file. */
const NOT_FOUND = readFileSync(path.resolve(__dirname, '../../build/404.html'), 'utf8');

for (const [asked, meant] of [
  ['/en', '/'],
  ['/en/x/react-charts/bars/?a=b#api', '/x/react-charts/bars/?a=b#api'],
  ['/en/versions/', '/versions/'],
  ['/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
  ['/api-docs/', '/x/api/'],
] as const) {
  test(`${asked} leads to its page on a host that knows no redirects`, async ({page, baseURL}) => {
    await page.route(`${baseURL}${asked}`, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: NOT_FOUND}),
    );
    // A hydration error would fail the test.
    await page.goto(asked);
    await expect(page).toHaveURL(meant);
    await expect(page.locator('h1')).not.toHaveText(/no such page/);
  });
}

for (const [asked, leads] of [
  ['/x/', '/x/introduction/'],
  ['/zh/x/', '/zh/x/introduction/'],
  ['/en', '/'],
  ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
] as const) {
  test(`${asked} leads to ${leads}`, async ({page}) => {
    await page.goto(asked);
    await expect(page).toHaveURL(leads);
  });
}

for (const group of ['/x/api/', '/x/migration/', '/x/api/tree-view/', '/zh/x/api/', '/zh/x/migration/']) {
  test(`${group} lists what is below it`, async ({page}) => {
    expect((await page.goto(group))?.status()).toBe(200);
    const below = page.locator(`article ul a[href^="${group}"]`);
    expect(await below.count()).toBeGreaterThan(1);
    await below.first().click();
    await expect(page).toHaveURL(new RegExp(`${group}.+`));
  });
}

test('every group of the published navigation answers', async ({page}) => {
  for (const group of Object.keys(PUBLISHED_GROUPS)) {
    const response = await page.request.get(group);
    expect.soft(response.status(), group).toBe(200);
  }
});

for (const url of ['/playground/nowhere/', '/en/nowhere/', '/zh/nowhere/']) {
  // A hydration error would fail the test.
  test(`${url} says that there is no such page, without an error`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    await expect(page.locator('h1')).toHaveText(/no such page|没有这个页面/);
  });
}
