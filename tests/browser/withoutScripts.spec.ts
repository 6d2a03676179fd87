import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, test} from './test';

test.use({javaScriptEnabled: false});

// tests/site/withoutScripts.ts checks in the built HTML that every page has its heading and its text. Stylesheets may still hide
// them, on all pages of a kind, so one page of each kind is checked here.
test('a text, a demo and an API page can be read without scripts', async ({page}) => {
  for (const route of [TEXT_PAGE, DEMO_PAGE, API_PAGE]) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length, route).toBeGreaterThan(80);
  }
});

test('the code in a page can be read', async ({page}) => {
  await page.goto('/x/introduction/installation/');
  const code = page.locator('main pre').first();
  await expect(code).toBeVisible();
  expect((await code.innerText()).trim()).not.toBe('');
});

test('the rows of an API page can be read', async ({page}) => {
  await page.goto(API_PAGE);
  const row = page.locator('[id="tree-view-prop-multiSelect"]');
  await expect(row).toBeVisible();
  await expect(page.locator('main')).toContainText('multiSelect');
});

test('a demo shows its preview and links its source', async ({page, request}) => {
  await page.goto(DEMO_PAGE);
  const demo = page.locator('[id="FileSystemNavigator"]');
  await expect(demo.getByRole('tree')).toBeVisible();
  const source = demo.getByRole('link', {name: /source|TypeScript|\.tsx/i}).first();
  await expect(source).toBeVisible();
  await expect(demo).toContainText('This demo needs JavaScript. Its code: FileSystemNavigator.tsx', {
    useInnerText: true,
  });
  const response = await request.get((await source.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('export default function FileSystemNavigator');
});

test('charts and grids show what they are made of', async ({page}) => {
  await page.goto('/x/react-charts/bars/');
  const demo = page.locator('[id="BasicBars"]');
  await expect(demo).toContainText('This demo needs JavaScript. Its code: BasicBars.tsx', {useInnerText: true});
  await expect(demo.locator('.MuiBarElement-root:visible')).toHaveCount(9);
  await expect(demo.locator('pre').first()).toContainText('<BarChart');
  await expect(demo.getByRole('toolbar')).toBeHidden();
  await page.goto('/x/react-data-grid/sorting/');
  const grid = page.locator('[id="BasicExampleDataGrid"]');
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    await expect(grid.getByRole('row').filter({hasText: 'Amina'}).first()).toBeVisible();
    await expect(grid.getByRole('grid')).toHaveCount(1);
  }
  await page.goto('/x/react-data-grid/');
  const withToolbar = page.locator('[id="DataGridDemo"]');
  await expect(withToolbar.getByRole('row').filter({hasText: 'Amina'}).first()).toBeVisible();
});

test('no button is shown that does nothing', async ({page}) => {
  for (const route of ['/', TEXT_PAGE, DEMO_PAGE, API_PAGE, '/x/react-charts/bars/', '/playground/']) {
    await page.goto(route);
    const shown = await page
      .locator('button:not([data-demo-preview] *)')
      .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).map((button) => button.outerHTML));
    expect(shown, route).toEqual([]);
  }
});

test('the text of a button that belongs to the page is left', async ({page}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const row = page.locator('[id="data-grid-prop-apiRef"]');
  await expect(row).toContainText('React.MutableRefObject<GridApiCommunity>', {useInnerText: true});
});

test('pages in a closed group of the sidebar can be reached', async ({page}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar).toContainText('Columns', {useInnerText: true});
  await sidebar.getByRole('link', {name: 'Column visibility'}).click();
  await expect(page).toHaveURL(/\/column-visibility\/$/);
});

test('the pages can be reached', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.getByRole('navigation').getByRole('link', {name: 'Installation'}).first().click();
  await expect(page).toHaveURL(/\/x\/introduction\/installation\/$/);
});

test('the menus of the header open, and the other language is a link', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 800});
  await page.goto(TEXT_PAGE);
  await page.locator('.navbar summary').filter({hasText: 'More'}).click();
  await expect(page.locator('.navbar details').getByRole('link', {name: 'Versions'})).toBeVisible();
  await page.locator('summary[aria-label="Language"]').click();
  await expect(page.getByRole('link', {name: '简体中文'})).toHaveAttribute('href', `/zh${TEXT_PAGE}`);
});
