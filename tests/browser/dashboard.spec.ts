import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {fontProvider, readSettings} from '../../src/node/settings';
import {HOME, untilKept} from './offline';
import {TEXT_PAGE} from './site';
import {expect, settled, startDemos, test, TIMING} from './test';

const PAGE = '/x/templates/dashboard/';
const EXPLANATION = '/x/introduction/dashboard-template/';
const {fontHost} = fontProvider(readSettings(process.env));
const FONT = readFileSync(path.resolve(__dirname, '../../static/fonts/ibm-plex-mono-latin-400.woff2'));

async function open(page: Page, url = PAGE): Promise<void> {
  await page.goto(url);
  await startDemos(page);
  await expect(page.locator('[data-demo-preview]')).toHaveAttribute('data-live');
  await expect(page.locator('.MuiLineElement-root')).toHaveCount(1);
}

const title = (page: Page): Locator => page.locator('[data-live] h2');
const said = (page: Page): Locator => page.locator('[data-live] [role="status"]');
const lines = (page: Page): Locator => page.locator('.MuiLineElement-root');
const tree = (page: Page): Locator => page.getByRole('tree', {name: 'Shops by region'});

/** Whether two elements are side by side, rather than one below the other. */
async function areBeside(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return first !== null && second !== null && Math.abs(first.y - second.y) < Math.min(first.height, second.height) / 2;
}

for (const {width, isTreeShown, areChartsBeside} of [
  {width: 360, isTreeShown: false, areChartsBeside: false},
  {width: 768, isTreeShown: false, areChartsBeside: false},
  {width: 1440, isTreeShown: true, areChartsBeside: true},
  {width: 1920, isTreeShown: true, areChartsBeside: true},
]) {
  test(`at ${width} px the parts fit, ${isTreeShown ? 'with the tree beside' : 'with the tree behind a button'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page);
    await expect(tree(page)).toBeVisible({visible: isTreeShown});
    const chart = page.getByRole('region', {name: 'Revenue by day'});
    expect(await areBeside(chart, page.getByRole('region', {name: 'Average by weekday'}))).toBe(areChartsBeside);
    if (!isTreeShown) {
      await page.getByRole('navigation', {name: 'Shops'}).getByRole('button').click();
      await tree(page).getByText('Munster', {exact: true}).click();
      await expect(title(page)).toHaveText('Munster');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('.navbar, footer, .theme-doc-sidebar-container')).toHaveCount(0);
  });
}

test('by keyboard alone: a region, days, and two shops to compare', TIMING, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 1400});
  await open(page);
  const before = await said(page).textContent();

  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  // Enter opens a region.
  await page.keyboard.press('Space');
  await expect(title(page)).toHaveText('Dublin');
  await expect(said(page)).not.toHaveText(before ?? '');

  const field = page.getByRole('textbox', {name: 'Days'});
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('j');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).not.toContainText('from 1 Sep');

  await page.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(before ?? '');

  const grid = page.getByRole('grid', {name: 'Sales by shop'});
  await grid.getByRole('columnheader', {name: 'Shop'}).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(lines(page)).toHaveCount(1);
  const first = (await title(page).textContent()) ?? '';
  expect(first).not.toBe('All shops');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(lines(page)).toHaveCount(2);
  await expect(title(page)).toHaveText(new RegExp(`${first} and |and ${first}`));
});

test('the mode and the direction of the reader reach it', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 1440, height: 900});
  await open(page);
  await expect(title(page)).toHaveCSS('direction', 'rtl');
  await expect(title(page)).toHaveCSS('color', 'rgb(241, 239, 233)');
  const [navigation, heading] = await Promise.all([tree(page).boundingBox(), title(page).boundingBox()]);
  expect(navigation?.x).toBeGreaterThan(heading?.x ?? Infinity);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(title(page)).toHaveCSS('color', 'rgb(31, 36, 32)');
});

test('its two fonts load on this page alone, not where the same demo is explained', async ({page}) => {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(
      url.origin === fontHost ? `font ${url.pathname}` : (url.searchParams.get('family')?.split(':')[0] ?? ''),
    );
    const family = url.searchParams.get('family')?.split(':')[0] ?? '';
    await route.fulfill(
      url.origin === fontHost
        ? {contentType: 'font/woff2', headers: {'access-control-allow-origin': '*'}, body: FONT}
        : {
            contentType: 'text/css',
            body: `@font-face { font-family: '${family}'; src: url('${fontHost}/${family}.woff2'); font-display: swap }`,
          },
    );
  });
  await page.goto(TEXT_PAGE);
  await settled(page);
  await page.goto(EXPLANATION);
  const stage = page.locator('[data-demo-preview]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live');
  await settled(page);
  expect(asked).toEqual([]);

  // By a link: the policy of the page before does not allow the fonts.
  await page.getByRole('link', {name: 'Open the dashboard'}).click();
  await expect(page).toHaveURL(PAGE);
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['Figtree', 'Fraunces', 'font /Figtree.woff2', 'font /Fraunces.woff2']);
  await expect(title(page)).toHaveCSS('font-family', /^Fraunces/);
  await page.goto(TEXT_PAGE);
  await settled(page);
  expect(asked).toHaveLength(4);
});

test('the project can be downloaded, with all files and the fonts', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Get the code'}).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', {name: 'Download the project'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dashboard.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['dashboard/package.json', 'dashboard/src/Demo.tsx', 'dashboard/src/dashboard/state.ts']),
  );
  expect(strFromU8(files['dashboard/index.html'] ?? new Uint8Array())).toContain('Fraunces:');
  await page.getByRole('button', {name: 'Get the code'}).click();
  await page.getByRole('menuitem', {name: 'Read how it works'}).click();
  await expect(page).toHaveURL(EXPLANATION);
});

test.describe('without a network', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

  test('it opens after a visit and works, in the fonts of the system', async ({page, context}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, HOME + PAGE);
    await untilKept(page);
    await context.setOffline(true);
    await open(page, HOME + PAGE);
    await tree(page).getByText('Munster', {exact: true}).click();
    await expect(title(page)).toHaveText('Munster');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it needs, and where the code can be read', async ({page}) => {
    await page.goto(PAGE, {waitUntil: 'load'});
    await expect(page.locator('h1')).toHaveText('Dashboard template');
    await expect(page.getByText(/it needs JavaScript/)).toBeVisible();
    await expect(page.locator(`main a[href="${EXPLANATION}"]`)).toBeVisible();
  });
});
