import type {Page} from '@playwright/test';
import {DEMO_PAGE} from './site';
import {expect, settled, stopClock, test} from './test';

const CODE_PAGE = '/x/introduction/installation/';
const DEMO = 'ControlledTreeView';

const fence = (page: Page) => page.locator('[data-code-block]').first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const keys of ['Control+c', 'Meta+c', 'Alt+c']) {
  test(`${keys} copies the hovered block and its button says so for two seconds`, async ({page}) => {
    await page.goto(CODE_PAGE);
    await stopClock(page);
    await fence(page).hover();
    await page.keyboard.press(keys);
    const copied = fence(page).getByRole('button', {name: 'Copied'});
    await expect(copied).toHaveCount(1);
    const code = await fence(page).locator('pre:visible').textContent();
    await expect.poll(() => clipboard(page)).toBe(code);
    await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(1);
    await page.clock.runFor(1900);
    await expect(copied).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(copied).toHaveCount(0);
  });
}

test('copies the focused block, after a navigation too', async ({page}) => {
  await page.goto('/x/introduction/licensing/');
  await page.locator(`a[href="${CODE_PAGE}"]`).first().click();
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page).toHaveURL(/installation/);
  await page.mouse.move(0, 0);
  // A command has no stop of its own: it does not scroll, and its controls are stops.
  await fence(page).getByRole('radio').first().focus();
  await page.keyboard.press('Control+c');
  await expect(fence(page).getByRole('button', {name: 'Copied'})).toHaveCount(1);
  const code = page.locator('[data-code-block]:has(pre[tabindex])').first();
  await code.locator('pre:visible').focus();
  await page.keyboard.press('Control+c');
  await expect(code.getByRole('button', {name: 'Copied'})).toHaveCount(1);
});

test('leaves selected text to the browser', async ({page}) => {
  await page.goto(CODE_PAGE);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body));
  await fence(page).hover();
  await page.keyboard.press('Control+c');
  const title = await page.locator('h1').textContent();
  await expect.poll(() => clipboard(page)).toBe(title);
  await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(0);
});

test('does nothing away from code', async ({page}) => {
  await page.goto(CODE_PAGE);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.locator('h1').hover();
  await page.keyboard.press('Control+c');
  await settled(page);
  expect(await clipboard(page)).toBe('before');
  await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(0);
});

test('copies the source of a demo in the variant that is shown', async ({page}) => {
  const demo = page.locator(`#${DEMO}`);
  await page.goto(DEMO_PAGE);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', {name: 'Show code'}).click();
  await demo.getByRole('button', {name: 'JavaScript'}).click();
  const code = demo.locator('[data-code-block] pre:visible');
  await expect(code).toContainText('import');
  await code.hover();
  const reported = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('code-copied', (event) => resolve((event as CustomEvent).detail), {once: true});
      }),
  );
  await page.keyboard.press('Control+c');
  await expect(demo.getByRole('button', {name: 'Copied'})).toHaveCount(1);
  expect(await reported).toEqual({category: 'demo-expand', action: 'copy-keyboard', label: DEMO});
  const text = await clipboard(page);
  expect(text).toContain('export default function ControlledTreeView()');
  expect(text).not.toContain('React.useState<string[]>');
});
