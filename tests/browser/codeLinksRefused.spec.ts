import {axeViolations} from './axeViolations';
import {codeHash} from '../../plugins/demos/client/demoLinks';
import {LONGEST_LINK_STATE} from '../../src/site/limits';
import {forgedState} from '../unit/demos/linkedStates';
import {button, EDITED, linkOf, openLink, ownCode} from './codeLinks';
import {editor, frame, NAME, openPage, PAGE, result, stage} from './editing';
import {expect, test} from './test';

/** Links to code that are odd, hostile or too long, and what becomes of them on a phone. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Links of which nothing can be shown. */
const HOSTILE: readonly (readonly [what: string, hash: string, message: RegExp])[] = [
  ['is cut', codeHash(NAME, 'TS', 'MUI System', '1q1ZKzk9JVbJSSkxKVqoFAA'), /cut off or changed/],
  ['is no text', codeHash(NAME, 'TS', 'MUI System', '1%00%E0%A4%A\u202ez'), /cut off or changed/],
  ['is huge', codeHash(NAME, 'TS', 'MUI System', `1${'a'.repeat(1_500_000)}z`), /too long to be opened/],
  ['is a bomb', codeHash(NAME, 'TS', 'MUI System', forgedState({code: 'a'.repeat(4_000_000)})), /too long/],
  ['names no demo', codeHash('NoSuchDemo', 'TS', 'MUI System', forgedState({code: 'a'})), /has no demo “NoSuchDemo”/],
];

test('a link of which nothing can be read is reported, and the demo is shown', async ({page}) => {
  for (const [what, hash, message] of HOSTILE) {
    // Another document each time.
    await page.goto('about:blank');
    await page.goto(PAGE + hash);
    await expect(frame(page).getByText(message), what).toBeVisible();
    await expect(stage(page), what).toHaveAttribute('data-live');
    await expect(editor(page), what).toHaveCount(0);
  }
  expect(await axeViolations(page, {within: `#${NAME}`})).toEqual([]);
  await button(page, 'Close').click();
  await expect(frame(page).getByText(/has no demo/)).toHaveCount(0);
  await expect(frame(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#NoSuchDemo');
});

test('code that is too long for a link is not copied, and only the editor brings what makes one', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  const withLinks = () => scripts.filter((script) => script.includes('demos.link.tooLong'));
  await openPage(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(withLinks()).toEqual([]);
  await button(page, 'Edit').click();
  await expect.poll(withLinks).toHaveLength(1);
  const text = await editor(page).inputValue();
  const long = Array.from({length: LONGEST_LINK_STATE / 4}, (_, index) => ((index * 7919) ** 2).toString(36)).join('');
  // At once: what types for a test takes seconds for a text of this length.
  await editor(page).evaluate((area: HTMLTextAreaElement, added) => {
    area.setRangeText(added, area.value.length, area.value.length);
    area.dispatchEvent(new Event('input', {bubbles: true}));
  }, `\n// ${long}`);
  await button(page, 'Copy link to this code').click();
  await expect(frame(page).getByText(/too long for a link\. Copy the code, or open it in StackBlitz/)).toBeVisible();
  await editor(page).fill(EDITED(text));
  await expect(frame(page).getByText(/too long for a link/)).toHaveCount(0);
});

test('a link whose code takes for ever to color opens at once, without colors', async ({page}) => {
  const code = `// ${'a'.repeat(49_000)}`;
  expect(linkOf(code).length).toBeLessThan(300);
  await openLink(page, linkOf(code));
  await expect(editor(page)).toHaveValue(code);
  await expect(frame(page).locator('pre').filter({hasText: '// aaa'}).locator('.tk-comment')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}, hasTouch: true});

  test('all of the notice fits, with buttons for a thumb', async ({page}) => {
    await openLink(page, linkOf(EDITED(await ownCode(page))));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    for (const name of ['Run this code', 'Discard', 'Copy link to this code']) {
      const box = await button(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
    }
    expect(await axeViolations(page, {within: `#${NAME}`})).toEqual([]);
    const discard = await button(page, 'Discard').boundingBox();
    await button(page, 'Run this code').tap();
    // A second tap at the same place hits nothing.
    expect(await button(page, 'Discard').boundingBox()).toMatchObject({x: discard?.x});
    await expect(result(page).getByText('Borscht')).toBeVisible();
  });
});
