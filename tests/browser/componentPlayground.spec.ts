import {axeViolations} from './axeViolations';
import {findProp, openPlayground, playgroundOf, untilLive} from './componentPlaygrounds';
import {expect, pressAtRest, settled, test} from './test';

const CHART = '/x/api/charts/bar-chart/';
const GRID = '/x/api/data-grid/data-grid/';

test('nothing of a playground is fetched before it is opened', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(GRID);
  await settled(page);
  const {section} = playgroundOf(page);
  await section.scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked.filter((url) => url.startsWith('/x/playground/'))).toEqual([]);
  const before = asked.length;
  await section.getByRole('button', {name: /^Try the props/}).click();
  await untilLive(playgroundOf(page));
  expect(asked.slice(before)).toContain('/x/playground/data-grid.json');
});

test('a turned prop shows in the preview and in the code, where its line is marked, and can be taken back', async ({
  page,
}) => {
  const playground = await openPlayground(page, GRID);
  const {code, stage, props, section} = playground;
  await expect(code).not.toContainText('checkboxSelection');
  const control = await findProp(playground, 'checkboxSelection');
  await control.click();
  await expect(stage.getByRole('checkbox', {name: 'Select all rows'})).toBeVisible();
  await expect(code).toContainText('columns={columns}\n        checkboxSelection\n      />');
  await expect(section.locator('[style*="--line"]')).not.toHaveCount(0);
  await expect(control).toBeChecked();
  await expect(control).toHaveAccessibleDescription(/checkboxes for selecting rows/);
  await props.getByRole('button', {name: 'Reset checkboxSelection'}).click();
  await expect(code).not.toContainText('checkboxSelection');
  await expect(stage.getByRole('checkbox')).toHaveCount(0);
});

test('a prop of a higher plan switches the component and its imports', async ({page}) => {
  const playground = await openPlayground(page, GRID);
  await expect(playground.code).toContainText("import { DataGrid } from '@mui/x-data-grid';");
  await (await findProp(playground, 'rowReordering')).click();
  await expect(playground.code).toContainText("import { DataGridPro } from '@mui/x-data-grid-pro';");
  await expect(playground.code).toContainText('<DataGridPro');
  await expect(playground.stage.locator('.MuiDataGrid-rowReorderCell').first()).toBeVisible();
});

test('columns are added, moved and removed as rows of controls', async ({page}) => {
  const {props, stage} = await openPlayground(page, GRID);
  const headers = stage.getByRole('columnheader');
  await expect(headers.first()).toHaveText('Order');
  const count = await headers.count();
  await props.getByRole('button', {name: 'Move columns[0] down'}).click();
  await expect(headers.first()).toHaveText('Customer');
  await props.getByRole('button', {name: 'Remove columns[0]'}).click();
  await expect(headers.first()).toHaveText('Order');
  await props.getByRole('button', {name: 'Add to columns'}).click();
  await expect(props.getByRole('button', {name: `Remove columns[${count - 1}]`})).toBeVisible();
});

test('other data, and a container of another width and direction, stand in the code', async ({page}) => {
  const {code, props, stage} = await openPlayground(page, GRID);
  await props.getByLabel('Sample').selectOption('parcels');
  await expect(stage.getByText('1–10 of 100')).toBeVisible();
  await props.getByLabel('Width').selectOption('320');
  await expect(code).toContainText('width: 320');
  await props.getByLabel('Text direction').selectOption('rtl');
  await expect(code).toContainText("createTheme({ direction: 'rtl' })");
  await expect(stage.locator('[dir="rtl"] .MuiDataGrid-root')).toBeVisible();
  await props.getByLabel('Language').selectOption('deDE');
  await expect(stage.getByText('Zeilen pro Seite:')).toBeVisible();
});

test('the date library of the pickers is chosen', async ({page}) => {
  const {code, props, stage} = await openPlayground(page, '/x/api/date-pickers/date-picker/');
  for (const [library, text] of [
    ['luxon', "DateTime.fromISO('"],
    ['date-fns', "new Date('"],
    ['moment', "moment('"],
    ['dayjs', "dayjs('"],
  ] as const) {
    await props.getByLabel('Date library').selectOption(library);
    await expect(code).toContainText(text);
    await expect(stage.getByRole('textbox')).toHaveValue(/2026/);
  }
});

test('the pickers speak a language whose dates are a module of their own', async ({page}) => {
  const {code, props, stage} = await openPlayground(page, '/x/api/date-pickers/date-calendar/');
  await props.getByLabel('Language').selectOption('ukUA');
  await expect(code).toContainText("import 'dayjs/locale/uk';");
  await expect(stage.getByText(/березень/i)).toBeVisible();
});

test('the code goes on in the live editor, and the props come back after it', async ({page}) => {
  const {section, stage, props} = await openPlayground(page, CHART);
  await section.getByRole('button', {name: 'Edit', exact: true}).click();
  const editor = section.getByRole('textbox', {name: /^Code of BarChartExample/});
  await expect(editor).toBeFocused();
  await editor.fill('export default function App() { return <button>Mine</button>; }');
  await expect(stage.frameLocator('iframe').getByRole('button', {name: 'Mine'})).toBeVisible();
  await expect(props.getByRole('searchbox')).toHaveCount(0);
  await section.getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(props.getByRole('searchbox')).toBeVisible();
  await expect(stage.locator('svg')).not.toHaveCount(0);
});

test('the code as it was turned opens as a project of its own, which leads back', async ({page, context}) => {
  const received = new Map<string, string>();
  await context.route('https://stackblitz.com/**', (route) => {
    const body = route.request().postDataBuffer();
    new URLSearchParams(body?.toString()).forEach((value, name) => received.set(name, value));
    return route.fulfill({body: 'received'});
  });
  const playground = await openPlayground(page, '/x/api/date-pickers/date-picker/');
  await (await findProp(playground, 'disablePast')).click();
  await expect(playground.code).toContainText('disablePast');
  const opened = context.waitForEvent('page');
  await playground.section.getByRole('button', {name: 'Open in StackBlitz'}).click();
  await expect((await opened).getByText('received')).toBeVisible();
  expect(received.get('project[files][src/Demo.tsx]')).toContain(' disablePast\r\n');
  expect(received.get('project[files][package.json]')).toContain('"dayjs"');
  expect(received.get('project[description]')).toMatch(/\/x\/api\/date-pickers\/date-picker\/#DatePickerPlayground$/);
});

test('a page that came by navigation has the playground too', async ({page}) => {
  await page.goto('/x/api/charts/area-plot/');
  await settled(page);
  await page.getByRole('link', {name: 'BarChart', exact: true}).first().click();
  await expect(page).toHaveURL(CHART);
  await settled(page);
  const playground = playgroundOf(page);
  // Rows above it get their height as they come near, and would push it out of the viewport.
  await pressAtRest(playground.section.getByRole('button', {name: /^Try the props/}));
  await untilLive(playground);
  await expect(playground.stage.locator('.MuiBarElement-root')).toHaveCount(8);
});

test('by keyboard alone: open, find a prop, turn it, take it back', async ({page}) => {
  await page.goto(CHART);
  await settled(page);
  const playground = playgroundOf(page);
  await playground.section.getByRole('button', {name: /^Try the props/}).focus();
  await page.keyboard.press('Enter');
  await untilLive(playground);
  // The pressed button is gone.
  await expect(playground.section).toBeFocused();
  const search = playground.props.getByRole('searchbox');
  // Before it are the choices of the sample and of what stands around the component.
  for (let stops = 0; stops < 12 && !(await search.evaluate((field) => field.matches(':focus'))); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(search).toBeFocused();
  await page.keyboard.type('skipAnim');
  await expect(playground.props.getByText('Props found: 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(playground.props.getByRole('switch', {name: 'skipAnimation'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(playground.code).toContainText('skipAnimation');
  await page.keyboard.press('Shift+Tab');
  await expect(playground.props.getByRole('button', {name: 'Reset skipAnimation'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(playground.code).not.toContainText('skipAnimation');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true, isMobile: true});

  test('the props are in a sheet, and the preview stays in sight above it', async ({page}) => {
    const {section, stage, props} = await openPlayground(page, GRID);
    await expect(props.getByRole('searchbox')).toBeHidden();
    await section.getByRole('button', {name: 'Change props'}).tap();
    await props.getByRole('searchbox').fill('hideFooter');
    await props.getByLabel('hideFooter', {exact: true}).tap();
    await expect(stage).toBeInViewport({ratio: 0.9});
    const sheet = await props.boundingBox();
    const preview = await stage.boundingBox();
    expect(preview!.y + preview!.height).toBeLessThanOrEqual(sheet!.y + 24);
    expect(await axeViolations(page, {rules: 'structure'})).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(props.getByRole('searchbox')).toBeHidden();
    await expect(section.getByRole('button', {name: 'Change props'})).toBeFocused();
  });
});

for (const url of [
  CHART,
  GRID,
  '/x/api/date-pickers/date-picker/',
  '/x/api/date-pickers/date-range-picker/',
  '/x/api/tree-view/tree-view/',
]) {
  for (const mode of ['light', 'dark'] as const) {
    test(`axe finds nothing in the open playground of ${url}, ${mode}`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      await openPlayground(page, url);
      const within = '[data-playground]';
      expect(await axeViolations(page, {rules: 'structure', within})).toEqual([]);
      expect(await axeViolations(page, {rules: 'colors', within})).toEqual([]);
    });
  }
}

test.describe('without a network', () => {
  test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED/], serviceWorkers: 'block'});

  test('the editor says what is missing and the props go on; with the network it opens', async ({page, context}) => {
    const playground = await openPlayground(page, CHART);
    const edit = playground.section.getByRole('button', {name: 'Edit', exact: true});
    await settled(page);
    await context.setOffline(true);
    await edit.click();
    await expect(playground.section.getByText('The editor could not be loaded.')).toBeVisible();
    await expect(edit).toHaveAttribute('aria-pressed', 'false');
    await (await findProp(playground, 'height')).fill('256');
    await expect(playground.code).toContainText('height={256}');
    await context.setOffline(false);
    await edit.click();
    await expect(playground.section.getByRole('textbox', {name: /^Code of BarChartExample/})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the code of the first state is there, and no button that does nothing', async ({page}) => {
    await page.goto(CHART);
    const {section} = playgroundOf(page);
    await expect(section.locator('noscript pre')).toContainText('export default function BarChartExample()');
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
