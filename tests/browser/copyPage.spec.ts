import {API_PAGE, DEMO_PAGE} from './site';
import {expect, test} from './test';

for (const url of [DEMO_PAGE, API_PAGE]) {
  test(`${url} is copied as Markdown`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(url);
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const title = (await page.locator('h1').textContent()) ?? '';
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`\n# ${title.trim()}`);
    expect(copied).not.toContain('<!doctype');
  });
}
