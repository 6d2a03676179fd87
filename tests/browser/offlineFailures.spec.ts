import {LOGIN_TITLE, proxyOf, type Proxy} from './deploymentProxy';
import {homeOf, SITE, visit} from './offline';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const OTHER_PAGE = '/x/introduction/support/';
const NEVER_VISITED = '/x/react-charts/bars/';

let proxy: Proxy;
let home: string;

test.beforeEach(async () => {
  proxy = await proxyOf(SITE);
  home = homeOf(proxy);
});
// A test that the cache skips has no network.
test.afterEach(() => (proxy as Proxy | undefined)?.close());

test('a network that hangs: a page that is kept opens', async ({page}) => {
  await visit(page, home + TEXT_PAGE);
  proxy.failure = 'hang';
  await page.goto(home + TEXT_PAGE, {waitUntil: 'commit'});
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('a server that is down', () => {
  // React would report a document that it does not know.
  test.use({expectedErrors: [/status of 503/]});

  test('a page that is kept comes in its place and says so, until a link leads on', async ({page}) => {
    await visit(page, home + OTHER_PAGE);
    await visit(page, home + TEXT_PAGE);
    proxy.failure = 503;
    await page.goto(home + TEXT_PAGE);
    await expect(page.locator('h1')).toHaveText('Licensing');
    const notice = page.getByRole('status').filter({hasText: 'The server has a problem (503).'});
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(new RegExp(`kept on .*${new Date().getFullYear()}`));
    await settled(page);
    await page.locator(`a[href="${OTHER_PAGE}"]`).first().click();
    await expect(page.locator('h1')).toHaveText('Support');
    await expect(notice).toHaveCount(0);
    // The next answer of the server is shown as it is.
    proxy.failure = undefined;
    await page.goto(home + TEXT_PAGE);
    await expect(page.locator('h1')).toHaveText('Licensing');
    await expect(notice).toHaveCount(0);
  });

  test('a page that is not kept is answered as the server does', async ({page}) => {
    await visit(page, home + TEXT_PAGE);
    proxy.failure = 503;
    const response = await page.goto(home + NEVER_VISITED, {waitUntil: 'load'});
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle('Error');
  });
});

test.describe('a host that has the page no longer', () => {
  test.use({expectedErrors: [/status of 410/]});

  test('is believed', async ({page}) => {
    await visit(page, home + TEXT_PAGE);
    proxy.failure = 410;
    const response = await page.goto(home + TEXT_PAGE, {waitUntil: 'load'});
    expect(response?.status()).toBe(410);
  });
});

test.describe('a network that wants a login', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

  test('shows its page, and what was kept stays as it was', async ({page, context}) => {
    await visit(page, home + TEXT_PAGE);
    proxy.failure = 'login';
    for (const url of [TEXT_PAGE, NEVER_VISITED]) {
      await page.goto(home + url, {waitUntil: 'load'});
      await expect(page).toHaveTitle(LOGIN_TITLE);
    }
    await context.setOffline(true);
    await page.goto(home + TEXT_PAGE);
    await expect(page.locator('h1')).toHaveText('Licensing');
    await page.goto(home + NEVER_VISITED, {waitUntil: 'load'});
    await expect(page.locator('h1')).toHaveText('You are offline');
    await expect(page.getByRole('listitem')).toHaveText(['Licensing']);
  });
});
