import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {readSummaries} from '../../plugins/offline/productManifest';
import {HOME} from './offline';
import {drawer, makeProfile, openSettings, productIn, saveProduct, type Profile} from './savedProducts';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, startDemos, test} from './test';

const BUILD = path.resolve(__dirname, '../../build');

/** Opens a page and waits until React has taken it over. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('a saved product, after a restart and without a network', () => {
  test.describe.configure({timeout: 240_000});
  test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

  let profile: Profile;
  let context: BrowserContext;

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern.
  test.beforeEach(({}, testInfo) => {
    profile = makeProfile(testInfo);
  });
  test.afterEach(async () => {
    await (context as BrowserContext | undefined)?.close();
    (profile as Profile | undefined)?.remove();
  });

  test('all of Charts opens: pages, demos, sources, the editor, API and search', async ({watchPages}) => {
    context = await profile.open();
    watchPages(context);
    let page = await context.newPage();
    await open(page, HOME + TEXT_PAGE);
    await openSettings(page);
    await saveProduct(page, 'Charts');
    await context.close();

    context = await profile.open();
    watchPages(context);
    await context.setOffline(true);
    page = await context.newPage();

    // A page that was never visited, and its demos.
    await open(page, `${HOME}/x/react-charts/bars/`);
    await expect(page.locator('h1')).toHaveText(/Bars/);
    const demo = page.locator('#BasicBars');
    await demo.scrollIntoViewIfNeeded();
    await startDemos(page);
    await expect(demo.locator('[data-demo-preview]')).toHaveAttribute('data-live');
    await expect(demo.locator('[data-demo-preview] svg rect').first()).toBeVisible();

    // Its sources in both languages.
    await demo.getByRole('button', {name: 'Show code'}).click();
    const source = demo.locator('pre:visible').filter({hasText: 'export default function BasicBars('});
    await expect(source).toHaveCount(1);
    await demo.getByRole('button', {name: 'JavaScript'}).click();
    await expect(demo.getByRole('button', {name: 'JavaScript'})).toHaveAttribute('aria-pressed', 'true');
    await expect(source).toHaveCount(1);

    // The editor, which was never open.
    await demo.getByRole('button', {name: 'Edit'}).click();
    await expect(demo.getByRole('textbox')).toBeVisible();
    // With a package that the demo does not import.
    await demo
      .getByRole('textbox')
      .fill("import Button from '@mui/material/Button';\nexport default () => <Button>Edited offline</Button>;\n");
    await expect(
      demo.locator('[data-demo-preview]').frameLocator('iframe').getByRole('button', {name: 'Edited offline'}),
    ).toBeVisible();

    // A link leads on.
    await page.getByRole('link', {name: 'Legend', exact: true}).first().click();
    await expect(page.locator('h1')).toHaveText(/Legend/);
    await expect(page.getByRole('alert')).toHaveCount(0);

    // The API, with its playground.
    await open(page, `${HOME}/x/api/charts/bar-chart/`);
    await expect(page.locator('h1')).toHaveText(/BarChart/);

    // The search, which was never used.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search the documentation'}).fill('pie chart');
    await expect(page.getByRole('option', {name: /Pie/}).first()).toBeVisible();
    await page.keyboard.press('Escape');

    // What is not saved says so, and lists what is.
    await page.goto(`${HOME}/x/react-data-grid/filtering/`, {waitUntil: 'load'});
    await expect(page.locator('h1')).toHaveText('You are offline');
    await expect(page.getByRole('listitem').filter({hasText: /^Axis - /})).toBeVisible();

    // The settings tell of it, and the product can be removed without a network.
    await open(page, `${HOME}/x/react-charts/`);
    await openSettings(page);
    await expect(productIn(page, 'Charts').getByText(/^Saved on .*MB on this device\.$/)).toBeVisible();
    await productIn(page, 'Charts').getByRole('button', {name: 'Remove Charts from this device'}).click();
    await expect(drawer(page).getByRole('button', {name: 'Save Charts for offline use'})).toBeVisible();
  });
});

test('the settings show the sizes, the product of the page first', async ({page}) => {
  await page.goto(HOME + DEMO_PAGE);
  await openSettings(page);
  const buttons = drawer(page).getByRole('button', {name: /for offline use$/});
  await expect(buttons).toHaveText([
    'Save Tree View for offline use',
    'Save Data Grid for offline use',
    'Save Date and Time Pickers for offline use',
    'Save Charts for offline use',
  ]);
  const json: unknown = JSON.parse(readFileSync(path.join(BUILD, 'x/offline/products.json'), 'utf8'));
  const charts = readSummaries(json).find(({id}) => id === 'x-charts');
  const megabytes = (bytes = 0): string => `${(bytes / 1e6).toFixed(1).replace(/\.0$/, '')} MB`;
  await expect(productIn(page, 'Charts')).toContainText(
    `${megabytes(charts?.transferBytes)} to download, ${megabytes(charts?.bytes)} on this device`,
  );
});

test('on another host the settings offer nothing to save', async ({page}) => {
  await page.goto(DEMO_PAGE);
  await page.locator('.navbar').getByRole('button', {name: 'Settings'}).click();
  await expect(drawer(page).getByRole('heading', {name: 'API pages'})).toBeVisible();
  await settled(page);
  await expect(drawer(page).getByRole('heading', {name: 'Offline use'})).toHaveCount(0);
});
