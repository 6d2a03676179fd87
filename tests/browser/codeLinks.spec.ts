import type {BrowserContext, Page} from '@playwright/test';
import {COPY_FEEDBACK_MS} from '../../src/site/limits';
import {button, EDITED, linkOf, notice, openLink, ownCode} from './codeLinks';
import {editor, frame, NAME, openEditor, problem, result, stage, withStatement} from './editing';
import {expect, stopClock, test} from './test';

/** Edited code in links. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

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
  watchPages,
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
  await stopClock(page);
  await button(page, 'Copy link to this code').click();
  await expect(button(page, 'Link copied')).toBeVisible();
  await page.clock.runFor(COPY_FEEDBACK_MS);
  await expect(button(page, 'Copy link to this code')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/x\/react-tree-view\/getting-started\/#system-FirstComponent\.tsx=1[\w-]+z$/);
  expect(link.length).toBeLessThan(700);

  const other = await context.browser()!.newContext();
  watchPages(other);
  const reader = await other.newPage();
  await openLink(reader, link);
  await expect(frame(reader)).toBeInViewport();
  await expect(frame(reader)).toBeFocused();
  await expect(editor(reader)).toHaveValue(EDITED(text));
  // Until it runs, the rendering in the page has the same texts.
  await expect(stage(reader)).toHaveAttribute('data-live', /./);
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

test('what can be copied is what is shown, and nothing of it leaves the page without consent', async ({page}) => {
  // A character that makes code read differently than it runs.
  const code = `// \u202e\n${EDITED(await ownCode(page))}`;
  await openLink(page, linkOf(code));
  await expect(frame(page).getByText(/invisible characters that change the order/)).toBeVisible();
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
