import type {Locator} from '@playwright/test';
import {DEMO_PAGE, LARGE_API_PAGE, SIDEBAR_MENU, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

test.use({forcedColors: 'active', viewport: {width: 1440, height: 900}});

function groundOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('the sidebar marks the line of the page', async ({page}) => {
  await page.goto(TEXT_PAGE);
  const lines = page.locator(`${SIDEBAR_MENU} a`);
  const current = await groundOf(page.locator(`${SIDEBAR_MENU} a[aria-current='page']`));
  const grounds = await lines.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(grounds.filter((ground) => ground === current)).toHaveLength(1);
});

for (const url of [TEXT_PAGE, LARGE_API_PAGE]) {
  test(`the table of contents of ${url} marks one line`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    await page.mouse.wheel(0, 1500);
    const marked = page.locator('.theme-doc-toc-desktop a').evaluateAll.bind(page.locator('.theme-doc-toc-desktop a'));
    await expect
      .poll(() =>
        marked((links) => links.filter((link) => getComputedStyle(link).borderInlineStartWidth !== '0px').length),
      )
      .toBe(1);
  });
}

test('a pressed button looks pressed', async ({page}) => {
  await page.goto(DEMO_PAGE);
  await settled(page);
  const pressed = page.locator('main button[aria-pressed="true"]').first();
  const other = page.locator('main button[aria-pressed="false"]').first();
  await pressed.scrollIntoViewIfNeeded();
  expect(await groundOf(pressed)).not.toBe(await groundOf(other));
});
