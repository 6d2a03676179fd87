import {fontProvider, readSettings} from '../../../src/node/settings';
import {TEXT_PAGE} from '../site';
import {settled} from '../test';
import {expect, test} from './test';

const provider = fontProvider(readSettings(process.env));

/** A page that only tests have: tests/fixtures/site/docs/fonts. */
const FONTS_PAGE = '/x/fonts/';

test.describe('the fonts of one page', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

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
    await page.goto(TEXT_PAGE);
    await settled(page);
    expect(asked).toEqual([]);
    isLoaded = false;
    await page.goto(FONTS_PAGE);
    await expect(page.locator('.material-icons')).toHaveCSS('font-style', 'italic');
    expect(asked).toEqual([
      `late ${new URL(provider.iconStylesheet).pathname}`,
      `late ${new URL(provider.familyStylesheet).pathname}`,
    ]);
  });

  test('are waited for by nothing: the page is there while the provider says nothing', async ({page}) => {
    await page.route(/^https:/, () => new Promise(() => undefined));
    await page.goto(FONTS_PAGE);
    await expect(page.locator('h1')).toHaveText('Fonts');
    await expect(page.locator('link[rel="stylesheet"][href^="https:"]')).toHaveCount(2);
    await page.getByRole('button', {name: 'Settings'}).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('may be out of reach', async ({page}) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(FONTS_PAGE);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Fonts');
  });
});
