import type {Page} from '@playwright/test';
import {axeViolations} from './axeViolations';
import {deploy, otherHash, type DeployedSite} from './deployment';
import {proxyOf, type Proxy} from './deploymentProxy';
import {homeOf, workersOf} from './offline';
import {drawer, listProducts, openSettings, productIn, savedCaches, saveProduct} from './savedProducts';
import {countTraffic} from './settled';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const PAGE = '/x/react-tree-view/getting-started/';
/** A page that no test opens, so that it has to come over the network. */
const OTHER_PAGE = '/x/react-tree-view/';
const NAME = 'Tree View';

let site: DeployedSite;
let network: Proxy;
let home: string;

/** One name for a file in all deployments, whose scripts have one of two hashes. */
function stemOf(file: string): string {
  return file.replace(/(?<=\.)[0-9a-f]{6,10}(?=\.\w+$)/, (hash) => [hash, otherHash(hash)].sort()[0] ?? hash);
}

/**
 * Has the deployed products consist of what one page loads, and another page, to save time.
 *
 * @returns what does the same after another deployment
 */
async function shortenProducts(page: Page): Promise<() => void> {
  // On this host no worker caches the page.
  await page.goto(site.url + PAGE);
  await settled(page);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const loaded = new Set([...names.map((name) => stemOf(new URL(name).pathname)), PAGE, OTHER_PAGE]);
  const shorten = (): void => listProducts(site, (file) => loaded.has(stemOf(file)));
  shorten();
  return shorten;
}

let shorten: () => void;

// The tests share one deployment, which takes seconds to make; the one that deploys again comes last.
test.describe.configure({mode: 'default', timeout: 120_000});

test.beforeAll(async ({browser}) => {
  site = await deploy();
  const page = await browser.newPage();
  countTraffic(page);
  shorten = await shortenProducts(page);
  await page.close();
});
test.afterAll(() => site.close());

test.beforeEach(async () => {
  network = await proxyOf(site.url);
  home = homeOf(network);
});
// A test that the cache skips has no network.
test.afterEach(() => (network as Proxy | undefined)?.close());

const saveButton = (page: Page) => drawer(page).getByRole('button', {name: `Save ${NAME} for offline use`});
const button = (page: Page, name: string) => productIn(page, NAME).getByRole('button', {name, exact: true});
const problem = (page: Page) => productIn(page, NAME).getByRole('alert');
const bar = (page: Page) => productIn(page, NAME).getByRole('progressbar', {name: `Saving ${NAME}`});

/** Lets the browser's storage take so many more files, and none after these. */
async function limitStorage(page: Page, files: number): Promise<void> {
  await page.evaluate((most) => {
    const put = Cache.prototype.put;
    let left = most;
    Cache.prototype.put = async function limited(this: Cache, ...given) {
      left -= 1;
      if (left < 0) {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      }
      return put.apply(this, given);
    };
    Object.assign(window, {freeStorage: () => Object.assign(Cache.prototype, {put})});
  }, files);
}

function freeStorage(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as {freeStorage: () => void}).freeStorage());
}

test.describe('what can go wrong', () => {
  test.use({expectedErrors: [/Failed to load resource/]});

  test('a disk that becomes full in the middle is said; with room it goes on, or all is removed', async ({page}) => {
    await page.goto(home + TEXT_PAGE);
    await openSettings(page);
    await limitStorage(page, 8);
    await saveButton(page).click();
    await expect(problem(page)).toContainText("The browser's storage is full.");
    await expect(productIn(page, NAME)).toContainText(/Half-finished: \d+ of [\d,]+ files/);
    expect(await axeViolations(page, {within: '[role=dialog]'})).toEqual([]);

    await button(page, `Continue saving ${NAME}`).click();
    await expect(problem(page)).toContainText("The browser's storage is full.");
    await button(page, `Remove ${NAME} from this device`).click();
    await expect(saveButton(page)).toBeVisible();
    expect(await savedCaches(page)).toEqual([]);

    await freeStorage(page);
    await saveProduct(page, NAME);
    await expect(problem(page)).toHaveCount(0);
  });

  test('a disk without room is said before anything is downloaded', async ({page}) => {
    // Chromium tells every site of the same generous quota, whatever the disk has: other browsers tell the truth.
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({quota: 100_000, usage: 60_000});
    });
    await page.goto(home + TEXT_PAGE);
    await openSettings(page);
    await saveButton(page).click();
    await expect(problem(page)).toContainText(/There is not enough room: this needs [\d.]+ MB, and the browser has/);
    await expect(saveButton(page)).toBeVisible();
    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({quota: 1e9, usage: 0});
    });
    await saveProduct(page, NAME);
  });

  test('a network that goes is said; a reload in the middle goes on by itself', async ({page}) => {
    await page.goto(home + PAGE);
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openSettings(page);
    await settled(page);
    network.failure = 'hang';
    await saveButton(page).click();
    await expect(productIn(page, NAME)).toContainText('Looking up what there is to save…');
    await button(page, `Stop saving ${NAME}`).click();
    network.failure = 503;
    await expect(saveButton(page)).toBeVisible();
    await saveButton(page).click();
    await expect(problem(page)).toContainText('Something else than the files of the site came over the network');

    network.failure = 'hang';
    network.failingPath = OTHER_PAGE;
    await saveButton(page).click();
    await expect(productIn(page, NAME)).toContainText(/[1-9]\d* of [\d,]+ files/);
    network.failure = undefined;
    await page.reload();
    await openSettings(page);
    await expect(productIn(page, NAME)).toContainText(/^Tree View.*Saved on/s, {timeout: 30_000});
  });

  test('a browser that blocks storage says so', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'caches', {
        get: () => new Proxy({}, {get: () => () => Promise.reject(new DOMException('Blocked', 'SecurityError'))}),
      });
    });
    await page.goto(home + TEXT_PAGE);
    await openSettings(page);
    await expect(drawer(page).getByText('does not let the site store anything')).toBeVisible();
    await expect(saveButton(page)).toHaveCount(0);
  });
});

test('by keyboard alone on a phone: save, stop, continue and remove', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(home + PAGE);
  await settled(page);
  await openSettings(page);
  await saveButton(page).focus();
  network.failure = 'hang';
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(productIn(page, NAME)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, `Stop saving ${NAME}`)).toBeFocused();
  expect(await axeViolations(page, {within: '[role=dialog]'})).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(saveButton(page)).toBeVisible();
  await expect(productIn(page, NAME)).toBeFocused();
  network.failure = undefined;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(productIn(page, NAME)).toContainText('Saved on', {timeout: 30_000});
  await expect(drawer(page).getByText(`${NAME} is saved and opens without a network.`)).toBeAttached();
  await expect(productIn(page, NAME)).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(button(page, `Remove ${NAME} from this device`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saveButton(page)).toBeVisible();
  expect(await savedCaches(page)).toEqual([]);
});

test('while one tab saves, another says so, and takes over what it left', async ({page, context}) => {
  await page.goto(home + TEXT_PAGE);
  await expect.poll(() => workersOf(page)).toEqual(['/x/sw.js']);
  await settled(page);
  await openSettings(page);
  const other = await context.newPage();
  await other.goto(home + TEXT_PAGE);
  await settled(other);
  network.failure = 'hang';
  await saveButton(page).click();
  await expect(bar(page)).toBeVisible();
  await openSettings(other);
  await expect(productIn(other, NAME)).toContainText('Another tab is saving or removing it.');
  await page.close();
  await expect(saveButton(other)).toBeVisible();
});

test.describe('a later deployment', () => {
  test.use({expectedErrors: [/Failed to load resource/]});

  test('leaves the saved build as it was, and the update replaces it as a whole', async ({page, context}) => {
    await page.goto(home + TEXT_PAGE);
    await openSettings(page);
    await saveProduct(page, NAME);
    const before = await savedCaches(page);
    expect(before).toHaveLength(1);
    site.redeploy();
    shorten();

    await context.setOffline(true);
    await page.goto(home + PAGE);
    await expect(page.locator('meta[name="test-deployment"]')).toHaveAttribute('content', '1');
    await expect(page.locator('h1')).toHaveText(/Getting started/);
    await context.setOffline(false);

    await page.goto(home + TEXT_PAGE);
    await openSettings(page);
    await expect(productIn(page, NAME)).toContainText(/An update is available \([\d.]+ MB to download\)/);
    await limitStorage(page, 8);
    await button(page, `Update ${NAME} on this device`).click();
    await expect(problem(page)).toContainText("The browser's storage is full.");
    await expect(productIn(page, NAME)).toContainText(/The update is half-finished: .* still opens\./);
    expect(await savedCaches(page)).toContain(before[0]);
    await freeStorage(page);
    await button(page, `Continue saving ${NAME}`).click();
    await expect(productIn(page, NAME)).toContainText(/Saved on [^.]*on this device\.$|Saved on .*device\.Remove/, {
      timeout: 30_000,
    });
    const after = await savedCaches(page);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await context.setOffline(true);
    await page.goto(home + PAGE);
    await expect(page.locator('meta[name="test-deployment"]')).toHaveAttribute('content', '2');
    await expect(page.locator('h1')).toHaveText(/Getting started/);
  });
});
