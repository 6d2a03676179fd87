import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {axeViolations} from './axeViolations';
import {HOME, untilKept} from './offline';
import {expect, test} from './test';

const PAGE = '/x/migration/migration-data-grid-v5/';

const OLD_CODE = [
  "import { DataGrid, GridColumns } from '@mui/x-data-grid';",
  '',
  'export const grid = (',
  '  <DataGrid selectionModel={selected} page={0} rows={rows} columns={columns} />',
  ');',
].join('\n');

async function openCheck(page: Page, url = PAGE): Promise<Locator> {
  await page.goto(url);
  await page.getByRole('button', {name: 'Check your code'}).click();
  const field = page.getByLabel('Paste code, or drop files or a folder here');
  await expect(field).toBeFocused();
  return field;
}

function checkButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Check this code'});
}

function result(page: Page): Locator {
  return page.locator('section[aria-labelledby="upgrade-check-result"]');
}

test('what was pasted is refused if it is no code, until it changes; styles are read as such', async ({page}) => {
  const field = await openCheck(page);
  await field.fill('{"dependencies": {"@mui/x-data-grid": "^5.17.0"}}');
  await checkButton(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^This is JSON\. .* Your code stays in this browser/);
  await field.fill('.MuiDataGrid-withBorder {}');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByRole('alert').filter({hasText: 'JSON'})).toHaveCount(0);
  await checkButton(page).click();
  await expect(result(page).locator('li[data-kind]')).toContainText('MuiDataGrid-withBorder');
});

test('pasted code is checked line by line, with what the codemod does and misses, and nothing is sent', async ({
  page,
}) => {
  const field = await openCheck(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const {pathname, origin} = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin && request.method() === 'GET' && request.postData() === null;
    sent.push(isOwn ? pathname : `not allowed: ${request.url()}`);
  });
  await field.fill(OLD_CODE);
  await checkButton(page).click();
  const title = result(page).getByRole('heading', {name: 'To change: 3 (1 by the codemod), to check: 0'});
  await expect(title).toBeFocused();
  await expect(result(page).getByText('Files read: 1, with MUI X: 1.')).toBeVisible();

  const rows = result(page).locator('li[data-kind]');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('1:20');
  await expect(rows.nth(1)).toContainText('selectionModel → rowSelectionModel');
  await expect(rows.nth(1)).toContainText('The codemod makes this change.');
  await expect(rows.nth(1).locator('mark')).toContainText('<DataGrid selectionModel');
  await expect(rows.nth(2)).toContainText('No codemod makes this change.');
  await expect(rows.nth(2).getByRole('link')).toHaveAttribute('href', `${PAGE}#pagination`);

  await result(page).getByText('What the codemod makes of this file').click();
  await expect(result(page).locator('ins')).toContainText('rowSelectionModel={selected} page={0}');
  await expect(result(page).locator('del')).toContainText('<DataGrid selectionModel');

  await result(page).getByLabel('Show').selectOption({label: 'Removed (2)'});
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Now: GridColDef[]');
  await result(page).getByLabel('Show').selectOption({label: 'Renamed (1)'});
  await expect(rows).toHaveCount(1);
  await result(page).getByLabel('Only what the codemod leaves').check();
  await expect(rows).toHaveCount(0);

  expect([...new Set(sent)].filter((file) => !/^\/(?:assets|fonts|images|x)\//.test(file))).toEqual([]);
  expect(sent).toContain('/x/upgrade-check/worker.js');
  expect(sent.join('\n')).not.toContain('selectionModel');
});

test('files and folders are read, and what is no code is left out and counted', async ({page}, testInfo) => {
  await openCheck(page);
  const folder = testInfo.outputPath('app');
  const write = (name: string, text: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  write('src/Grid.tsx', OLD_CODE);
  write('src/theme.css', '.MuiDataGrid-withBorder {}\n');
  write('src/broken.tsx', "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid <<<\n");
  write('src/other.ts', 'export const other = 1;\n');
  write('src/picture.png', 'PNG');
  write('src/data.js', 'const a = "\0";');
  write('src/large.js', `// ${'x'.repeat(1_000_001)}`);
  write('node_modules/a/index.js', OLD_CODE);
  await page.locator('input[type="file"]').last().setInputFiles(folder);

  await expect(result(page).getByText('Files read: 4, with MUI X: 3.')).toBeVisible();
  await expect(result(page).locator('summary').filter({hasText: 'app/src/Grid.tsx'})).toBeVisible();
  await expect(result(page).locator('summary').filter({hasText: 'app/src/theme.css'})).toBeVisible();
  await expect(result(page).getByText('Syntax error in line 2, column 11')).toBeVisible();
  await result(page).getByText('Left out: 4').click();
  for (const reason of ['Folders of packages and builds: 1', 'No code: 1', 'Binary files: 1', 'Larger than 1 MB: 1']) {
    await expect(result(page).getByText(reason)).toBeVisible();
  }
});

test('nonsense, nothing and 5 MB of text are answered in words', async ({page}) => {
  const field = await openCheck(page);
  await checkButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Paste code first.');
  const isPasted = await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'const a = 1;\n'.repeat(400_000));
    return element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  expect(isPasted).toBe(false);
  await expect(page.getByRole('alert')).toContainText('This is 5.2 MB of text. The check reads up to 1 MB at once.');
  await field.fill(']]] %%% 不是代码');
  await checkButton(page).click();
  await expect(result(page).getByRole('heading')).toHaveText('No import of MUI X found');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill('<DataGrid selectionModel={s} />');
  await checkButton(page).click();
  await expect(result(page).getByText('Only what is imported from its packages is checked')).toBeVisible();
  await field.fill("import {DataGrid} from '@mui/x-data-grid';\nexport default () => <DataGrid />;");
  await checkButton(page).click();
  await expect(result(page).getByRole('heading')).toHaveText('Nothing found that version 6 changes');
  // The result of other code does not stay beside the message.
  await field.fill(' ');
  await checkButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Paste code first.');
  await expect(result(page)).toHaveCount(0);
});

test('the keyboard alone is enough', async ({page}) => {
  await page.goto(PAGE);
  await page.getByRole('button', {name: 'Check your code'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Paste code, or drop files or a folder here')).toBeFocused();
  await page.keyboard.insertText(OLD_CODE);
  await page.keyboard.press('Tab');
  await expect(checkButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading')).toBeFocused();
});

test('a result fits a phone, and axe finds nothing in it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const field = await openCheck(page, '/x/migration/migration-pickers-v5/');
  await field.fill(
    'import { DatePicker } from \'@mui/x-date-pickers\';\n<DatePicker {...given} inputFormat="YYYY-MM-DD" renderInput={(params) => <TextField {...params} />} />;\n',
  );
  await checkButton(page).click();
  await result(page).getByText('What the codemod makes of this file').click();
  await expect(result(page).getByRole('group', {name: 'After the codemod'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page, {within: 'section[aria-labelledby="upgrade-check-result"]'})).toEqual([]);
});

test.describe('without a network', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_|503/]});

  test('a check that was used once works, its worker too', async ({page, context}) => {
    const url = HOME + PAGE;
    await page.goto(url);
    await untilKept(page);
    const field = await openCheck(page, url);
    await field.fill(OLD_CODE);
    await checkButton(page).click();
    await expect(result(page).getByRole('heading')).toContainText('To change: 3');
    await untilKept(page);
    await context.setOffline(true);
    const again = await openCheck(page, url);
    await again.fill(OLD_CODE.replace('page={0}', ''));
    await checkButton(page).click();
    await expect(result(page).getByRole('heading')).toContainText('To change: 2');
  });
});
