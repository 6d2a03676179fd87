import type {Page} from '@playwright/test';
import {STORAGE_KEYS} from '../../src/site/storage';
import {THEME_COLOR} from '../../src/site/tokens';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

interface Look {
  readonly theme: string | null;
  readonly choice: string | null;
  readonly isLight: boolean;
  readonly isDark: boolean;
  readonly themeColor: string | null | undefined;
}

function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => ({
    theme: document.documentElement.getAttribute('data-theme'),
    choice: document.documentElement.getAttribute('data-theme-choice'),
    isLight: document.body.classList.contains('mode-light'),
    isDark: document.body.classList.contains('mode-dark'),
    themeColor: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
  }));
}

function look(mode: 'light' | 'dark', choice: string): Look {
  return {theme: mode, choice, isLight: mode === 'light', isDark: mode === 'dark', themeColor: THEME_COLOR[mode]};
}

async function store(page: Page, value: string | null): Promise<void> {
  await page.addInitScript(
    ([key, stored]) => (stored === null ? localStorage.removeItem(key) : localStorage.setItem(key, stored)),
    [STORAGE_KEYS.mode, value] as const,
  );
}

const CASES = [
  ['light', 'dark', 'light', 'light'],
  ['dark', 'light', 'dark', 'dark'],
  ['system', 'dark', 'dark', 'system'],
  ['system', 'light', 'light', 'system'],
  [null, 'dark', 'dark', 'system'],
  [null, 'light', 'light', 'system'],
] as const;

for (const [stored, system, mode, choice] of CASES) {
  test(`mui-mode ${stored} on a ${system} system is ${mode}, before the first paint and after`, async ({page}) => {
    await store(page, stored);
    await page.emulateMedia({colorScheme: system});
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seenModes: seen});
      const note = (): void => {
        const mode = document.documentElement.getAttribute('data-theme');
        // The server's HTML has a mode too, but nothing is painted before the body has content.
        if (document.body?.querySelector('#__docusaurus')?.childElementCount) {
          seen.add(`${mode} ${[...document.body.classList].filter((name) => name.startsWith('mode-')).join(' ')}`);
        }
      };
      new MutationObserver(note).observe(document, {subtree: true, childList: true, attributes: true});
    });
    await page.goto(TEXT_PAGE);
    await settled(page);
    expect(await lookOf(page)).toEqual(look(mode, choice));
    expect(await page.evaluate(() => [...(window as unknown as {seenModes: Set<string>}).seenModes])).toEqual([
      `${mode} mode-${mode}`,
    ]);
  });
}

test.describe('without the site\u2019s scripts', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('the mode is there all the same: it is set by the page itself', async ({page}) => {
    await store(page, 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(TEXT_PAGE, {waitUntil: 'load'});
    expect(await lookOf(page)).toEqual(look('dark', 'dark'));
    const background = await page.evaluate(
      () =>
        getComputedStyle(document.body).backgroundColor || getComputedStyle(document.documentElement).backgroundColor,
    );
    const [red = 255] = (/\d+/.exec(background) ?? []).map(Number);
    expect(red).toBeLessThan(60);
  });
});

test('a choice of "system" follows the system while the page is open', async ({page}) => {
  await store(page, 'system');
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(TEXT_PAGE);
  for (const mode of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect.poll(() => lookOf(page)).toEqual(look(mode, 'system'));
  }
});

test('a chosen mode does not follow the system', async ({page}) => {
  await store(page, 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(TEXT_PAGE);
  await page.emulateMedia({colorScheme: 'dark'});
  // Enough time for the page to react to the event.
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await settled(page);
  expect(await lookOf(page)).toEqual(look('light', 'light'));
});

for (const system of ['light', 'dark'] as const) {
  test(`each press of the switch changes what is seen on a ${system} system, and is found again`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await page.goto(TEXT_PAGE);
    expect((await lookOf(page)).choice).toBe('system');
    const other = system === 'light' ? 'dark' : 'light';
    for (const mode of [other, system, other] as const) {
      await page.getByRole('button', {name: /mode/i}).first().click();
      await expect.poll(() => lookOf(page)).toEqual(look(mode, mode));
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.mode)).toBe(mode);
      await page.reload();
      await settled(page);
      expect(await lookOf(page)).toEqual(look(mode, mode));
    }
  });
}

test('a choice in one tab shows in the other', async ({page, context}) => {
  await page.goto(TEXT_PAGE);
  const other = await context.newPage();
  await other.goto(DEMO_PAGE);
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.mode);
  await expect.poll(() => lookOf(other)).toEqual(look('dark', 'dark'));
  await page.evaluate((key) => localStorage.setItem(key, 'light'), STORAGE_KEYS.mode);
  await expect.poll(() => lookOf(other)).toEqual(look('light', 'light'));
});
