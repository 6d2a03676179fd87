import {axeViolations} from '../axeViolations';
import {expect, test} from './test';

// Axe runs in two modes (axeViolations.ts). The quick one cannot check the frame of a demo.

/** A page with a demo in a frame. */
const FRAMED = '/x/stages/';

/** Elements that each break one rule, with that rule. */
const PLANTED = [
  ['button-name', '<button type="button"></button>'],
  ['image-alt', '<img src="/images/logo.svg">'],
  ['label', '<input type="text">'],
  ['color-contrast', '<p style="color: #777; background: #888">Hardly to be read</p>'],
  ['list', '<ul><p>No item</p></ul>'],
] as const;

const HTML = PLANTED.map(([, html]) => html).join('');
const RULES = PLANTED.map(([rule]) => rule).sort();

function rulesIn(problems: readonly string[]): string[] {
  return [...new Set(problems.map((problem) => problem.replace(/:.*$/s, '')))].sort();
}

test('planted problems are found on a page without frames, and inside its main part', async ({page}) => {
  await page.goto('/x/introduction/licensing/');
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), HTML);
  expect(rulesIn(await axeViolations(page))).toEqual(RULES);
  expect(rulesIn(await axeViolations(page, {rules: 'structure'}))).toEqual(
    RULES.filter((rule) => rule !== 'color-contrast'),
  );
  expect(rulesIn(await axeViolations(page, {rules: 'colors', within: 'main'}))).toEqual(['color-contrast']);
});

test('text that differs from other text only by what is behind it is checked', async ({page}) => {
  await page.goto('/x/introduction/licensing/');
  await page.evaluate(() => {
    const paragraph = document.querySelector('main p')!;
    const darkened = document.createElement('div');
    darkened.style.backgroundColor = '#444';
    darkened.append(paragraph.cloneNode(true));
    document.querySelector('main')!.append(darkened);
  });
  const problems = await axeViolations(page, {rules: 'colors'});
  expect(rulesIn(problems)).toContain('color-contrast');
  expect(problems.join()).toContain('background color: #444444');
  // Nothing is left of how it was found.
  await expect(page.locator('[data-distinct-text]')).toHaveCount(0);
});

test('text that looks like other text outside of the part that is checked is checked there', async ({page}) => {
  await page.goto('/x/introduction/licensing/');
  await page.evaluate(() => {
    const text = '<p style="color: #777; background: #888">Hardly to be read</p>';
    document.querySelector('main')!.insertAdjacentHTML('beforeend', `${text.repeat(3)}<div id="part">${text}</div>`);
  });
  expect(await axeViolations(page, {rules: 'colors', within: '#part'})).toHaveLength(1);
});

test('a problem of color in the dark is found', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/x/introduction/licensing/');
  await page.evaluate(() => {
    const style = '<style>html[data-theme="dark"] main h1 { color: #333 }</style>';
    document.head.insertAdjacentHTML('beforeend', style);
  });
  expect(rulesIn(await axeViolations(page, {rules: 'colors', within: 'main'}))).toEqual(['color-contrast']);
});

test('planted problems are found in the frame of a demo', async ({page}) => {
  await page.goto(FRAMED);
  const frame = page.locator('#Framed').frameLocator('iframe');
  await expect(frame.getByRole('button', {name: 'Narrow'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await frame.locator('body').evaluate((body, html) => body.insertAdjacentHTML('beforeend', html), HTML);
  expect(rulesIn(await axeViolations(page))).toEqual(RULES);
  expect(rulesIn(await axeViolations(page, {rules: 'colors', within: 'main'}))).toEqual(['color-contrast']);
});
