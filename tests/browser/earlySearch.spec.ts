import type {Page} from '@playwright/test';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

/** How late the scripts of the page are, in milliseconds: as on a slow line. */
const SCRIPTS_LATE = 1200;

/** Opens the page on a machine a quarter as fast, and goes on as soon as its HTML is there. */
async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_LATE));
    await route.continue();
  });
  await page.goto(TEXT_PAGE, {waitUntil: 'commit'});
  await page.locator('[data-search-dialog]').waitFor({state: 'attached'});
}

/** The typed text is answered, and all of it is in the field. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(field(page)).toBeFocused({timeout: 20_000});
  await expect(field(page)).toHaveValue('datagrid');
  await expect(options(page).first()).toContainText('DataGrid');
}

for (const moment of [0, 100, 300, 1000, 3000]) {
  test(`no letter is lost that is typed ${moment} ms after the HTML is there`, async ({page}) => {
    await openSlowly(page);
    await page.waitForTimeout(moment);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('datagrid');
    await expectAnswer(page);
  });
}

test('letters typed slowly go on from one field to the next', async ({page}) => {
  await openSlowly(page);
  await page.keyboard.press('/');
  await page.keyboard.type('datagrid', {delay: 350});
  await expectAnswer(page);
});

test('Enter pressed with them leads to the first result', async ({page}) => {
  await openSlowly(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useGridApiRef');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#|api-object/, {timeout: 20_000});
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('closed before the scripts are there, it stays closed', async ({page}) => {
  await openSlowly(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data');
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 20_000});
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('what is typed while the index is on its way is answered when it is there', async ({page}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/search-index/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(TEXT_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('datagrid');
  await expect(field(page)).toHaveValue('datagrid');
  await expect(options(page)).toHaveCount(0);
  arrive();
  await expectAnswer(page);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap opens it before the scripts are there', async ({page}) => {
    await openSlowly(page);
    await page.locator('[data-search-open]').tap();
    await page.keyboard.type('datagrid');
    await expectAnswer(page);
  });
});
