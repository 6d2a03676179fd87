import type {Page} from '@playwright/test';
import {NAME, PAGE} from './editing';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

/** Takes the headers off documents. */
async function withoutHeaders(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    await route.fulfill({response, headers: {'content-type': 'text/html; charset=utf-8'}});
  });
}

test.describe('on a host that sends no headers', () => {
  test.use({expectedErrors: [/Executing inline script violates the following Content Security Policy directive/]});

  test('a page runs its own scripts and no other', async ({page}) => {
    await withoutHeaders(page);
    const response = await page.goto(TEXT_PAGE);
    expect(response?.headers()).not.toHaveProperty('content-security-policy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = "yes"';
      document.head.append(script);
      return 'injected' in document.documentElement.dataset;
    });
    expect(hasRun).toBe(false);
  });

  test('no code runs on a page that another site shows in a frame', async ({page, baseURL}) => {
    await withoutHeaders(page);
    await page.route('http://other.localhost/', (route) =>
      route.fulfill({contentType: 'text/html', body: `<iframe src="${baseURL}${PAGE}" width="1200" height="800">`}),
    );
    await page.goto('http://other.localhost/', {waitUntil: 'load'});
    const demo = page.frameLocator('iframe').locator(`#${NAME}`);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-demo-preview]')).toHaveAttribute('data-live');
    await demo.getByRole('button', {name: 'Edit'}).click();
    const area = demo.getByRole('textbox', {name: /^Code of/});
    await area.fill((await area.inputValue()).replace('"Minestrone"', '"Borscht"'));
    await expect(demo.locator('[role="status"][id]')).toContainText('This page is part of another page');
    await expect(demo.locator('[data-demo-preview]').getByText('Minestrone')).toBeVisible();
    await expect(demo.locator('iframe')).toHaveCount(0);
  });
});
