import type {BrowserContext, Page} from '@playwright/test';
import {codeHash} from '../../plugins/demos/client/demoLinks';
import {LONGEST_LINK_STATE} from '../../src/site/limits';
import {forgedState} from '../unit/demos/linkedStates';
import {editor, frame, NAME, openEditor, openPage, PAGE, problem, result, stage, withStatement} from './editing';
import {expect, test} from './test';

/** Edited code in links. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const EDITED = (text: string): string => text.replace('"Minestrone"', '"Borscht"');

const linkOf = (code: string, theme: object = {}, name = NAME): string =>
  PAGE + codeHash(name, 'TS', 'MUI System', forgedState({code, theme}));

const button = (page: Page, name: string) => frame(page).getByRole('button', {name});
const notice = (page: Page) => frame(page).getByText('This code came with a link');

/** The demo's own code, with which a test makes a link. */
async function ownCode(page: Page): Promise<string> {
  const response = await page.request.get(`${PAGE}${NAME}.tsx`);
  return response.text();
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(notice(page)).toBeVisible();
}

/** Code that says so wherever it can if it runs, and what came of it. */
async function watched(context: BrowserContext, page: Page) {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    window.addEventListener('message', ({data}) => {
      if (data === 'ran') {
        document.documentElement.dataset['ran'] = '';
      }
    });
  });
  const statement =
    "window.top.postMessage('ran', '*'); console.log('ran'); new Image().src = 'https://example.org/ran.png';";
  return {
    code: `${statement}\n${EDITED(await ownCode(page))}`,
    hasRun: async (): Promise<boolean> =>
      asked.some((url) => url.includes('ran.png')) || page.evaluate(() => 'ran' in document.documentElement.dataset),
    frames: () => page.frames().filter((one) => one.url().includes('/frames/')).length,
  };
}

test('a link carries an edited demo, which runs once the reader agrees, in the theme of the link', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (window.origin !== 'null') {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
    }
  });
  const text = await openEditor(page);
  await expect(button(page, 'Copy link to this code')).toBeDisabled();
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await button(page, 'Copy link to this code').click();
  await expect(button(page, 'Link copied')).toBeVisible();
  await expect(button(page, 'Copy link to this code')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/x\/react-tree-view\/getting-started\/#system-FirstComponent\.tsx=1[\w-]+z$/);
  expect(link.length).toBeLessThan(700);

  const other = await context.browser()!.newContext();
  const reader = await other.newPage();
  await openLink(reader, link);
  await expect(frame(reader)).toBeInViewport();
  await expect(frame(reader)).toBeFocused();
  await expect(editor(reader)).toHaveValue(EDITED(text));
  await expect(stage(reader).getByText('Minestrone')).toBeVisible();
  await expect(stage(reader).locator('iframe')).toHaveCount(0);
  await button(reader, 'Run this code').click();
  await expect(result(reader).getByText('Borscht')).toBeVisible();
  const look = (root: HTMLElement): string => `${root.dataset['theme']} ${root.dir}`;
  await expect.poll(() => result(reader).locator('html').evaluate(look)).toBe('dark rtl');
  await expect(result(reader).locator('[dir="rtl"]').first()).toBeAttached();
  expect(await reader.locator('html').evaluate(look)).toBe('light ltr');
  const stored = await reader.evaluate(() => ['mui-mode', 'mui-direction'].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([null, null]);
  // The same link again is the same theme.
  await other.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(reader, 'Copy link to this code').click();
  await expect(button(reader, 'Link copied')).toBeVisible();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await other.close();
});

test.describe('code of a link', () => {
  test.use({expectedErrors: [/Content Security Policy|ERR_|Failed to load/]});

  test('does nothing until the reader agrees, nor after a reload', async ({page, context}) => {
    const {code, hasRun, frames} = await watched(context, page);
    await openLink(page, linkOf(code));
    await expect(stage(page)).toHaveAttribute('data-live');
    // Typing in the field changes and runs nothing.
    await editor(page).focus();
    await page.keyboard.type('x');
    await expect(editor(page)).toHaveValue(code);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expect(stage(page)).toHaveAttribute('data-live');
    expect([await hasRun(), frames()]).toEqual([false, 0]);
    // What the test looks for is there once the code has run.
    await button(page, 'Run this code').click();
    await expect(result(page).getByText('Borscht')).toBeVisible();
    await expect.poll(hasRun).toBe(true);
    await page.reload();
    await expect(button(page, 'Run this code')).toBeVisible();
    expect(frames()).toBe(0);
  });

  test('does not run where another site shows the page', async ({page, baseURL}) => {
    const link = new URL(linkOf(EDITED(await ownCode(page))), baseURL).href;
    await page.route('**/embedding', (route) =>
      route.fulfill({contentType: 'text/html', body: `<iframe src="${link}" width="900" height="900"></iframe>`}),
    );
    // The host forbids frames by a header, which a static host may not send.
    await page.route('**/x/react-tree-view/getting-started/', async (route) => {
      const response = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(
          ([name]) => !/^(content-security-policy|x-frame-options)$/.test(name),
        ),
      );
      await route.fulfill({response, headers});
    });
    await page.goto('/embedding', {waitUntil: 'load'});
    const inner = page.frameLocator('iframe').locator(`#${NAME}`);
    await inner.getByRole('button', {name: 'Run this code'}).click();
    await expect(inner.getByText(/part of another page, where code is not run/)).toBeVisible();
  });
});

test('a link takes nothing of the reader: the own edit is back when it is discarded', async ({page}) => {
  const text = await openEditor(page);
  const own = text.replace('"Minestrone"', '"Goulash"');
  await editor(page).fill(own);
  await expect(result(page).getByText('Goulash')).toBeVisible();

  await openLink(page, linkOf(EDITED(text)));
  await expect(editor(page)).toHaveValue(EDITED(text));
  await button(page, 'Run this code').click();
  await expect(result(page).getByText('Borscht')).toBeVisible();
  // Once it is changed it is the reader's, and the address no longer says otherwise.
  const changed = text.replace('"Minestrone"', '"Solyanka"');
  await editor(page).fill(changed);
  await expect(result(page).getByText('Solyanka')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${NAME}`);
  await page.reload();
  await expect(editor(page)).toHaveValue(changed);
  await expect(result(page).getByText('Solyanka')).toBeVisible();

  await button(page, 'Discard').click();
  await expect(editor(page)).toHaveValue(own);
  await expect(result(page).getByText('Goulash')).toBeVisible();
  await expect(frame(page)).toBeFocused();
  await page.reload();
  await expect(editor(page)).toHaveValue(own);
});

test('a link is read, discarded and run with the keyboard alone', async ({page}) => {
  const code = EDITED(await ownCode(page));
  await openLink(page, linkOf(code));
  await button(page, 'Discard').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Run this code')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  // Tab indents only what can be changed.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy link to this code')).toBeFocused();
  await button(page, 'Discard').press('Enter');
  await expect(editor(page)).toHaveCount(0);
  await expect(frame(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe(`#${NAME}`);
  await expect(stage(page).getByText('Minestrone')).toBeVisible();

  // The same link, in the same tab.
  await page.evaluate((link) => window.location.assign(link), linkOf(code));
  await button(page, 'Run this code').press('Enter');
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

/** Links of which nothing can be shown. */
const HOSTILE: readonly (readonly [what: string, hash: string, message: RegExp])[] = [
  ['is cut', codeHash(NAME, 'TS', 'MUI System', '1q1ZKzk9JVbJSSkxKVqoFAA'), /cut off or changed/],
  ['is no text', codeHash(NAME, 'TS', 'MUI System', '1%00%E0%A4%A\u202ez'), /cut off or changed/],
  ['has no code', codeHash(NAME, 'TS', 'MUI System', forgedState({__proto__: {code: 'a'}, code: {}})), /cut off/],
  ['is of another version', codeHash(NAME, 'JS', 'MUI System', '2AAAAz'), /another version/],
  ['is of another styling', codeHash(NAME, 'TS', 'Tailwind', forgedState({code: 'a'})), /another version/],
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
  await button(page, 'Close').click();
  await expect(frame(page).getByText(/has no demo/)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#NoSuchDemo');
});

test('code that is too long for a link is not copied, and the reader is told what to do', async ({page}) => {
  const text = await openEditor(page);
  const long = Array.from({length: LONGEST_LINK_STATE / 4}, (_, index) => ((index * 7919) ** 2).toString(36)).join('');
  await editor(page).fill(`${text}\n// ${long}`);
  await button(page, 'Copy link to this code').click();
  await expect(frame(page).getByText(/too long for a link\. Copy the code, or open it in StackBlitz/)).toBeVisible();
  await editor(page).fill(EDITED(text));
  await expect(frame(page).getByText(/too long for a link/)).toHaveCount(0);
});

test('code that reads differently than it runs comes with a warning', async ({page}) => {
  await openLink(page, linkOf(`// \u202e${EDITED(await ownCode(page))}`));
  await expect(frame(page).getByText(/invisible characters that change the order/)).toBeVisible();
});

test('what can be copied is what is shown, and nothing of it leaves the page without consent', async ({page}) => {
  const code = EDITED(await ownCode(page));
  await openLink(page, linkOf(code));
  await frame(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // The export goes to another site by a form, which the test keeps from being sent.
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function submit() {
      document.documentElement.dataset['sent'] = JSON.stringify([...new FormData(this).values()]);
    };
  });
  const sent = () => page.locator('html').getAttribute('data-sent');
  await button(page, 'Open in StackBlitz').click();
  await expect.poll(sent).toContain('Minestrone');
  await button(page, 'Run this code').click();
  await button(page, 'Open in StackBlitz').click();
  await expect.poll(sent).toContain('Borscht');
});

test('a link that hangs is stopped, and asks again after a reload', async ({page}) => {
  const code = withStatement(await ownCode(page), "eval('for (;;) {}');");
  await openLink(page, linkOf(code));
  await button(page, 'Run this code').click();
  await expect(problem(page).filter({hasText: 'did not answer for 2 seconds'})).toBeVisible();
  await page.reload();
  await expect(button(page, 'Run this code')).toBeVisible();
  await expect(stage(page).locator('iframe')).toHaveCount(0);
});

test('a link opens without storage, and without a network after the editor was used', async ({page, context}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    }
  });
  const text = await openEditor(page);
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await context.setOffline(true);
  const other = text.replace('"Minestrone"', '"Solyanka"');
  await page.evaluate((link) => window.location.assign(link), linkOf(other));
  await button(page, 'Run this code').click();
  await expect(result(page).getByText('Solyanka')).toBeVisible();
  await button(page, 'Discard').click();
  await expect(editor(page)).toHaveValue(EDITED(text));
});

test('the empty playground takes links too', async ({page}) => {
  await page.goto('/playground/');
  const area = page.getByRole('textbox');
  await expect(area).toHaveValue(/count/);
  await area.fill("export default function Playground() { return 'from the playground'; }");
  await page.getByRole('button', {name: 'Copy link to this code'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/playground\/#system-Playground\.tsx=1[\w-]+z$/);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', {name: 'Run this code'}).click();
  await expect(page.frameLocator('iframe').getByText('from the playground')).toBeVisible();
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
    await button(page, 'Run this code').tap();
    await expect(result(page).getByText('Borscht')).toBeVisible();
  });
});

test('without a link, a demo loads nothing of this', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await openPage(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('demos.link.consent'))).toEqual([]);
});
