import {expect, test} from './test';

const PAGE = '/x/react-data-grid/performance/';
const BENCH = '#PerformanceBench';

test('the bench measures when it is asked to, and its results can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const bench = page.locator(BENCH);
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.locator('[data-demo-preview][data-live]')).toBeVisible({timeout: 20_000});
  await expect(bench.getByRole('grid')).toHaveCount(0);

  await bench.getByRole('combobox', {name: /^Rows 10,000/}).click();
  await page.getByRole('option', {name: '1,000', exact: true}).click();
  await bench.getByRole('button', {name: 'Fixed row height'}).click();
  const table = bench.getByRole('table', {name: 'Fixed row height'});
  await expect(table).toBeVisible({timeout: 60_000});
  const elements = await table
    .getByRole('row', {name: /^Elements/})
    .getByRole('cell')
    .allTextContents();
  const [without = 0, withIt = 0] = elements.slice(-2).map(Number);
  // With automatic row heights, columns outside of the viewport are rendered too.
  expect(without).toBeGreaterThan(2 * withIt);
  expect(withIt).toBeGreaterThan(100);
  await expect(table.getByRole('row', {name: /^Scroll down \d+ ms, \d+ lost, task \d+ ms/})).toBeVisible();

  await bench.getByRole('button', {name: 'Copy results'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Elements\t${without}\t${withIt}`);
});

test('a bench that is stopped leaves no results and can be started again', async ({page}) => {
  await page.goto(PAGE);
  const bench = page.locator(BENCH);
  await bench.scrollIntoViewIfNeeded();
  // What the server drew has no handlers.
  await expect(bench.locator('[data-demo-preview][data-live]')).toBeVisible({timeout: 20_000});
  await bench.getByRole('button', {name: 'Measure', exact: true}).click({timeout: 20_000});
  await bench.getByRole('button', {name: 'Stop'}).click();
  await expect(bench.getByRole('button', {name: 'Measure', exact: true})).toBeEnabled();
  await expect(bench.getByRole('table')).toHaveCount(0);
  await expect(bench.getByRole('alert')).toHaveCount(0);
});
