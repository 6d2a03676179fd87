import type {Locator} from '@playwright/test';
import {findProp, openPlayground, playgroundOf, untilLive} from './componentPlaygrounds';
import {expect, settled, test} from './test';

/** Playground states in links, and props that a component cannot take. */

const CHART = '/x/api/charts/bar-chart/';
const GRID = '/x/api/data-grid/data-grid/';

/** How long a frame may take until the reader's code runs in it, on a busy machine, in milliseconds. */
const CODE_FRAME_LIMIT_MS = 20_000;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a link carries the state, short enough for a chat', async ({page, context}) => {
  const first = await openPlayground(page, GRID);
  await (await findProp(first, 'checkboxSelection')).click();
  await (await findProp(first, 'density')).selectOption('compact');
  await first.props.getByLabel('Width').selectOption('480');
  await first.section.getByRole('button', {name: 'Copy link'}).click();
  await expect(first.section.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(180);
  const code = await first.code.innerText();

  const other = await context.newPage();
  await other.goto(link);
  await untilLive(playgroundOf(other));
  await expect(playgroundOf(other).section).toBeInViewport();
  expect(await playgroundOf(other).code.innerText()).toBe(code);
});

test('a reset takes the state out of the address, and code has its colors on a page that had none', async ({page}) => {
  await page.goto('/x/react-date-pickers/playground/#PickersPlaygroundWrapper=p1(format:YYYY),delivery');
  const playground = playgroundOf(page);
  await untilLive(playground);
  await expect(playground.code).toContainText('format="YYYY"');
  const colors = (): Promise<number> =>
    playground.code
      .locator('span')
      .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  await expect.poll(colors).toBeGreaterThan(2);
  await playground.section.getByRole('button', {name: 'Reset all'}).click();
  await expect(playground.code).not.toContainText('format="YYYY"');
  expect(new URL(page.url()).hash).toBe('');
});

/** Links without a valid state. */
const NONSENSE = [
  'p1(',
  'z1AAAA',
  'p9(a:1),x',
  '%E0%A4%A',
  'p1(constructor:1,__proto__:(a:1)),quarters',
  'x'.repeat(20_000),
];

for (const [index, text] of NONSENSE.entries()) {
  test(`an invalid link (${index}) is reported, and the component is shown`, async ({page}) => {
    await page.goto(`${CHART}#BarChartPlayground=${text}`);
    const playground = playgroundOf(page);
    await untilLive(playground);
    await expect(playground.section.getByText('Not all of this link could be used:')).toBeVisible();
    await expect(playground.stage.locator('svg').first()).toBeVisible();
  });
}

test('what is valid in a link is taken, and the rest is named', async ({page}) => {
  await page.goto(`${CHART}#BarChartPlayground=p1(layout:diagonal,skipAnimation:true,nothing:1),quarters`);
  const {section, code} = playgroundOf(page);
  await untilLive(playgroundOf(page));
  await expect(code).toContainText('skipAnimation');
  await expect(section.getByRole('listitem').filter({hasText: 'layout'})).toContainText('diagonal');
  await expect(section.getByRole('listitem').filter({hasText: 'nothing'})).toBeVisible();
});

test('what a link brought stays while the reader goes to a heading of the page', async ({page}) => {
  await page.goto(`${CHART}#BarChartPlayground=p1(skipAnimation:true),sales`);
  const playground = playgroundOf(page);
  await untilLive(playground);
  await (await findProp(playground, 'height')).fill('256');
  await expect(playground.code).toContainText('height={256}');
  await page.locator('.table-of-contents a').first().click();
  await expect(page).not.toHaveURL(/BarChartPlayground/);
  await expect(playground.code).toContainText('skipAnimation');
  await expect(playground.code).toContainText('height={256}');
});

/** Waits until the code in the frame has run. While the frame loads, it cannot be asked. */
const untilRun = (stage: Locator): Promise<void> =>
  expect(async () => {
    const title = await stage
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => document.title);
    expect(title).toBe('run');
  }).toPass({timeout: 10_000});

test('code in a link waits for the reader', async ({page}) => {
  const first = await openPlayground(page, GRID);
  const control = await findProp(first, 'getRowClassName');
  await control.fill("() => { document.title = 'run'; return ''; }");
  await untilRun(first.stage);
  await first.section.getByRole('button', {name: 'Copy link'}).click();
  const link = page.url();

  await page.goto('about:blank');
  await page.goto(link);
  const {section, stage} = playgroundOf(page);
  await untilLive(playgroundOf(page));
  await expect(section.getByText('This link contains code. Read it before you run it:')).toBeVisible();
  await expect(section.getByText("document.title = 'run'")).toBeVisible();
  await expect(stage.getByText('Amina Diallo')).toBeVisible();
  await expect(stage.locator('iframe')).toHaveCount(0);
  await section.getByRole('button', {name: 'Run code'}).click();
  await untilRun(stage);
  expect(await page.title()).not.toBe('run');
});

test.describe('what a component cannot take', () => {
  test.use({expectedErrors: [/of type "band"|mine|A loop ran for more than/]});

  test('the preview says it in the words of the package, and Back brings the last state that worked', async ({
    page,
  }) => {
    const playground = await openPlayground(page, CHART);
    await (await findProp(playground, 'xAxis[0].scaleType')).selectOption('linear');
    const {stage} = playground;
    await expect(stage.getByText('The component stopped with an error:')).toBeVisible();
    await expect(stage.getByText(/of type "band"/)).toBeVisible();
    await stage.getByRole('button', {name: 'Back'}).click();
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(8);
    await expect(playground.code).toContainText("scaleType: 'band'");
  });

  test('code that throws is reported, and the tab lives', async ({page}) => {
    const playground = await openPlayground(page, GRID);
    await (await findProp(playground, 'getRowClassName')).fill("() => { throw new Error('mine'); }");
    await expect(playground.stage.getByText('mine', {exact: true})).toBeVisible({timeout: CODE_FRAME_LIMIT_MS});
    await (await findProp(playground, 'getRowClassName')).fill('() => { for (;;) {} }');
    await expect(playground.stage.getByText(/A loop ran for more than/)).toBeVisible({timeout: CODE_FRAME_LIMIT_MS});
    await playground.stage.getByRole('button', {name: 'Back'}).click();
    await expect(playground.stage.getByText('Amina Diallo')).toBeVisible();
  });
});

test('code that cannot be read is not run', async ({page}) => {
  const playground = await openPlayground(page, GRID);
  const control = await findProp(playground, 'getRowClassName');
  await control.fill('() => {');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(playground.stage.getByText('Amina Diallo')).toBeVisible();
  await expect(playground.code).not.toContainText('getRowClassName');
});

test('sizes and numbers of items that would stop the page are refused', async ({page}) => {
  await page.goto(`${CHART}#BarChartPlayground=p1(height:1000000000),quarters`);
  const {section, stage} = playgroundOf(page);
  await untilLive(playgroundOf(page));
  await expect(stage.getByText('These values could freeze the page')).toBeVisible();
  await expect(stage.getByText(/^height: .*1000000000/)).toBeVisible();
  await stage.getByRole('button', {name: 'Back'}).click();
  await expect(stage.locator('svg').first()).toBeVisible();
  await (await findProp(playgroundOf(page), 'height')).fill('1e9');
  await expect(section.getByText(/Enter a number from 0 to/)).toBeVisible();
});

test('hashes that are no state leave the playground closed', async ({page}) => {
  for (const hash of ['#BarChartPlayground', '#=', '#BarChartPlaygroundX=p1()', '#playground']) {
    await page.goto(`about:blank`);
    await page.goto(CHART + hash);
    await settled(page);
    await expect(playgroundOf(page).section).toHaveAttribute('data-playground', 'closed');
  }
});
