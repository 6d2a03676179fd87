import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

/** The features of the grid by plan: HTML of the server on a first page, rendered in the browser on a later one. */

test('the least plan is shown for what is ticked with the keyboard, and forgotten with Clear', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await settled(page);
  await page.getByRole('checkbox', {name: 'Tree data'}).focus();
  await page.keyboard.press('Space');
  const status = page.getByRole('status').filter({hasText: 'plan'});
  await expect(status).toHaveText('Features ticked: 1. The least plan that has them: Pro.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Tree data'})).toBeFocused();
  await page.getByRole('checkbox', {name: 'Excel export'}).check();
  await expect(status).toHaveText('Features ticked: 2. The least plan that has them: Premium.');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(0);
  await expect(page.getByText('Tick the features that you need.')).toBeVisible();
});

test('the plans stay in view above the rows, and everything fits a small phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(TEXT_PAGE);
  await settled(page);
  const table = page.getByRole('table', {name: 'Features by plan'});
  await table.getByRole('rowheader', {name: 'Excel export'}).scrollIntoViewIfNeeded();
  const header = table.getByRole('columnheader', {name: 'Premium'});
  const box = await header.boundingBox();
  const navbar = await page.locator('.navbar').boundingBox();
  expect(box?.y).toBeCloseTo(navbar?.height ?? 0, 0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320 - 16);
  const row = table.getByRole('row', {name: 'Excel export'});
  await expect(row.getByRole('cell')).toHaveText(['', 'no', 'no', 'yes']);
});

test('on a small phone, no button lies on those of the result', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/x/introduction/plans/');
  await settled(page);
  const box = page.getByRole('checkbox').nth(40);
  await box.check();
  await page.mouse.wheel(0, -200);
  const clear = page.getByRole('button', {name: 'Clear'});
  await expect(clear).toBeInViewport();
  await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeHidden();
  await clear.click();
  await expect(box).not.toBeChecked();
});

test('the result covers neither what is ticked nor what the focus comes to', async ({page}) => {
  await page.goto('/x/introduction/plans/');
  await settled(page);
  const result = page.locator('div:has(> [role="status"])').filter({hasText: 'Features ticked'});
  const boxes = page.getByRole('checkbox');
  const isCovered = (): Promise<boolean> =>
    page.evaluate(() => {
      const {left, top, width, height} = document.activeElement!.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return !document.activeElement!.contains(above) && above?.contains(document.activeElement) === false;
    });
  await boxes.first().check();
  await expect(result).toBeVisible();
  await expect.poll(isCovered).toBe(false);
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered, `after ${press + 1} presses`).toBe(false);
  }
});

test('what is ticked before the script is there counts', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(TEXT_PAGE, {waitUntil: 'commit'});
  await page.getByRole('checkbox', {name: 'Tree data'}).check();
  release();
  await expect(page.getByText('Features ticked: 1.')).toBeVisible();
});

test('the table is there after a change of page too', async ({page}) => {
  await page.goto('/x/introduction/support/');
  await settled(page);
  await page.getByRole('link', {name: 'Licensing', exact: true}).first().click();
  await page.getByRole('checkbox', {name: 'Row grouping'}).check();
  await expect(page.getByText('The least plan that has them: Premium.')).toBeVisible();
});

test('a link of the table changes the page without loading it anew, in a new tab if the reader asks', async ({
  page,
  context,
}) => {
  await page.goto(TEXT_PAGE);
  await settled(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Tree data'}).click({modifiers: ['ControlOrMeta']});
  await (await opened).waitForURL('/x/react-data-grid/tree-data/');
  await expect(page).toHaveURL(TEXT_PAGE);
  await page.getByRole('link', {name: 'Excel export'}).click();
  await expect(page).toHaveURL('/x/react-data-grid/export/#excel-export');
  await expect(page.getByRole('heading', {name: 'Excel export'})).toBeInViewport();
  expect(loads).toEqual([]);
});
