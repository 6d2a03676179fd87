import {TEXT_PAGE} from './site';
import {expect, test} from './test';

test.describe('on a host that sends no headers', () => {
  test.use({expectedErrors: [/Executing inline script violates the following Content Security Policy directive/]});

  test('a page runs its own scripts and no other', async ({page}) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      await route.fulfill({response, headers: {'content-type': 'text/html; charset=utf-8'}});
    });
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
});
