import type {Page} from '@playwright/test';
import {axeViolations} from './axeViolations';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift} from './demoPreviews';
import {recordScripts} from './pageWeight';
import {DEMO_PAGE, SIDEBAR_MENU} from './site';
import {expect, settled, stopClock, test, TIMING, untilAtRest} from './test';

const PAGE = '/x/react-tree-view/getting-started/';
const NAME = 'FirstComponent';

const frame = (page: Page) => page.locator(`#${NAME}`);
const source = (page: Page) => frame(page).locator('[data-code-block]:visible pre:visible');

async function openPage(page: Page, hash = ''): Promise<void> {
  await page.goto(`${PAGE}${hash}`);
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page).locator('[data-demo-preview]')).toHaveAttribute('data-live');
}

test('a demo runs: it answers mouse and keyboard', async ({page}) => {
  await openPage(page);
  const salads = frame(page).getByRole('treeitem', {name: 'Salads'});
  await salads.click();
  await expect(salads).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(salads).toHaveAttribute('aria-expanded', 'false');
});

test.describe('before its code is there', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('the server renders the demo, in the space that it will need', async ({page}) => {
    expect(await (await page.request.get(PAGE)).text()).toContain('Minestrone');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(PAGE, {waitUntil: 'load'});
    const stage = frame(page).locator('[data-demo-preview]');
    const serverPreview = await stage.boundingBox();
    await page.unroute('**/*.js');
    await openPage(page);
    await untilAtRest(stage);
    const live = await stage.boundingBox();
    expect(Math.abs((live?.height ?? 0) - (serverPreview?.height ?? 1000))).toBeLessThanOrEqual(8);
  });
});

test('nothing moves when the demo takes the place of its server preview', TIMING, async ({page}) => {
  await countLayoutShifts(page);
  await openPage(page);
  await settled(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
});

test('closed, it shows the JSX that matters; open, the whole source', async ({page}) => {
  await openPage(page);
  await expect(source(page)).toContainText('<TreeView');
  await expect(source(page)).not.toContainText('import');
  await frame(page).getByRole('button', {name: 'Show code'}).click();
  await expect(source(page)).toContainText("import { TreeView } from '@mui/x-tree-view/TreeView';");
  await frame(page).getByRole('button', {name: 'Hide code'}).click();
  await expect(source(page)).not.toContainText('import');
});

test.describe('if its source cannot be fetched', () => {
  test.use({expectedErrors: [/^Failed to load resource/]});

  test('the offer to try again can be read on the background of code', async ({page}) => {
    await page.route('**/*.sources.json*', (route) => route.abort());
    await page.goto(DEMO_PAGE);
    await settled(page);
    await page.getByRole('button', {name: 'Show code'}).first().click();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    expect(await axeViolations(page, {rules: 'colors', within: '[role="alert"]'})).toEqual([]);
  });
});

test('after a navigation the previews of a page come with it, filled', async ({page}) => {
  await page.goto(PAGE);
  await settled(page);
  await expect(source(page)).toContainText('<TreeView');
  await page.evaluate(() => {
    new MutationObserver((records) => {
      records
        .flatMap(({addedNodes}) => [...addedNodes])
        .filter((node): node is Element => node instanceof Element)
        .flatMap((added) => [...added.querySelectorAll('[id$="TreeView"] [data-code-block]')])
        .forEach((preview) => preview.setAttribute('data-came-with', preview.textContent?.trim().slice(0, 1) ?? ''));
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.locator(`${SIDEBAR_MENU} a[href="${DEMO_PAGE}"]`).click();
  const previews = page.locator('[id$="TreeView"] [data-code-block]');
  await expect(previews).toHaveCount(7);
  for (const preview of await previews.all()) {
    await expect(preview).toHaveAttribute('data-came-with', '<');
  }
});

test('the choice of language is shown everywhere at once, kept for a year and found again', async ({page, context}) => {
  await openPage(page);
  await frame(page).getByRole('button', {name: 'JavaScript'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(frame(page).getByRole('button', {name: 'JavaScript'})).toHaveAttribute('aria-pressed', 'true');
  const cookie = (await context.cookies()).find(({name}) => name === 'codeVariant');
  expect(cookie).toMatchObject({value: 'JS', path: '/'});
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
});

for (const [ending, variant] of [
  ['tsx', 'TS'],
  ['js', 'JS'],
]) {
  test(`#${NAME}.${ending} opens that source for this visit only`, async ({page, context}) => {
    await openPage(page, `#${NAME}.${ending}`);
    await expect(source(page)).toContainText('import');
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant!);
    await expect(frame(page)).toBeInViewport();
    expect((await context.cookies()).map(({name}) => name)).not.toContain('codeVariant');
  });
}

test(`#${NAME} leads to the demo, closed`, async ({page}) => {
  await page.goto(`${PAGE}#${NAME}`);
  await expect(frame(page)).toBeInViewport();
  await expect(frame(page).getByRole('button', {name: 'Show code'})).toBeVisible();
});

test('a hash of a demo that does not exist leaves the page as it is', async ({page}) => {
  await openPage(page, '#NoSuchDemo.js');
  await expect(page.locator('h1')).toBeVisible();
  await expect(frame(page).getByRole('button', {name: 'Show code'})).toBeVisible();
});

test('copy gives the source in the chosen language and says so for two seconds', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page);
  await stopClock(page);
  const copy = frame(page).getByRole('button', {name: 'Copy', exact: true});
  const copied = frame(page).getByRole('button', {name: 'Copied'});
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'export default function FirstComponent()',
  );
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
  await expect(copy).toHaveText('Copy');
});

test('the toolbar is one tab stop with arrow keys inside', async ({page}) => {
  await openPage(page);
  const buttons = frame(page).getByRole('toolbar').getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page).getByRole('toolbar').locator(':focus')).toHaveCount(0);
});

test('a demo is not fetched before it is near', async ({page}) => {
  const scripts = recordScripts(page);
  const isFetched = async (): Promise<boolean> => (await scripts()).some((text) => text.includes('data-emotion'));
  await page.setViewportSize({width: 1280, height: 300});
  await page.goto(PAGE);
  await settled(page);
  expect(await isFetched()).toBe(false);
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page).locator('[data-demo-preview]')).toHaveAttribute('data-live');
  expect(await isFetched()).toBe(true);
});

test('a reader who was there before the demo keeps the place', async ({page}) => {
  const url = '/x/react-date-pickers/date-field/';
  const html = await (await page.request.get(url)).text();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // Blocks all scripts that the HTML does not name: React does not hydrate and the demo does not run.
  await page.route('**/assets/js/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      await arrived;
    }
    await route.continue();
  });
  await page.goto(url, {waitUntil: 'commit'});
  const first = page.locator('[data-demo-preview]').first();
  await first.locator('input').first().focus();
  await expect(first).not.toHaveAttribute('data-live');
  arrive();
  await expect(first).toHaveAttribute('data-live');
  await expect(first.locator('input').first()).toBeFocused();
});

test('a demo follows the mode of the page', async ({page}) => {
  await openPage(page);
  const colorOf = () =>
    frame(page)
      .getByText('Salads', {exact: true})
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'light');
  });
  await openPage(page);
  const light = await colorOf();
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'dark');
  });
  await openPage(page);
  await expect.poll(colorOf).not.toBe(light);
});

test('a demo of a paid plan says where its watermark comes from, and a free one has none', async ({page}) => {
  await page.goto('/x/react-data-grid/');
  const note = (demo: string) => page.locator(`#${demo}`).getByText(/watermark of the (Pro|Premium) plan/);
  await expect(note('DataGridProDemo')).toHaveText(/Pro plan: this site runs without a license key/);
  await expect(note('DataGridPremiumDemo')).toHaveText(/Premium plan/);
  await expect(note('DataGridDemo')).toHaveCount(0);
  // The server's HTML shows none.
  const html = await (await page.request.get('/x/react-data-grid/')).text();
  expect(html).not.toContain('MUI X Missing license key');
});
