import type {Page} from '@playwright/test';
import {COOKIE_NAMES} from '../../src/site/storage';
import {expect, settled, test} from './test';

const PAGE = '/x/react-data-grid/getting-started/';

/** The first command of the page, which has all plans. */
const command = (page: Page) => page.locator('[data-code-block]:has([role="radiogroup"])').first();

test('one command is shown for plan and package manager, chosen by keyboard, copied, and kept for other pages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await settled(page);
  const shown = command(page).locator('pre:visible');
  await expect(shown).toHaveText(['npm install @mui/x-data-grid@6 @mui/material@5']);
  await command(page).getByRole('radio', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await command(page).getByRole('radio', {name: 'Community'}).focus();
  await page.keyboard.press('ArrowLeft');
  const code = 'yarn add @mui/x-data-grid-premium@6 @mui/material@5';
  await expect(shown).toHaveText([code]);
  await command(page).getByRole('button', {name: 'Copy'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.goto('/x/react-date-pickers/getting-started/');
  // The product has no Premium plan.
  await expect(shown).toHaveText(['yarn add @mui/x-date-pickers@6 @mui/x-date-pickers-pro@6 @mui/material@5']);
});

test('what was chosen is there before scripts are, and what is chosen before counts', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{name: COOKIE_NAMES.packageManager, value: 'pnpm', url: baseURL ?? ''}]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  const shown = command(page).locator('pre:visible');
  await expect(shown).toHaveText(['pnpm add @mui/x-data-grid@6 @mui/material@5']);
  await command(page).getByRole('radio', {name: 'Premium'}).check();
  release();
  await expect(shown).toHaveText(['pnpm add @mui/x-data-grid-premium@6 @mui/material@5']);
});

test('a command is read whole at 320 px, and Copy is always in view', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await page.goto(PAGE);
  await settled(page);
  for (const part of ['pre:visible', 'button']) {
    const box = await command(page).locator(part).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
  }
  const pre = command(page).locator('pre:visible');
  expect(await pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await expect(command(page).getByRole('button', {name: 'Copy'})).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all commands are there, each below its plan and package manager', async ({page}) => {
    await page.goto(PAGE);
    await expect(command(page).locator('pre:visible')).toHaveCount(9);
    await expect(command(page).getByRole('radio')).toHaveCount(0);
    const label = await command(page)
      .locator('pre')
      .last()
      .evaluate((pre) => getComputedStyle(pre, '::before').content);
    expect(label).toBe('"Premium, pnpm"');
  });
});
