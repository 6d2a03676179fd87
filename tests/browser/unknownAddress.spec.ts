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

test('an unknown address offers the pages that are nearest to it', async ({page}) => {
  await page.goto('/x/react-tree-veiw/getting-startd/');
  const nearest = page.locator('main').getByRole('listitem');
  await expect(nearest.first()).toHaveText(/Getting started\s*Tree View/);
  await nearest.first().getByRole('link').click();
  await expect(page).toHaveURL('/x/react-tree-view/getting-started/');
  await expect(page.locator('h1')).toHaveText('Getting started');
});

for (const address of ['/%3Cimg%20src=x%20onerror=alert(1)%3E/', `/${'a'.repeat(5000)}/`, '/%E2%80%AE%F0%9F%92%A9/']) {
  test(`${address.slice(0, 60)} is shown as text, and nothing is near it`, async ({page}) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(address);
    await settled(page);
    await expect(page.locator('main code')).toBeVisible();
    expect((await page.locator('main code').textContent())?.length).toBeLessThan(250);
    await expect(page.locator('main img, main h2')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(dialogs).toEqual([]);
  });
}

test('an address without the slash at its end leads to its page', async ({page}) => {
  await page.goto(`${TEXT_PAGE.replace(/\/$/, '')}?a=b#plans`);
  await expect(page).toHaveURL(`${TEXT_PAGE}?a=b#plans`);
  await expect(page.locator('#plans')).toBeInViewport();
});
