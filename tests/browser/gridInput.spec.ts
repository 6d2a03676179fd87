import type {Locator, Page} from '@playwright/test';
import {expect, settled, test} from './test';

/** Demos of the grid with text input survive whatever is typed or pasted. */

const TEN_MEGABYTES = 10_000_000;

/** Longer than the slow server of the demos takes, in milliseconds. */
const SLOW_ANSWER_MS = 3_500;

/** Scrolls to a demo and waits until it runs. */
async function liveDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-preview][data-live]')).toBeVisible({timeout: 20_000});
  return demo;
}

/** The texts of a column's cells, from the top. */
function texts(demo: Locator, field: string): Promise<string[]> {
  return demo
    .locator(`[role="cell"][data-field="${field}"], [role="gridcell"][data-field="${field}"]`)
    .allTextContents();
}

/** Puts a text into a field at once, as a paste does. */
async function put(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }, text);
}

test('the quick filter survives nonsense, markup and ten megabytes', async ({page}) => {
  await page.goto('/x/react-data-grid/filtering/quick-filter/');
  const demo = await liveDemo(page, 'QuickFilteringGrid');
  const search = demo
    .getByRole('textbox', {name: 'Search orders'})
    .or(demo.getByRole('searchbox', {name: 'Search orders'}));
  const before = await texts(demo, 'customer');
  expect(before.length).toBeGreaterThan(3);
  for (const text of [
    '.*+?^${}()|[]\\',
    '<img src=x onerror=alert(1)>',
    '\u202e\u0000\ud800',
    'x '.repeat(TEN_MEGABYTES / 2),
  ]) {
    await put(search, text);
    await expect.poll(() => texts(demo, 'customer')).toEqual([]);
  }
  await put(search, '');
  await expect.poll(() => texts(demo, 'customer')).toEqual(before);
});

test('a grid shows pasted markup as text, and survives ten megabytes', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-data-grid/clipboard/');
  const demo = await liveDemo(page, 'ClipboardPaste');
  const cells = demo.locator('[role="cell"], [role="gridcell"]');
  const paste = async (text: string): Promise<void> => {
    await cells.first().click();
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('Control+v');
  };
  const markup = '<img src=x onerror="window.hacked = true">';
  await paste(markup);
  await expect(demo.getByRole('grid')).toContainText(markup);
  expect(await demo.locator('[data-demo-preview] img').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // A text that is too large is not pasted at all, and the grid still works: it pastes the next one into the first cell alone.
  const [, ...others] = await cells.allTextContents();
  expect(others.length).toBeGreaterThan(5);
  await paste(`${'0\t'.repeat(20)}\n`.repeat(TEN_MEGABYTES / 40));
  await paste('Sieve');
  await expect.poll(() => cells.allTextContents()).toEqual(['Sieve', ...others]);
});

test('filters on a server that is slow, fails and recovers show what was asked last', async ({page}) => {
  await page.clock.install();
  await page.goto('/x/react-data-grid/filtering/server-side/');
  const demo = await liveDemo(page, 'ServerFilterGrid');
  const search = demo.getByPlaceholder('Search…');
  const customers = (): Promise<string[]> => texts(demo, 'customer');
  const allAre = async (name: string): Promise<boolean> => {
    const shown = await customers();
    return shown.length > 0 && shown.every((customer) => customer.includes(name));
  };
  await expect.poll(() => customers().then(({length}) => length), {timeout: 10_000}).toBeGreaterThan(2);

  // The slow answer to the first letters arrives after the quick answer to the last ones.
  const slow = demo.getByRole('checkbox', {name: 'Slow server'});
  await slow.check();
  await search.fill('Weber');
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await slow.uncheck();
  await search.fill('Braun');
  await expect.poll(() => allAre('Braun'), {timeout: 10_000}).toBe(true);
  await page.clock.fastForward(SLOW_ANSWER_MS);
  await settled(page);
  expect(await allAre('Braun')).toBe(true);

  const failing = demo.getByRole('checkbox', {name: 'Requests fail'});
  await failing.check();
  await search.fill('Diallo');
  await expect(demo.getByRole('alert')).toBeVisible({timeout: 10_000});
  await failing.uncheck();
  await demo.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => allAre('Diallo'), {timeout: 10_000}).toBe(true);
  await expect(demo.getByRole('alert')).toHaveCount(0);
});
