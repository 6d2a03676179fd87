import {rmSync} from 'node:fs';
import path from 'node:path';
import {FILE_LIST, INDEX_FOLDER} from '../../plugins/search/urls';
import {deploy} from './deployment';
import {editButton, editor, PAGE as EDITED_PAGE, problem, result, stage} from './editing';
import {HOME, homeOf, keptFiles, SITE, untilKept, visit, workersOf} from './offline';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, readThrough, settled, test} from './test';

const OTHER_PAGE = '/x/react-charts/bars/';
const NO_NETWORK = [/Failed to load resource: net::ERR_/];

test.describe('without a network', () => {
  test.use({expectedErrors: NO_NETWORK});

  test('a page that was visited once opens, with its demos', async ({page, context}) => {
    await page.goto(HOME + DEMO_PAGE);
    await readThrough(page);
    await visit(page, HOME + DEMO_PAGE);
    await context.setOffline(true);
    await page.goto(HOME + DEMO_PAGE);
    await expect(page.locator('h1')).toHaveText('Overview');
    await readThrough(page);
    await expect(page.locator('[data-demo-preview] [role="tree"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"'))).toBe(true);
  });

  test('code can be edited on, and runs, in an editor that was used before', async ({page, context}) => {
    await page.goto(HOME + EDITED_PAGE);
    await stage(page).scrollIntoViewIfNeeded();
    await expect(stage(page)).toHaveAttribute('data-live');
    await editButton(page).click();
    const text = await editor(page).inputValue();
    await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
    await expect(result(page).getByText('Borscht')).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(editor(page)).toHaveValue(/Borscht/);
    await expect(result(page).getByText('Borscht')).toBeVisible();
    await editor(page).fill(text.replace('"Minestrone"', '"Goulash"'));
    await expect(result(page).getByText('Goulash')).toBeVisible();
    await expect(problem(page)).toBeEmpty();
  });

  test('what the first visit loaded before the worker was there is kept too', async ({page, context}) => {
    await visit(page, HOME + TEXT_PAGE);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Licensing');
    // The page hydrates, so its scripts have loaded.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('a page to which a link led opens by its URL', async ({page, context}) => {
    await visit(page, HOME + TEXT_PAGE);
    await page.locator('a[href="/x/introduction/support/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Support');
    await untilKept(page);
    await context.setOffline(true);
    await page.goto(`${HOME}/x/introduction/support`);
    await expect(page).toHaveURL(/\/support\/$/);
    await expect(page.locator('h1')).toHaveText('Support');
  });

  test('a page that was not visited says so, and which can be read', async ({page, context}) => {
    await visit(page, HOME + TEXT_PAGE);
    await context.setOffline(true);
    // The page that stands for it has no scripts to wait for.
    await page.goto(HOME + OTHER_PAGE, {waitUntil: 'load'});
    await expect(page.locator('h1')).toHaveText('You are offline');
    await expect(page.getByText('was not opened on this device before')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(['Licensing']);
    await page.getByRole('link', {name: 'Licensing'}).click();
    await expect(page.locator('h1')).toHaveText('Licensing');
    await context.setOffline(false);
    await page.goBack();
    await page.getByRole('link', {name: 'Try again'}).or(page.locator('.theme-doc-markdown h1')).first().click();
    await expect(page.locator('h1')).toHaveText(/Bars/);
  });

  test('the search answers once it was used, also what was not asked before', async ({page, context}) => {
    await visit(page, HOME + TEXT_PAGE);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('tree');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    const names = (await (await page.request.get(`${SITE}/${INDEX_FOLDER}${FILE_LIST}`)).json()) as string[];
    expect(names.length).toBeGreaterThan(10);
    await expect
      .poll(async () => {
        const kept = new Set(await keptFiles(page));
        return names.filter((name) => !kept.has(`/${INDEX_FOLDER}${name}`));
      })
      .toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('license key');
    await expect(page.getByRole('option', {name: /Licensing/}).first()).toBeVisible();
  });
});

test('the worker lies below the docs and serves nothing else', async ({page}) => {
  await visit(page, HOME + TEXT_PAGE);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/x/']);
  for (const url of ['/', '/versions/']) {
    await page.goto(HOME + url);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  }
});

test('nothing is kept before it is used, but the page that stands in for others', async ({page}) => {
  await visit(page, HOME + TEXT_PAGE);
  const pages = (await keptFiles(page)).filter((file) => /(?:\/|\.html)$/.test(file));
  expect(pages.sort()).toEqual([TEXT_PAGE, '/x/offline.html'].sort());
});

test('the docs can be installed', async ({page, context}) => {
  await visit(page, HOME + TEXT_PAGE);
  const session = await context.newCDPSession(page);
  const {url, errors, data} = await session.send('Page.getAppManifest');
  expect({url, errors}).toEqual({url: `${HOME}/x/manifest.webmanifest`, errors: []});
  const {icons} = JSON.parse(data ?? '') as {icons: {src: string; sizes: string}[]};
  for (const {src, sizes} of icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
});

test.describe('a browser without room', () => {
  test('shows the page all the same', async ({page, context}) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {origin: HOME, quotaSize: 1});
    await page.goto(HOME + DEMO_PAGE);
    await readThrough(page);
    await page.reload();
    await readThrough(page);
    await expect(page.locator('h1')).toHaveText('Overview');
  });
});

test.describe('a browser that refuses the worker', () => {
  test('shows the page all the same', async ({page}) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    });
    await page.goto(HOME + DEMO_PAGE);
    await readThrough(page);
    await page.getByRole('link', {name: 'Getting started'}).first().click();
    await settled(page);
    expect(await workersOf(page)).toEqual([]);
  });
});

test('another host registers nothing, and loads nothing for it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(SITE + TEXT_PAGE);
  await settled(page);
  const other = asked.filter((file) => file.endsWith('.js')).length;
  expect(asked).not.toContain('/x/sw.js');
  expect(await workersOf(page)).toEqual([]);
  asked.length = 0;
  await visit(page, HOME + TEXT_PAGE);
  expect(asked.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(other);
});

test.describe('a host that has no worker', () => {
  test.use({expectedErrors: [/404/]});

  test('shows the page all the same', async ({page}) => {
    const bare = await deploy();
    try {
      rmSync(path.join(bare.folder, 'x/sw.js'));
      await page.goto(homeOf(bare) + TEXT_PAGE);
      await settled(page);
      expect(await workersOf(page)).toEqual([]);
      await expect(page.locator('h1')).toHaveText('Licensing');
    } finally {
      await bare.close();
    }
  });
});
