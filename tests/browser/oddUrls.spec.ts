import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

/** A page of each kind. */
const KINDS = [
  '/',
  TEXT_PAGE,
  DEMO_PAGE,
  API_PAGE,
  '/x/whats-new/',
  '/playground/',
  '/x/api/charts/bar-chart/',
  '/nowhere/',
  '/zh/',
  `/zh${DEMO_PAGE}`,
] as const;

test.use({expectedErrors: [/the server responded with a status of 40[04]/]});

/** Sets the URL as a script does that knows nothing of the router, and goes there as the back button does. */
async function moveTo(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

for (const url of KINDS) {
  test(`${url} survives hashes that cannot be decoded, however they come`, async ({page}) => {
    await page.goto(`${url}#%`);
    await settled(page);
    const title = await page.locator('h1').first().textContent();
    const hash = (): Promise<string> => page.evaluate(() => location.hash);
    const isThere = async (expected: string): Promise<void> => {
      await expect.poll(hash).toBe(expected);
      await expect(page.locator('h1').first()).toHaveText(title ?? '');
    };
    await isThere('#%25');
    // By a script.
    for (const [set, fixed] of [
      ['#50%', '#50%25'],
      ['#%ff', '#%25ff'],
      ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ] as const) {
      await page.evaluate((text) => {
        location.hash = text;
      }, set);
      await isThere(fixed);
    }
    // By a link in the page.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#%zz';
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    });
    await isThere('#%25zz');
    // By the address bar.
    await page.goto(`${url}#50%C3`);
    await isThere('#50%25C3');
    // By the browser's buttons.
    await page.goBack();
    await isThere('#%25zz');
    await page.goForward();
    await isThere('#50%25C3');
  });

  test(`${url} survives paths that cannot be decoded, and back leads back`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    const title = await page.locator('h1').first().textContent();
    for (const [to, fixed] of [
      ['/x/%zz/', '/x/%2525zz/'],
      ['/%', '/%2525'],
      ['/x/%E0%A4%A/', '/x/%2525E0%2525A4%2525A/'],
      // It can be decoded once, and the router decodes twice.
      ['/x/100%25/', '/x/100%2525/'],
    ] as const) {
      await moveTo(page, to);
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe(fixed);
      await expect(page.locator('h1')).toHaveText(/no such page|没有这个页面/);
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(page.locator('h1').first()).toHaveText(title ?? '');
    }
  });
}

test('a link to a path that cannot be decoded leads to the page for unknown URLs', async ({page}) => {
  await page.route(/%zz\/$/, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: built('404.html')}),
  );
  await page.goto(TEXT_PAGE);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/x/%zz/';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.locator('h1')).toHaveText('There is no such page');
  await expect(page.locator('main code')).toHaveText('/x/%zz/');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Licensing');
});

test.describe('after a crash', () => {
  // The page that crashed has lost its head, so the browser may ask for the usual icon.
  test.use({expectedErrors: [/broken by an extension|favicon\.ico/]});

  test('the error page ends with the next page', async ({page}) => {
    await page.goto(TEXT_PAGE);
    await settled(page);
    // Docusaurus looks for the element of a hash after a navigation.
    await page.evaluate(() => {
      document.getElementById = () => {
        throw new Error('broken by an extension');
      };
    });
    await moveTo(page, `${DEMO_PAGE}#api`);
    await expect(page.locator('h1')).toHaveText(/This page crashed/);
    await page.evaluate(() => Reflect.deleteProperty(document, 'getElementById'));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Licensing');
  });
});

function built(file: string): string {
  return readFileSync(path.resolve(__dirname, '../../build', file), 'utf8');
}

const PAGE = 'x/introduction/index.html';
const ZH_PAGE = 'zh/x/introduction/index.html';

/** What a host gives for a URL, and where the reader is then; without a place, at the URL that was asked for. */
const HOSTS: readonly (readonly [asked: string, file: string, leads?: string])[] = [
  // Hosts that ignore case, slashes or endings give the page.
  ['/X/Introduction/?a=b#next', PAGE, '/x/introduction/?a=b#next'],
  ['/x/introduction/index.html', PAGE, '/x/introduction/'],
  ['/x/introduction', PAGE, '/x/introduction/'],
  ['/x/introduction.html', PAGE, '/x/introduction/'],
  ['//x//introduction/', PAGE, '/x/introduction/'],
  ['/x%2Fintroduction/', PAGE, '/x/introduction/'],
  ['/x/%69ntroduction/', PAGE, '/x/introduction/'],
  ['/ZH/x/introduction/', ZH_PAGE, '/zh/x/introduction/'],
  ['/index.html', 'index.html', '/'],
  ['/zh', 'zh/index.html', '/zh/'],
  ['/Playground/', 'playground/index.html', '/playground/'],
  // Others give the page for unknown URLs.
  ['/X/Introduction/?a=b#next', '404.html', '/x/introduction/?a=b#next'],
  ['//x//introduction/', '404.html', '/x/introduction/'],
  ['/x/introduction/%20', '404.html', '/x/introduction/'],
  ['/x/introduction.html', '404.html', '/x/introduction/'],
  ['/zh/X/Introduction/', 'zh/404.html', '/zh/x/introduction/'],
  ['/ZH/X/introduction/', '404.html', '/zh/x/introduction/'],
  ['/Playground/', '404.html', '/playground/'],
  // What no page is meant by is unknown.
  ['/x%2Fintroduction/', '404.html'],
  ['/x/introduction%2F', '404.html'],
  ['/x/introduction;a=b/', '404.html'],
  ['/404.html', '404.html'],
  ['/zh/404.html', 'zh/404.html'],
  ['/x/%zz/', '404.html', '/x/%2525zz/'],
  ['/zh/x/%E0%A4%A/', 'zh/404.html', '/zh/x/%2525E0%2525A4%2525A/'],
  ['/%', '404.html', '/%2525'],
];

for (const [asked, file, leads = asked] of HOSTS) {
  // A hydration error would fail the test.
  test(`a host that gives ${file} for ${asked} shows the right page at ${leads}`, async ({page, baseURL}) => {
    const isPage = !file.endsWith('404.html');
    await page.route(
      (url) => url.pathname === new URL(baseURL + asked).pathname && url.pathname !== new URL(leads, baseURL).pathname,
      (route) => route.fulfill({status: isPage ? 200 : 404, contentType: 'text/html', body: built(file)}),
    );
    if (leads === asked) {
      await page.route(`${baseURL}${asked}`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html', body: built(file)}),
      );
    }
    await page.goto(baseURL + asked);
    await expect(page).toHaveURL(baseURL + leads);
    await settled(page);
    const isUnknown = !isPage && !/^(?:\/zh)?\/(?:x\/introduction|playground)\/(?:[?#]|$)/.test(leads);
    await expect(page.locator('h1')).toHaveCount(1);
    const title = await page.locator('h1').textContent();
    expect(/no such page|没有这个页面/.test(title ?? '')).toBe(isUnknown);
  });
}
