import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {LIBRARY_MARKS} from '../site/limits';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos} from './demoPreviews';
import {recordScripts} from './pageWeight';
import {expect, settled, test, TIMING} from './test';

const LANDING = '/';

const look = (page: Page): Locator => page.getByRole('group', {name: 'Look of the components'});

/** A style of each component that follows the theme. */
const THEMED = {
  grid: ['.MuiDataGrid-cell', 'color'],
  picker: ['.MuiPickersDay-root.Mui-selected', 'background-color'],
  chart: ['.MuiAreaElement-root', 'fill'],
  tree: ['.MuiTreeItem-content.Mui-selected', 'background-color'],
} as const;

type Style = Readonly<Record<keyof typeof THEMED, string>>;

function styleOf(page: Page): Promise<Style> {
  return page.evaluate((themed) => {
    const read = ([selector, property]: readonly [string, string]): string => {
      const part = document.querySelector(`[data-live] ${selector}`);
      return part ? getComputedStyle(part).getPropertyValue(property) : 'missing';
    };
    return Object.fromEntries(Object.entries(themed).map(([name, style]) => [name, read(style)])) as Style;
  }, THEMED);
}

/** Opens the landing page and scrolls past all components. */
async function openRunning(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(LANDING);
  await readDemos(page);
  await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible();
}

/** Waits until the components that are named have another style than before. */
async function expectChange(page: Page, before: Style, names: readonly (keyof Style)[]): Promise<Style> {
  await expect
    .poll(async () => {
      const now = await styleOf(page);
      return names.filter((name) => now[name] === before[name] || now[name] === 'missing');
    })
    .toEqual([]);
  return styleOf(page);
}

test('the four components are not fetched before they are seen, and run when they are', async ({page}) => {
  const scripts = recordScripts(page);
  await page.goto(LANDING);
  await settled(page);
  const marks = LIBRARY_MARKS.filter(({library}) => /^@(mui|emotion)$/.test(library));
  const found = async (): Promise<string[]> => {
    const texts = await scripts();
    return marks.filter(({mark}) => texts.some((text) => text.includes(mark))).map(({mark}) => mark);
  };
  expect(await found()).toEqual([]);
  await expect(page.locator('[data-demo-preview]')).toHaveCount(4);

  await readDemos(page);
  expect(await found()).not.toEqual([]);
  await expect(page.getByRole('grid', {name: 'Departures from Frankfurt'})).toBeVisible();
  // The number is in the text above the grid too.
  await expect(page.locator('figure').first()).toContainText('of 1440');
  await expect(page.getByRole('textbox', {name: 'Day of travel'})).toBeVisible();
  await expect(page.locator('.MuiAreaElement-root')).toHaveCount(2);
  await expect(page.getByRole('treeitem', {name: 'Wien Hbf'})).toHaveCount(0);
  await page.getByRole('treeitem', {name: 'Austria'}).click();
  await expect(page.getByRole('treeitem', {name: 'Wien Hbf'})).toBeVisible();
});

test('the controls beside the components change all of them at once', async ({page}) => {
  await openRunning(page);
  const light = await styleOf(page);
  await look(page).getByRole('radio', {name: 'Light'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await expectChange(page, light, ['grid', 'picker', 'chart', 'tree']);

  await look(page).getByRole('radio', {name: 'Teal'}).check();
  await expectChange(page, dark, ['picker', 'chart', 'tree']);

  const row = page.locator('.MuiDataGrid-row').first();
  const before = await row.boundingBox();
  await look(page).getByRole('button', {name: 'Dense'}).click();
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before?.height ?? 0);

  await look(page).getByRole('button', {name: 'Right to left'}).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-live] [dir="rtl"]').first()).toBeAttached();
});

test('the mode beside the components is that of the header', async ({page}) => {
  await page.goto(LANDING);
  await expect(look(page).getByRole('radio', {name: 'Light'})).toBeChecked();
  await page.locator('.navbar [data-ga-event-action="mode"] button').click();
  await expect(look(page).getByRole('radio', {name: 'Dark'})).toBeChecked();
  await look(page).getByText('Light').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the line that installs the grid is copied, with the majors of this site', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LANDING);
  const block = page.locator('[data-code-block]');
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const packages = ['@mui/x-data-grid', '@mui/material', '@emotion/react', '@emotion/styled'].map((name) => {
    const file = path.resolve(__dirname, `../../node_modules/${name}/package.json`);
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
    return `${name}@${Number.parseInt(version, 10)}`;
  });
  expect(copied).toBe(`npm install ${packages.join(' ')}`);
});

for (const width of [360, 1280]) {
  test(`nothing moves while the components arrive at ${width} px`, TIMING, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await countLayoutShifts(page);
    await page.goto(LANDING);
    await readDemos(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('drawings stand for the components, and there is nothing to press', async ({page}) => {
    await page.goto(LANDING);
    await expect(page.locator('figure svg')).toHaveCount(4);
    await expect(page.locator('main').getByText('100,000 rows')).toBeVisible();
    await expect(page.locator('main :is(button, input):visible')).toHaveCount(0);
  });
});

test('the sections and the links to them are named by their headings', async ({page}) => {
  await page.goto('/zh/');
  for (const name of ['就在本页运行', '你能得到什么', '发布、版本和方案']) {
    await expect(page.getByRole('region', {name, exact: true})).toBeAttached();
    await expect(page.getByRole('link', {name: `“${name}”的直接链接`})).toBeAttached();
  }
});
