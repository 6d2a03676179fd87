import type {Page} from '@playwright/test';
import {API_DISPLAY_KEYS, STORAGE_KEYS} from '../../src/site/storage';
import {API_PAGE, LARGE_API_PAGE, TEXT_PAGE} from './site';
import {expect, pressAtRest, settled, stopClock, test, untilAtRest} from './test';

const rows = (page: Page) => page.locator('[data-api-row]:not([hidden])');
const row = (page: Page, name: string) => page.locator(`[data-api-row="${name}"]`);
const filter = (page: Page) => page.locator('[data-api-toolbar]').getByRole('searchbox');
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop [data-api-contents]');

async function open(page: Page, url = LARGE_API_PAGE): Promise<void> {
  await page.goto(url);
  await expect(contents(page)).toBeVisible();
}

const inDisplay = (page: Page, display: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [API_DISPLAY_KEYS.default, display] as const);

test('the filter narrows all lists, counts, and is cleared by Escape', async ({page}) => {
  await open(page);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(300);
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('columnHeader');
  await expect(page.locator('[data-api-toolbar] [role="status"]')).toHaveText(new RegExp(`^\\d+ of ${all}$`));
  const names = (): Promise<(string | undefined)[]> =>
    rows(page).evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset['apiRow']));
  // The count is shown after the first letters.
  await expect.poll(async () => (await names()).every((name) => /columnheader/i.test(name ?? ''))).toBe(true);
  const left = await names();
  expect(left.length).toBeLessThan(all / 3);
  expect(left).toEqual(expect.arrayContaining(['columnHeaderHeight', '.MuiDataGrid-columnHeader']));
  await expect(row(page, 'columnHeaderHeight')).toBeInViewport();
  // Links of the table of contents never lead to a hidden row.
  const listed = await page
    .locator('[data-api-section="props"] [data-api-row]:not([hidden])')
    .evaluateAll((found) => found.length);
  await expect(contents(page).locator('li:visible')).toHaveCount(listed);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(all);
  await expect(filter(page)).toBeFocused();
});

test('a reader who comes back finds all rows, and types that open', async ({page}) => {
  await open(page);
  const heading = (await page.locator('h1').textContent()) ?? '';
  const all = await rows(page).count();
  const name = row(page, 'columns').locator('[data-api-part="type"] [data-api-opens="GridColDef"]');
  await name.click();
  await expect(page.getByRole('group', {name: 'Type GridColDef'})).toBeVisible();
  await filter(page).fill('columns');
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Charts', exact: true}).click();
  await expect(page.locator('h1')).not.toHaveText(heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(rows(page)).toHaveCount(all);
  await expect(filter(page)).toHaveValue('');
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await name.click();
  await expect(page.getByRole('group', {name: 'Type GridColDef'})).toBeVisible();
});

test('Enter goes to the first row that is left', async ({page}) => {
  await inDisplay(page, 'collapsed');
  await open(page, API_PAGE);
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('multisel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#tree-view-prop-multiSelect$/);
  await expect(row(page, 'multiSelect').locator('[data-api-part="description"]')).toBeVisible();
  await expect(row(page, 'multiSelect').getByRole('link', {name: /^Link to/})).toBeFocused();
});

test('what is not found says so and leads on', async ({page}) => {
  await open(page, API_PAGE);
  await filter(page).fill('qqqq');
  await expect(page.locator('[data-api-nothing]')).toContainText('qqqq');
  await page.getByRole('button', {name: 'Clear the filter'}).click();
  await expect(page.locator('[data-api-nothing]')).toBeHidden();
  await expect(row(page, 'multiSelect')).toBeVisible();
});

test('a link to a row that is filtered out shows it', async ({page}) => {
  await open(page);
  await filter(page).fill('density');
  await expect(row(page, 'columns')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#data-grid-premium-prop-columns';
  });
  await expect(row(page, 'columns')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test('what is deprecated can be hidden', async ({page}) => {
  await open(page);
  await expect(row(page, 'components')).toBeVisible();
  await page.getByRole('button', {name: 'Hide deprecated'}).click();
  await expect(row(page, 'components')).toBeHidden();
  await expect(row(page, 'slots')).toBeVisible();
});

test('a row opens and closes by keyboard and by its line, and moves nothing above it', async ({page}) => {
  await inDisplay(page, 'collapsed');
  await open(page, API_PAGE);
  const toggle = row(page, 'multiSelect').getByRole('button', {name: 'multiSelect'});
  const details = row(page, 'multiSelect').locator('[data-api-part="description"]');
  await toggle.focus();
  await untilAtRest(row(page, 'multiSelect'));
  const before = await row(page, 'multiSelect').boundingBox();
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await untilAtRest(row(page, 'multiSelect'));
  const after = await row(page, 'multiSelect').boundingBox();
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
  await page.keyboard.press('Space');
  await expect(details).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await row(page, 'multiSelect').locator('h3').click();
  await expect(details).toBeVisible();
});

test('the link of a row is copied, and is the URL', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, API_PAGE);
  await stopClock(page);
  const link = row(page, 'multiSelect').getByRole('link', {name: 'Link to multiSelect'});
  await link.click();
  await expect(page).toHaveURL(/#tree-view-prop-multiSelect$/);
  await expect(link).toHaveAttribute('data-copied', 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}${API_PAGE}#tree-view-prop-multiSelect`,
  );
  await page.clock.runFor(1900);
  await expect(link).toHaveAttribute('data-copied');
  await page.clock.runFor(200);
  await expect(link).not.toHaveAttribute('data-copied');
});

test('the table of contents lists the rows of what is read, and marks the one', async ({page}) => {
  await open(page);
  await expect(contents(page)).toHaveCount(1);
  await expect(contents(page).getByRole('link', {name: 'columns', exact: true})).toHaveAttribute(
    'href',
    '#data-grid-premium-prop-columns',
  );
  await page.goto(`${LARGE_API_PAGE}#data-grid-premium-classes-MuiDataGrid-columnHeader`);
  const entry = contents(page).locator('li[data-active]');
  await expect(entry).toHaveText('columnHeader');
  await expect(entry).toBeInViewport();
  await page
    .getByRole('button', {name: /^Entries: \d+$/})
    .first()
    .click();
  await contents(page).getByRole('link', {name: 'rows', exact: true}).click();
  await expect(row(page, 'rows')).toBeInViewport();
});

test('after a navigation in the browser everything is there too', async ({page}) => {
  await open(page, '/x/api/tree-view/tree-item/');
  await page.locator('a[href$="/x/api/tree-view/tree-view/"]').first().click();
  await expect(row(page, 'multiSelect')).toBeVisible();
  await expect(contents(page).getByRole('link', {name: 'multiSelect'})).toBeVisible();
  await filter(page).fill('multi');
  await expect(rows(page)).toHaveCount(1);
  await page.goto(TEXT_PAGE);
  await expect(contents(page)).toHaveCount(0);
});

test('on a phone the rows are in the table of contents too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(API_PAGE);
  await page.locator('.theme-doc-toc-mobile button').first().click();
  const link = page.locator('.theme-doc-toc-mobile [data-api-contents]').getByRole('link', {name: 'multiSelect'});
  await pressAtRest(link);
  await expect(row(page, 'multiSelect')).toBeInViewport();
});

for (const display of ['collapsed', 'expanded', 'table'] as const) {
  test(`a type opens in its row by keyboard and closes again, ${display}`, async ({page}) => {
    await inDisplay(page, display);
    await open(page);
    const name = row(page, 'columns').locator('[data-api-part="type"] [data-api-opens="GridColDef"]');
    await name.focus();
    await page.keyboard.press('Enter');
    const panel = row(page, 'columns').getByRole('group', {name: 'Type GridColDef'});
    await expect(panel).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toContainText('GridBaseColDef');
    const page_ = panel.getByRole('link', {name: /GridColDef/}).first();
    await expect(page_).toHaveAttribute('href', /\/x\/api\/data-grid\/grid-col-def\/$/);

    const nested = panel.locator('[data-api-opens]').first();
    const opens = await nested.textContent();
    await nested.focus();
    await page.keyboard.press('Enter');
    const inner = panel.getByRole('group', {name: `Type ${opens ?? ''}`});
    await expect(inner).toBeVisible();
    await expect(inner).toContainText('headerName?');
    await page.keyboard.press('Escape');
    await expect(inner).toHaveCount(0);
    await expect(nested).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(name).toBeFocused();
  });
}

test('an opened type fits a phone, however deep', async ({page}) => {
  await page.setViewportSize({width: 320, height: 780});
  await page.goto(LARGE_API_PAGE);
  await row(page, 'columns').locator('[data-api-opens="GridColDef"]').first().click();
  let panel = row(page, 'columns').locator('[data-api-panel]').first();
  for (let depth = 0; depth < 4; depth += 1) {
    await expect(panel.getByRole('group').first()).toBeVisible();
    const next = panel.locator('[data-api-opens]').first();
    if ((await next.count()) === 0) {
      break;
    }
    await next.click();
    panel = panel.locator('[data-api-panel]').first();
  }
  await untilAtRest(panel);
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus).toBe(0);
});

test.describe('where types cannot be fetched', () => {
  test.use({expectedErrors: [/net::ERR_|Loading chunk/]});

  test('the row says so, and tries again', async ({page, context}) => {
    await open(page);
    await context.setOffline(true);
    await row(page, 'columns').locator('[data-api-opens="GridColDef"]').first().click();
    await expect(row(page, 'columns').getByRole('alert')).toContainText('could not be loaded');
    await context.setOffline(false);
    await row(page, 'columns').getByRole('button', {name: 'Try again'}).click();
    await expect(row(page, 'columns').getByRole('group', {name: 'Type GridColDef'})).toBeVisible();
  });
});

test('from right to left the key stands at the end of the filter, and a label before its colon', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.goto('/x/api/data-grid/data-grid/');
  await settled(page);
  const field = await page.locator('[data-api-toolbar] input').boundingBox();
  const key = await page.locator('[data-api-toolbar] kbd').boundingBox();
  expect((key?.x ?? Infinity) - (field?.x ?? 0)).toBeLessThan(40);

  const label = page.locator('#data-grid-prop-initialState [data-api-label]', {hasText: 'Demos'});
  const {
    first,
    last,
    page: edge,
  } = await label.evaluate((element) => {
    const endOf = (from: number): number => {
      const range = document.createRange();
      range.setStart(element.firstChild!, from);
      range.setEnd(element.firstChild!, from + 1);
      return range.getBoundingClientRect().right;
    };
    const length = element.firstChild?.textContent?.length ?? 0;
    return {first: endOf(0), last: endOf(length - 1), page: element.getBoundingClientRect().right};
  });
  expect(last).toBeGreaterThan(first);
  // At the side of the text.
  expect(edge - last).toBeLessThan(2);
});
