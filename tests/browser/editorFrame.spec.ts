import type {Page} from '@playwright/test';
import {editor, frame, openEditor, pressInFrame, problem, result, stage, withStatement} from './editing';
import {countLoads} from './offline';
import {expect, startDemos, test} from './test';

const EDITED = (text: string): string => text.replace('"Minestrone"', '"Borscht"');

/** Runs a text and what it does to find something out, which it shows. */
async function answerOf(page: Page, expression: string): Promise<string> {
  const text = await openEditor(page);
  const asking = `const answer = (() => { try { return String(${expression}); } catch (error) { return 'refused: ' + error.name; } })();`;
  await editor(page).fill(withStatement(text, asking).replace('"Minestrone"', '{`answer: ${answer}`}'));
  const shown = result(page).getByText(/^answer: /);
  await expect(shown).toBeVisible();
  return (await shown.innerText()).replace('answer: ', '');
}

test.describe('edited code', () => {
  test.use({expectedErrors: [/Content Security Policy|sandboxed|Blocked|violates/]});

  for (const [what, expression, answer] of [
    ['the page', 'window.parent.document.title', 'refused: SecurityError'],
    ['the storage of the site', "localStorage.getItem('demo-edit-secret')", 'null'],
    ['the cookies of the site', 'document.cookie.includes("secret")', 'false'],
    ['another document of the site', "new XMLHttpRequest().open('GET', '/x/') ?? self.origin", 'null'],
  ] as const) {
    test(`does not reach ${what}`, async ({page, context, baseURL}) => {
      await page.addInitScript(() => {
        if (window.origin !== 'null') {
          localStorage.setItem('demo-edit-secret', '1');
        }
      });
      await context.addCookies([{name: 'secret', value: '1', url: baseURL ?? ''}]);
      expect(await answerOf(page, expression)).toBe(answer);
    });
  }

  test('sends nothing anywhere, nor takes the page elsewhere', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const text = await openEditor(page);
    const url = page.url();
    const tries = "void fetch('/x/sent').catch(() => 0); try { window.top.location.href = '/x/left'; } catch {}";
    await editor(page).fill(EDITED(withStatement(text, tries)));
    await expect(result(page).getByText('Borscht')).toBeVisible();
    expect(page.url()).toBe(url);
    expect(asked.filter((one) => /sent|left/.test(one))).toEqual([]);
  });
});

test.describe('the policy', () => {
  test.use({expectedErrors: [/Content Security Policy/]});

  test('lets no page evaluate text', async ({page}) => {
    await openEditor(page);
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Not at once: what a test runs itself is exempt from the policy.
          requestAnimationFrame(() => {
            try {
              resolve((0, eval)('1'));
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    expect(outcome).toBe('EvalError');
  });
});

/** Code that hangs its thread, and what the reader is told. */
const HANGS = [
  ['a regular expression without an end', '/^(a+)+$/.test("a".repeat(40) + "b");'],
  ['promises without an end', 'const next = () => Promise.resolve().then(next); next();'],
  ['code that evaluates a loop', "eval('for (;;) {}');"],
  ['10 GB of memory', 'const held = []; for (let n = 0; n < 40; n += 1) { held.push(new Uint8Array(256e6).fill(1)); }'],
  [
    'CSS that takes for ever to lay out',
    "document.body.append(Object.assign(document.createElement('div'), {innerHTML: '<style>div {columns: 3}</style>' + '<div>'.repeat(14) + 'text '.repeat(3000)}));",
  ],
] as const;

for (const [what, code] of HANGS) {
  test(`${what} is stopped with a word, and the page goes on`, async ({page}) => {
    const text = await openEditor(page);
    await editor(page).fill(`${code}\n${EDITED(text)}`);
    await expect(problem(page)).toContainText('Stopped: The code did not answer for 2 seconds', {timeout: 15_000});
    await expect(stage(page).getByText('Minestrone')).toBeVisible();
    await expect(stage(page).locator('iframe')).toHaveCount(0);
    await page.reload();
    await expect(problem(page)).toContainText('Not run');
    await expect(stage(page).locator('iframe')).toHaveCount(0);
  });
}

test('more elements than a browser can show are stopped or refused, and the page goes on', async ({page}) => {
  const text = await openEditor(page);
  const many = '<>{Array.from({length: 1_500_000}, (_, n) => <i key={n}>{n}</i>)}</>';
  await editor(page).fill(text.replace(/<TreeView[\s\S]*<\/TreeView>/, many));
  await expect(problem(page)).not.toBeEmpty({timeout: 20_000});
  await expect(stage(page).getByText('Minestrone')).toBeVisible();
  // The page answers while the frame is busy or gone.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('code that reloads its document is stopped, not run at the next load, and what worked before it runs again', async ({
  page,
}) => {
  const text = await openEditor(page);
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  const url = page.url();
  const loads = countLoads(page);
  await editor(page).fill(`location.reload();\n${EDITED(text)}`);
  await expect(problem(page)).toContainText('Stopped: The code reloaded, left or emptied its document', {
    timeout: 15_000,
  });
  await expect(result(page).getByText('Borscht')).toBeVisible();
  expect(page.url()).toBe(url);
  expect(loads()).toBe(0);
  await page.reload();
  await expect(problem(page)).toContainText('Not run: The page was reloaded or closed while this code ran.');
  await expect(stage(page).getByText('Minestrone')).toBeVisible();
  await editor(page).fill(text.replace('"Minestrone"', '"Goulash"'));
  await expect(result(page).getByText('Goulash')).toBeVisible();
  await expect(problem(page)).toBeEmpty();
});

/** Code that breaks its document, its language or its windows, and what the reader is told of it. */
const BREAKS = [
  ['emptied its document', 'document.body.innerHTML = "";', /The code reloaded, left or emptied its document/],
  [
    'replaced a method of all arrays',
    'Array.prototype.map = () => { throw new Error("mine"); };',
    /Error while running: mine/,
  ],
  [
    'spread an endless iterable',
    'void [...(function* () { for (;;) { yield 1; } })()];',
    // On a busy machine the frame is stopped before the guard of loops looks at the clock.
    /A loop ran for more than 2 seconds|did not answer for 2 seconds/,
  ],
  // Nothing: windows that ask are not opened, and the demo is shown.
  ['asked in a loop', 'for (let n = 0; n < 1e3; n += 1) { alert(n); }', undefined],
] as const;

test.describe('after code that broke something', () => {
  test.use({expectedErrors: [/mine|A loop ran|Ignored call to 'alert/]});

  for (const [what, code, told] of BREAKS) {
    test(`the next text runs: it ${what}`, async ({page}) => {
      const text = await openEditor(page);
      await editor(page).fill(`${code}\n${EDITED(text)}`);
      // A text runs once it rests: before that, the next one would take its place.
      await (told
        ? expect(problem(page)).toContainText(told, {timeout: 15_000})
        : expect(result(page).getByText('Borscht')).toBeVisible());
      await editor(page).fill(text.replace('"Minestrone"', '"Goulash"'));
      await expect(result(page).getByText('Goulash')).toBeVisible({timeout: 15_000});
      await expect(problem(page)).toBeEmpty();
    });
  }
});

test('a style that hides everything hides what is in the frame alone, until the reader resets the demo', async ({
  page,
}) => {
  const text = await openEditor(page);
  const style = "Object.assign(document.createElement('style'), {textContent: '*{display:none!important}'})";
  await editor(page).fill(`document.head.append(${style});\n${EDITED(text)}`);
  await expect(result(page).getByText('Borscht')).toBeHidden();
  await expect(result(page).getByText('Borscht')).toBeAttached();
  await expect(editor(page)).toBeVisible();
  await frame(page).getByRole('button', {name: 'Reset'}).click();
  await expect(stage(page).getByText('Minestrone')).toBeVisible();
});

test('what opens over a demo has room, and gives it back', async ({page}) => {
  await page.goto('/x/react-date-pickers/date-picker/');
  const demo = page.locator('#BasicDatePicker');
  const place = demo.locator('[data-demo-preview]');
  await demo.scrollIntoViewIfNeeded();
  await startDemos(page);
  await expect(place).toHaveAttribute('data-live');
  const before = await place.boundingBox();
  await demo.getByRole('button', {name: 'Edit'}).click();
  const area = demo.getByRole('textbox', {name: /^Code of/});
  await area.fill(`${await area.inputValue()}\n`);
  const edited = place.frameLocator('iframe');
  await pressInFrame(edited.getByRole('button', {name: /Choose date/}));
  const calendar = edited.getByRole('dialog');
  await expect(calendar).toBeVisible();
  const [dialog, box] = [await calendar.boundingBox(), await place.locator('iframe').boundingBox()];
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  // The page itself stays as it is.
  expect((await place.boundingBox())?.height).toBe(before?.height);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect.poll(async () => (await place.locator('iframe').boundingBox())?.height).toBe(before?.height);
});

test('the frame follows the mode, the direction and the colors of the page', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  const look = () =>
    result(page)
      .getByText('Borscht')
      .evaluate((element) => {
        const {color, direction, fontFamily, colorScheme} = getComputedStyle(element);
        return {color, direction, fontFamily, colorScheme, font: document.fonts.size > 0};
      });
  expect(await look()).toMatchObject({direction: 'ltr', colorScheme: 'light', font: true});
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
    localStorage.setItem('mui-direction', 'rtl');
    window.dispatchEvent(new StorageEvent('storage', {key: 'mui-direction', newValue: 'rtl'}));
  });
  await expect.poll(look).toMatchObject({direction: 'rtl', colorScheme: 'dark', color: 'rgb(255, 255, 255)'});
});

test('the frame has the padding of the stage on every screen', async ({page}) => {
  const text = await openEditor(page);
  const before = await stage(page).boundingBox();
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    const padding = () => stage(page).evaluate((element) => getComputedStyle(element).paddingBlockStart);
    await expect(result(page).locator('[data-demo-preview]')).toHaveCSS('padding-block-start', await padding());
  }
  await expect.poll(async () => (await stage(page).boundingBox())?.height).toBe(before?.height);
});

test('Tab leads from the page into the demo and out of it, in the order of the page', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(EDITED(text));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  const toolbar = frame(page).getByRole('toolbar');
  // A toolbar is one stop.
  await toolbar.locator('button:not([tabindex="-1"])').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(result(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(1);
});
