import type {Page} from '@playwright/test';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

/** Holds back what a page fetches from some addresses; the returned function lets it through. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the page with its scripts held back, as on a slow line, and goes on as soon as its HTML is there. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await hold(page, '**/assets/js/**');
  await page.goto(TEXT_PAGE, {waitUntil: 'commit'});
  await page.locator('[data-search-dialog]').waitFor({state: 'attached'});
  return release;
}

/** The typed text is answered, and all of it is in the field. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(options(page).first()).toContainText('DataGrid');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('datagrid');
}

test('no letter is lost that is typed before the scripts are there', async ({page}) => {
  const release = await openWithoutScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('datagrid');
  release();
  await expectAnswer(page);
});

test('no letter is lost that is typed while the scripts run, on a slow machine', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const release = await openWithoutScripts(page);
  await page.keyboard.press('/');
  release();
  await page.keyboard.type('data', {delay: 400});
  await page.keyboard.type('grid');
  await expectAnswer(page);
});

test('no letter is lost that is typed while the rest of the search is on its way', async ({page}) => {
  await page.goto(TEXT_PAGE);
  const release = await hold(page, '**/assets/js/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('datagrid');
  release();
  await expectAnswer(page);
});

test('what is typed while the index is on its way is answered when it is there', async ({page}) => {
  const release = await hold(page, '**/search-index/**');
  await page.goto(TEXT_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('datagrid');
  await expect(field(page)).toHaveValue('datagrid');
  await expect(options(page)).toHaveCount(0);
  release();
  await expectAnswer(page);
});

test('Enter before the scripts are there leads to the first result', async ({page}) => {
  const release = await openWithoutScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useGridApiRef');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/api-object/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('closed before the scripts are there, it stays closed', async ({page}) => {
  const release = await openWithoutScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data');
  await page.keyboard.press('Escape');
  release();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap opens it before the scripts are there', async ({page}) => {
    const release = await openWithoutScripts(page);
    await page.locator('[data-search-open]').tap();
    await page.keyboard.type('datagrid');
    release();
    await expectAnswer(page);
  });
});
