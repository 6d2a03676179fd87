import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fontProvider, readSettings} from '../../src/node/settings';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const PAGE = '/x/react-data-grid/custom-columns/';
const {iconStylesheet, fontHost} = fontProvider(readSettings(process.env));

/** A stylesheet like the provider's, with a font that replaces the real one. */
const STYLESHEET = `@font-face { font-family: 'Material Icons'; src: url('${fontHost}/icons.woff2') }
.material-icons { font-family: 'Material Icons' }`;
const FONT = readFileSync(path.resolve(__dirname, '../../static/fonts/ibm-plex-mono-latin-400.woff2'));

test('icons of the icon font are on the page that asks for them, and no other page asks anybody', async ({page}) => {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const font = {contentType: 'font/woff2', headers: {'access-control-allow-origin': '*'}, body: FONT};
    await route.fulfill(url.startsWith(fontHost) ? font : {contentType: 'text/css', body: STYLESHEET});
  });
  await page.goto(TEXT_PAGE);
  await settled(page);
  expect(asked).toEqual([]);

  // By a link: the Content-Security-Policy of the previous page blocks the font, so the page must load anew.
  await page.goto('/x/react-data-grid/column-definition/');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Custom columns'}).click();
  await expect(page).toHaveURL(PAGE);
  const icon = page.locator('#CustomColumnTypesGrid .material-icons').first();
  await expect(icon).toBeVisible({timeout: 20_000});
  await expect(icon).toHaveCSS('font-family', /Material Icons/);
  expect(asked).toEqual([iconStylesheet, `${fontHost}/icons.woff2`]);

  // The next page needs no load of its own.
  await page.evaluate(() => {
    document.documentElement.dataset['opened'] = 'before';
  });
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Column header'})).toBeVisible();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before');
});

test.describe('without the provider', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('an icon is not shown, rather than the beginning of its name', async ({page}) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(PAGE);
    await settled(page);
    const icon = page.locator('#CustomColumnTypesGrid [data-demo-preview] .material-icons').first();
    await expect(icon).toBeAttached();
    await expect(icon).toBeHidden();
  });
});

test('other pages narrow the policy of the host to fonts of the site', async ({page}) => {
  await page.goto(TEXT_PAGE, {waitUntil: 'commit'});
  const html = await (await page.request.get(TEXT_PAGE)).text();
  const own = await (await page.request.get(PAGE)).text();
  // After the whole policy, which is the first in a page.
  const policy = /http-equiv="?Content-Security-Policy"? content="(style-src [^"]*)"/;
  expect(policy.exec(html)?.[1]).toBe("style-src 'self' 'unsafe-inline'; font-src 'self' data:");
  expect(policy.exec(own)?.[1]).toContain(new URL(iconStylesheet).origin);
});
