import type {Page} from '@playwright/test';
import {axeViolations} from './axeViolations';
import {playgroundOf, untilLive} from './componentPlaygrounds';
import {expect, settled, test} from './test';

/** The choosers of plans, charts and pickers, and the table of names of other grids. */

const PLANS = '/x/introduction/plans/';
const CHARTS = '/x/react-charts/choose-a-chart/';
const PICKERS = '/x/react-date-pickers/choose-a-picker/';
const GRIDS = '/x/react-data-grid/other-grids/';

const cards = (page: Page) => page.locator('[data-choice]');
const rows = (page: Page) => page.locator('[data-filter-row]').filter({visible: true});

/** No part of the page is wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
}

test('a chart is chosen by keyboard, and its playground opens with the data of that kind', async ({page}) => {
  await page.goto(CHARTS);
  await settled(page);
  await page.getByRole('radiogroup', {name: 'What data do you have?'}).getByRole('radio', {name: 'Any'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Matches: 1. The best is first.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Horizontal bars, sorted');
  expect(await axeViolations(page, {within: 'main'})).toEqual([]);
  // Copy link, Show all, Guide, API, playground.
  for (const name of ['Copy link', 'Show all', 'Guide', 'API of BarChart', 'Open the playground']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/charts\/bar-chart\/#BarChartPlayground=p1\(\),countries$/);
  const playground = playgroundOf(page);
  await untilLive(playground);
  await expect(playground.code).toContainText('layout="horizontal"');
  await expect(playground.code).toContainText('Türkiye');
});

test('answers come back from a link and after a change of page, and nonsense in a link is ignored', async ({page}) => {
  await page.goto(`${PICKERS}#task=stay&form=popup`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('radio', {name: 'A field with a popup'})).toBeChecked();
  await expect(cards(page).getByRole('img', {name: 'Pro plan'})).toBeVisible();
  await page.getByRole('radio', {name: 'Any'}).first().press('Space');
  await expect(page).toHaveURL(`${PICKERS}#form=popup`);
  await page.goto(PICKERS);
  await expect(page.getByRole('radio', {name: 'A field with a popup'})).toBeChecked();
  await page.getByRole('button', {name: 'Show all'}).click();
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(20);
  await page.goto(`${PICKERS}#task=%3Cscript%3E&form=${'a'.repeat(3000)}`);
  await settled(page);
  await expect(cards(page)).toHaveCount(all);
});

test('what is chosen before the scripts are there joins what the link chooses', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${CHARTS}#data=parts`, {waitUntil: 'commit'});
  await page.getByRole('radio', {name: 'What is the order?'}).check({force: true});
  release();
  await expect(page.getByText('Matches: 1. The best is first.')).toBeVisible();
  await expect(cards(page)).toHaveAttribute('data-choice', 'horizontalBars');
});

test('a link ticks features of several products, which their pages show too', async ({page}) => {
  await page.goto(`${PLANS}#features=treeData,dateRangePicker,nonsense`);
  await expect(page.getByText('Features ticked: 2. The least plan that has them: Pro.')).toBeVisible();
  await expect(page.locator('pre')).toContainText('npm install @mui/x-data-grid-pro@6 @mui/x-date-pickers-pro@6');
  const filter = page.getByRole('searchbox', {name: 'Filter features'});
  await filter.fill('excel');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', {name: 'Excel export'}).press('Space');
  await expect(page.getByText('Features ticked: 3. The least plan that has them: Premium.')).toBeVisible();
  await expect(page).toHaveURL(`${PLANS}#features=excelExport,treeData,dateRangePicker`);
  expect(await axeViolations(page, {within: 'main'})).toEqual([]);
  await page.getByRole('link', {name: 'What Premium adds'}).click();
  await expect(page).toHaveURL('/x/introduction/licensing/#premium-plan');
  await expect(page.getByText('Features ticked: 2. The least plan that has them: Premium.')).toBeVisible();
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(2);
});

test('names of other grids are found in the table, and lead to the row of the API', async ({page}) => {
  await page.goto(GRIDS);
  await settled(page);
  await page.keyboard.press('/');
  await page.keyboard.type('rowModelType');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Where sorting, filtering and paging happen');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await rows(page).getByRole('link', {name: 'sortingMode'}).click();
  await expect(page).toHaveURL('/x/api/data-grid/data-grid/#data-grid-prop-sortingMode');
  await expect(page.locator('[id="data-grid-prop-sortingMode"]')).toBeInViewport();
  expect(loads).toEqual([]);
});

for (const [route, width] of [CHARTS, PICKERS, PLANS, GRIDS].flatMap((url) =>
  [360, 768].map((one) => [url, one] as const),
)) {
  test(`${route} fits a screen of ${width} pixels, also from right to left`, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.setViewportSize({width, height: 800});
    await page.goto(route);
    await settled(page);
    await expectNoOverflow(page);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, and no control is shown that does nothing', async ({page}) => {
    await page.goto(CHARTS);
    await expect(cards(page).filter({hasText: 'Scatter chart'})).toContainText('Fits: Pairs of numbers');
    await expect(page.getByRole('radio').filter({visible: true})).toHaveCount(0);
    await page.goto(PLANS);
    await expect(page.getByRole('row', {name: 'Picker of a range of dates'}).getByRole('cell')).toHaveText([
      'no',
      'yes',
      'yes',
    ]);
    await expect(page.getByRole('searchbox', {name: 'Filter features'})).toBeHidden();
    await page.goto(GRIDS);
    await expect(page.getByRole('row', {name: 'Filters below the headers'})).toContainText('floatingFilter');
    await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  });
});
