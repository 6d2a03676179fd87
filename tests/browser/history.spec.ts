import type {Page} from '@playwright/test';
import {API_SINCE_KEY} from '../../src/site/storage';
import {LARGE_API_PAGE} from './site';
import {expect, settled, test} from './test';

const rows = (page: Page) => page.locator('[data-api-row]:not([hidden])');
const row = (page: Page, name: string) => page.locator(`[data-api-row="${name}"]`);
const since = (page: Page) => page.getByLabel('Added since');

const remember = (page: Page, value: string) =>
  page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [API_SINCE_KEY, value] as const);

test('rows say which release brought them, and can be narrowed to those of later releases', async ({page}) => {
  await page.goto(LARGE_API_PAGE);
  await expect(row(page, 'disableEval').getByTitle('Since 6.18.7')).toBeVisible();
  const all = await rows(page).count();
  await since(page).selectOption('6.15.0');
  await expect(page.locator('[data-api-toolbar] [role="status"]')).toHaveText(new RegExp(`^\\d+ of ${all}$`));
  await expect(row(page, 'autosizeOptions')).toBeVisible();
  await expect(row(page, 'columns')).toBeHidden();
  await expect.poll(() => rows(page).count()).toBeLessThan(20);
  await since(page).selectOption('any release');
  await expect(rows(page)).toHaveCount(all);
});

test('the choice is remembered on the next page, where nothing flashes', async ({page}) => {
  await page.goto(LARGE_API_PAGE);
  await since(page).focus();
  await since(page).selectOption('6.10.0');
  await page.goto('/x/api/date-pickers/date-picker/');
  await expect(since(page)).toHaveValue('10');
  await expect(row(page, 'referenceDate')).toBeVisible();
  await expect(row(page, 'value')).toBeHidden();
  await page.reload();
  await expect(row(page, 'referenceDate')).toBeVisible();
});

test.describe('where scripts cannot be loaded', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('rows wait for the filter, and come without it if it never comes', async ({page}) => {
    await remember(page, '6.15');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(LARGE_API_PAGE, {waitUntil: 'commit'});
    const visibility = () => row(page, 'columns').evaluate((element) => getComputedStyle(element).visibility);
    await expect.poll(visibility).toBe('hidden');
    // An animation shows them after some seconds.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect.poll(visibility).toBe('visible');
  });
});

test('a page without such rows says so', async ({page}) => {
  await page.goto('/x/api/data-grid/grid-col-def/');
  await since(page).selectOption('6.19.0');
  await expect(page.locator('[data-api-nothing]')).toContainText('Nothing on this page was added since 6.19.0.');
  await page.getByRole('button', {name: 'Clear the filter'}).press('Enter');
  await expect(row(page, 'field')).toBeVisible();
  await page.reload();
  await expect(row(page, 'field')).toBeVisible();
  await expect(since(page)).toHaveValue('0');
});

test('nonsense in storage is no choice, and a row that the URL names is shown whatever was chosen', async ({page}) => {
  await remember(page, '6.9999999');
  await page.goto(LARGE_API_PAGE);
  await expect(since(page)).toHaveValue('0');
  await expect(row(page, 'columns')).toBeVisible();
  await remember(page, '6.15');
  await page.goto(`${LARGE_API_PAGE}#data-grid-premium-prop-columns`);
  await page.reload();
  await expect(row(page, 'columns')).toBeInViewport();
});

test('a release leads to what it changed in the types, and that to the rows', async ({page}) => {
  await page.goto('/x/whats-new/');
  await page
    .locator('[data-release="6.15.0"]')
    .getByRole('link', {name: /^API changes: \d+$/})
    .click();
  await expect(page).toHaveURL(/\/x\/whats-new\/api-changes\/#v6\.15\.0$/);
  const release = page.locator('[data-release="6.15.0"]');
  await expect(release.getByRole('heading', {name: '6.15.0'})).toBeInViewport();
  await settled(page);
  await release.getByRole('listitem').filter({hasText: 'autosizeColumns'}).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-api\/#grid-api-prop-autosizeColumns$/);
  await expect(row(page, 'autosizeColumns')).toBeInViewport();
});

test('what releases changed can be narrowed by words and product', async ({page}) => {
  await page.goto('/x/whats-new/api-changes/');
  const changes = page.locator('[data-release] [data-diff-kind]:visible');
  await page.getByLabel('Filter API changes').fill('timezone');
  await expect(changes.first()).toContainText('imezone');
  await expect(page.locator('[data-release="6.9.0"]')).toBeVisible();
  await page.locator('main [data-markdown="skip"]').getByText('Charts', {exact: true}).first().click();
  await expect(page.getByText('No release changed that.')).toBeVisible();
});

test('a guide says since when there is a feature, and the migration guide what replaces what is gone', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/column-dimensions/');
  await expect(page.locator('[data-since="6.15.0"]').first()).toHaveText('Since 6.15.0');
  await page.goto('/x/migration/migration-data-grid-v5/');
  const gone = page.locator('[data-diff-kind="removed"]').filter({hasText: 'disableExtendRowFullWidth'});
  await gone.scrollIntoViewIfNeeded();
  await expect(gone).toContainText('No replacement: rows always extend to the full width');
  await gone.getByRole('link').click();
  await expect(page).toHaveURL(/#removed-props$/);
});
