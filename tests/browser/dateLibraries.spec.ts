import type {Locator, Page} from '@playwright/test';
import {COOKIE_NAMES} from '../../src/site/storage';
import {axeViolations} from './axeViolations';
import {openPlayground} from './componentPlaygrounds';
import {recordScripts} from './pageWeight';
import {expect, settled, test} from './test';

const PAGE = '/x/react-date-pickers/date-picker/';
const NAME = 'DatePickerValue';

const demo = (page: Page, name = NAME): Locator => page.locator(`#${name}`);

const stage = (page: Page, name = NAME): Locator => demo(page, name).locator('[data-demo-preview]');

const menu = (page: Page): Locator => demo(page).getByRole('button', {name: /^Date library: /});

async function choose(page: Page, library: string): Promise<void> {
  await demo(page).scrollIntoViewIfNeeded();
  await menu(page).click();
  await page.getByRole('menuitemradio', {name: library}).click();
}

test('a chosen date library turns the preview, the code and what is copied, on the whole page and the next', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await choose(page, 'Luxon');
  await expect(stage(page)).toHaveAttribute('data-date-library', 'luxon');
  await expect(demo(page).locator('pre')).toContainText("defaultValue={DateTime.fromISO('2024-05-02')}");
  await expect(demo(page).locator('[data-demo-weight]')).toHaveCount(0);

  // The code that runs is the code that is shown: the demo works, and its own code formats the date.
  const due = demo(page).getByLabel('Due', {exact: true});
  await expect(due).toHaveValue('05/16/2024');
  await due.fill('05/17/2024');
  await expect(demo(page).getByText('Reminder on 24 May 2024')).toBeVisible();

  await demo(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("import { DateTime, type DateTimeMaybeValid } from 'luxon';");

  await page.locator('#HelperText').scrollIntoViewIfNeeded();
  await expect(stage(page, 'HelperText')).toHaveAttribute('data-date-library', 'luxon');
  await page.goto('/x/react-date-pickers/date-field/');
  await page.locator('#BasicDateField').scrollIntoViewIfNeeded();
  await expect(stage(page, 'BasicDateField')).toHaveAttribute('data-date-library', 'luxon');
});

test('nothing of another date library is fetched before it is chosen', async ({page}) => {
  const scripts = recordScripts(page);
  const isThere = async (): Promise<boolean> => (await scripts()).some((text) => text.includes('Invalid DateTime'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute('data-live');
  await settled(page);
  expect(await isThere()).toBe(false);
  expect(asked.filter((url) => /\.sources\.\w/.test(url.replace(/\.json$/, '')))).toEqual([]);
  await choose(page, 'Luxon');
  await expect(stage(page)).toHaveAttribute('data-date-library', 'luxon');
  expect(await isThere()).toBe(true);
});

test('the choice goes back, by keyboard, and the demo is as it was', async ({page}) => {
  await page.goto(PAGE);
  await choose(page, 'date-fns');
  await expect(stage(page)).toHaveAttribute('data-date-library', 'date-fns');
  await expect(demo(page).locator('pre')).toContainText("new Date('2024-05-02T00:00')");
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveAccessibleName('Date library: Day.js');
  await expect(stage(page)).not.toHaveAttribute('data-date-library');
  await expect(demo(page).locator('pre')).toContainText("dayjs('2024-05-02')");
});

test('an edit belongs to the library in which it was made, and runs there', async ({page}) => {
  await page.goto(PAGE);
  await choose(page, 'Moment.js');
  await expect(stage(page)).toHaveAttribute('data-date-library', 'moment');
  await demo(page).getByRole('button', {name: 'Edit'}).click();
  const editor = demo(page).getByRole('textbox', {name: /^Code of/});
  await expect(editor).toHaveValue(/import moment, \{ type Moment \} from 'moment';/);
  await editor.fill((await editor.inputValue()).replace("add(7, 'day')", "add(14, 'day')"));
  await expect(stage(page).frameLocator('iframe').getByText('Reminder on 30 May 2024')).toBeVisible();
  await choose(page, 'Day.js');
  await expect(editor).toHaveValue(/import dayjs, \{ type Dayjs \} from 'dayjs';/);
  await expect(demo(page).getByText('Reminder on 23 May 2024')).toBeVisible();
});

test('an export has the chosen library among its packages', async ({page, context}) => {
  const bodies: string[] = [];
  await context.route(
    ({hostname}) => hostname === 'stackblitz.com',
    (route) => {
      bodies.push(decodeURIComponent((route.request().postData() ?? '').replaceAll('+', ' ')));
      return route.fulfill({body: 'received', contentType: 'text/plain'});
    },
  );
  await page.goto(PAGE);
  await choose(page, 'Luxon');
  await expect(stage(page)).toHaveAttribute('data-date-library', 'luxon');
  const button = demo(page).getByRole('button', {name: 'Open in StackBlitz'});
  await button.hover();
  const opened = context.waitForEvent('page');
  await button.click();
  await expect((await opened).getByText('received')).toBeVisible();
  expect(bodies[0]).toContain('AdapterLuxon');
  expect(bodies[0]).toMatch(/"luxon": "3\.4\.\d+"/);
  expect(bodies[0]).not.toContain('"dayjs"');
});

test('the playground of a picker begins with the reader’s library, and a choice there is remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{name: COOKIE_NAMES.dateLibrary, value: 'luxon', url: baseURL ?? ''}]);
  const {code, section} = await openPlayground(page, '/x/api/date-pickers/date-picker/');
  await expect(code).toContainText('AdapterLuxon');
  const library = section.getByLabel('Date library');
  await expect(library).toHaveValue('luxon');
  await library.selectOption('moment');
  await expect(code).toContainText('AdapterMoment');
  await page.goto(PAGE);
  await expect(menu(page)).toHaveAccessibleName('Date library: Moment.js');
});

test('with another library, axe finds nothing', async ({page, context, baseURL}) => {
  await context.addCookies([{name: COOKIE_NAMES.dateLibrary, value: 'luxon', url: baseURL ?? ''}]);
  await page.goto(PAGE);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute('data-date-library', 'luxon');
  await menu(page).click();
  expect(await axeViolations(page)).toEqual([]);
});
