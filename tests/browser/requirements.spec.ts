import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from './test';

const PAGE = '/x/react-tree-view/getting-started/';
const OTHER_PAGE = '/x/react-tree-view/';
const NAME = 'FirstComponent';
const SCRIPTS = path.resolve(__dirname, '../../build/assets/js');

const weight = (page: Page) => page.locator(`#${NAME} [data-demo-weight] > span:first-child`);

function kilobytes(text: string | null): number {
  return Number(/^Bundle (\d+)\u00a0KB$/.exec(text ?? '')?.[1]);
}

/** The scripts that the built page requests to load the demo, read from the page's own code. */
function scriptsOfDemo(): string[] {
  const files = readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'));
  const loading = new RegExp(`docs${PAGE.slice(2)}${NAME}\\.tsx"[^(]*?,load:\\(\\)=>\\w\\((\\d+)\\)`);
  // All demos of a group share the module that fetches the demo.
  const [code = ''] = files.flatMap((file) => {
    const text = readFileSync(path.join(SCRIPTS, file), 'utf8');
    const id = loading.exec(text)?.[1];
    return id === undefined ? [] : (new RegExp(`\\b${id}\\(\\w+,\\w+,\\w+\\)\\{(.*?)\\.then`).exec(text)?.[1] ?? []);
  });
  const chunks = [...code.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, chunk]) => chunk);
  return files.filter((file) => chunks.includes(file.split('.')[1]));
}

test('the weight of a demo is what its scripts take to download, and hydration leaves it as the server wrote it', async ({
  page,
}) => {
  const html = await (await page.request.get(PAGE)).text();
  const sent = /data-demo-weight(?:="")?><span>([^<]+)</.exec(html)?.[1]?.replace('&nbsp;', '\u00a0') ?? '';
  expect(kilobytes(sent)).toBeGreaterThan(1);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(path.basename(new URL(request.url()).pathname)));
  await page.goto(PAGE);
  await page.locator(`#${NAME}`).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${NAME} [data-demo-preview]`)).toHaveAttribute('data-live');
  const scripts = scriptsOfDemo();
  expect(scripts.length).toBeGreaterThan(1);
  expect([...requested]).toEqual(expect.arrayContaining(scripts));
  expect(requested).not.toContain('demo-weights.json');
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(SCRIPTS, file))).length, 0);
  await expect(weight(page)).toHaveText(sent);
  expect(Math.abs(kilobytes(sent) * 1000 - bytes)).toBeLessThan(bytes * 0.05);
});

test('after navigation the weight is there, in the space that was kept for it', async ({page}) => {
  await page.goto(OTHER_PAGE);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/x/demo-weights.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator(`.theme-doc-sidebar-menu a[href="${PAGE}"]`).click();
  await expect(page).toHaveURL(PAGE);
  const box = page.locator(`#${NAME} [data-demo-weight]`);
  await expect(box).toBeAttached();
  await expect(weight(page)).toBeEmpty();
  const before = await box.evaluate((element) => element.getBoundingClientRect().width);
  release();
  await expect(weight(page)).toHaveText(/^Bundle \d+\u00a0KB$/);
  expect(await box.evaluate((element) => element.getBoundingClientRect().width)).toBe(before);
});

test.describe('without the weights', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('a demo works as ever', async ({page}) => {
    await page.route('**/x/demo-weights.json', (route) => route.abort());
    await page.goto(OTHER_PAGE);
    await page.locator(`.theme-doc-sidebar-menu a[href="${PAGE}"]`).click();
    await page.locator(`#${NAME}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${NAME} [data-demo-preview]`)).toHaveAttribute('data-live');
    await expect(weight(page)).toBeEmpty();
  });
});
