import {TEXT_PAGE} from './site';
import {expect, test} from './test';

test.use({expectedErrors: [/the server responded with a status of 404/]});

for (const route of ['/nowhere/', '/x/react-charts/barz/', '/zh/x/nowhere/']) {
  test(`${route} says that there is no such page`, async ({page}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(/not found|no page|no such page|cannot find|can.t find/i);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}

test('an address without the slash at its end leads to its page', async ({page}) => {
  await page.goto(`${TEXT_PAGE.replace(/\/$/, '')}?a=b#plans`);
  await expect(page).toHaveURL(`${TEXT_PAGE}?a=b#plans`);
  await expect(page.locator('#plans')).toBeInViewport();
});
