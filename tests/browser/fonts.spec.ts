import {serveBuild, type RunningServer} from '../../plugins/kit/hosting/server';
import {readFontProvider} from '../../src/site/fonts';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

// The page that asks for fonts is part of the copy of the site that tests/sites/manyPages.ts makes.
const build = process.env['MANY_PAGES_BUILD'];
const provider = readFontProvider(process.env);
const FONTS_PAGE = '/x/fonts/';

let server: RunningServer;

test.describe('the fonts of one page', () => {
  test.skip(!build, 'only npm test builds the page with these fonts');
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test.beforeAll(async () => {
    server = await serveBuild({folder: build ?? ''});
  });
  test.afterAll(() => server.close());

  test('come from the provider after the page is loaded, on that page alone', async ({page}) => {
    const asked: string[] = [];
    let isLoaded = false;
    page.on('load', () => {
      isLoaded = true;
    });
    await page.route(/^https:/, async (route) => {
      asked.push(`${isLoaded ? 'late' : 'early'} ${new URL(route.request().url()).pathname}`);
      await route.fulfill({contentType: 'text/css', body: '.material-icons { font-style: italic }'});
    });
    await page.goto(server.address + TEXT_PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    isLoaded = false;
    await page.goto(server.address + FONTS_PAGE);
    await expect(page.locator('.material-icons')).toHaveCSS('font-style', 'italic');
    expect(asked).toEqual([
      `late ${new URL(provider.iconStylesheet).pathname}`,
      `late ${new URL(provider.familyStylesheet).pathname}`,
    ]);
  });

  test('are waited for by nothing: the page is there while the provider says nothing', async ({page}) => {
    await page.route(/^https:/, () => new Promise(() => undefined));
    await page.goto(server.address + FONTS_PAGE, {waitUntil: 'load'});
    await expect(page.locator('h1')).toHaveText('Fonts');
    await expect(page.locator('link[rel="stylesheet"][href^="https:"]')).toHaveCount(2);
    await page.getByRole('button', {name: 'Settings'}).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('may be out of reach', async ({page}) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(server.address + FONTS_PAGE);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveText('Fonts');
  });
});
