import type {Page} from '@playwright/test';
import {deploy, type DeployedSite} from './deployment';
import {editor, problem, NAME, PAGE as EDITED_PAGE} from './editing';
import {countLoads, giveFocus, homeOf, keptFiles, throwKillSwitch, visit, withoutFocus, workersOf} from './offline';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

let site: DeployedSite;
let home: string;

test.beforeEach(async () => {
  site = await deploy();
  home = homeOf(site);
});
// A test that the cache skips has no site.
test.afterEach(() => (site as DeployedSite | undefined)?.close());

const mark = 'meta[name="test-deployment"]';

/** Opens another tab, which has the focus and brings the new worker. */
async function bringNewWorker(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(home + TEXT_PAGE);
  const buildsKept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline-')));
  await expect.poll(async () => (await buildsKept()).length).toBe(2);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [registration] = await navigator.serviceWorker.getRegistrations();
        const {active, waiting, installing} = registration ?? {};
        return active?.state === 'activated' && !waiting && !installing;
      }),
    )
    .toBe(true);
}

test('while the network answers, its page is shown, and what it does not have is gone', async ({page}) => {
  await visit(page, home + TEXT_PAGE);
  await expect(page.locator(mark)).toHaveAttribute('content', '1');
  site.redeploy();
  await page.goto(home + TEXT_PAGE);
  await expect(page.locator(mark)).toHaveAttribute('content', '2');
});

test('an open tab gets the new worker and reloads with focus, once, with its edits', async ({page}) => {
  await withoutFocus(page);
  const loads = countLoads(page);
  await visit(page, home + EDITED_PAGE);
  await page.locator(`#${NAME}`).getByRole('button', {name: 'Edit'}).click();
  const edited = `// Kept over a deployment.\n${await editor(page).inputValue()}`;
  await editor(page).fill(edited);
  await expect(problem(page)).toBeEmpty();
  await expect(page.locator(`#${NAME} [data-shown] iframe`)).toBeVisible();
  site.redeploy();

  await bringNewWorker(page);
  await settled(page);
  expect(loads()).toBe(1);
  await expect(page.locator(mark)).toHaveAttribute('content', '1');

  await giveFocus(page);
  await expect.poll(loads).toBe(2);
  await expect(page.locator(mark)).toHaveAttribute('content', '2');
  await expect(editor(page)).toHaveValue(edited);
  await giveFocus(page);
  await settled(page);
  expect(loads()).toBe(2);
});

test('a tab whose reader has a dialog open reloads when it is closed', async ({page}) => {
  await withoutFocus(page);
  const loads = countLoads(page);
  await visit(page, home + TEXT_PAGE);
  await page.keyboard.press('/');
  await page.getByRole('combobox').first().fill('tree');
  site.redeploy();
  await bringNewWorker(page);
  await giveFocus(page);
  await settled(page);
  expect(loads()).toBe(1);
  await expect(page.getByRole('combobox').first()).toHaveValue('tree');
  await page.keyboard.press('Escape');
  await expect.poll(loads).toBe(2);
  await expect(page.locator(mark)).toHaveAttribute('content', '2');
});

test.describe('without a network', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

  test('a page of the build before opens as it was', async ({page, context}) => {
    await visit(page, `${home}/x/introduction/support/`);
    site.redeploy();
    await visit(page, home + TEXT_PAGE);
    await expect(page.locator(mark)).toHaveAttribute('content', '2');
    await context.setOffline(true);
    await page.goto(`${home}/x/introduction/support/`);
    await expect(page.locator('h1')).toHaveText('Support');
    await expect(page.locator(mark)).toHaveAttribute('content', '1');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test('the kill switch removes the worker and all it kept', async ({page, context}) => {
  await withoutFocus(page);
  const loads = countLoads(page);
  await visit(page, home + TEXT_PAGE);
  expect((await keptFiles(page)).length).toBeGreaterThan(0);
  throwKillSwitch(site);
  const other = await context.newPage();
  await other.goto(`${home}/x/introduction/support/`);
  await expect.poll(() => workersOf(page)).toEqual([]);
  // Opening a cache that was just deleted would create it again.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await giveFocus(page);
  await expect.poll(loads).toBe(2);
  await settled(page);
  expect(await workersOf(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(loads()).toBe(2);
});
