import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {
  editButton,
  editor,
  problem,
  frame,
  NAME,
  openEditor,
  openPage,
  PAGE,
  result,
  stage,
  withStatement,
} from './editing';
import {expect, settled, test} from './test';

/** The budget of what the Edit button fetches, in bytes (gzip). */
const EDITOR_BYTES = 85_000;

/** A text that identifies each part of the editor after minification. */
const EDITOR_MARKS = ['attr-equals', 'interopRequireWildcard', '__loopGuard'];

interface Scripts {
  readonly urls: string[];
  readonly sizes: number[];
  readonly texts: string[];
  /** Whether all requested files have been read. */
  isRead(): boolean;
}

/** Scripts that the page loads from now on, also those that it fetches for a frame; each URL once, as in its cache. */
function collectScripts(page: Page, known: readonly string[] = []): Scripts {
  const found: Scripts = {urls: [], sizes: [], texts: [], isRead: () => found.texts.length === found.urls.length};
  page.on('response', async (response) => {
    const url = response.url();
    if (!new URL(url).pathname.endsWith('.js') || found.urls.includes(url) || known.includes(url)) {
      return;
    }
    found.urls.push(url);
    // A file that still arrives when the test ends cannot be read.
    const text = await response.text().catch(() => undefined);
    if (text === undefined) {
      return;
    }
    found.sizes.push(gzipSync(text, {level: 9}).length);
    found.texts.push(text);
  });
  return found;
}

test('the editor is fetched when it is asked for, and is light', async ({page}, {annotations}) => {
  const before = collectScripts(page);
  await openPage(page);
  await settled(page);
  await expect.poll(() => before.isRead()).toBe(true);
  const early = EDITOR_MARKS.filter((mark) => before.texts.some((text) => text.includes(mark)));
  expect(early).toEqual([]);

  const after = collectScripts(page, [...before.urls]);
  // By keyboard: the mouse would pass over other buttons, which then fetch code of their own.
  await editButton(page).press('Enter');
  await expect(editor(page)).toBeFocused();
  // The page was settled before, so the files that arrived since then are the editor's.
  const late = (): string[] => EDITOR_MARKS.filter((mark) => after.texts.some((text) => text.includes(mark)));
  await expect.poll(late).toEqual(EDITOR_MARKS);
  await expect.poll(() => after.isRead()).toBe(true);
  const size = after.sizes.reduce((sum, bytes) => sum + bytes, 0);
  annotations.push({type: 'bytes', description: `${size} of ${EDITOR_BYTES}`});
  expect(size).toBeGreaterThan(40_000);
  expect(size).toBeLessThanOrEqual(EDITOR_BYTES);
});

test('what is typed runs above', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await expect(stage(page).getByText('Minestrone')).toHaveCount(0);
  await expect(result(page).getByRole('tree')).toHaveCount(1);
});

test('an import that the site has works, in TypeScript', async ({page}) => {
  const text = await openEditor(page);
  const edited = withStatement(text, "const label: string = 'New here';")
    .replace("import Box from '@mui/material/Box';", (line) => `${line}\nimport Chip from '@mui/material/Chip';`)
    .replace('<TreeView', '<Chip label={label} />\n      <TreeView');
  await editor(page).fill(edited);
  await expect(result(page).locator('.MuiChip-root')).toHaveText('New here');
  await expect(problem(page)).toBeEmpty();
});

test('another package of the site works: a picker with its adapter', async ({page}) => {
  await openEditor(page);
  await editor(page).fill(`import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, DateField } from '@mui/x-date-pickers';
import dayjs from 'dayjs';

export default function Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" defaultValue={dayjs('2024-02-29')} />
    </LocalizationProvider>
  );
}
`);
  await expect(result(page).getByLabel('Day')).toHaveValue(/29/);
});

test('JavaScript is edited on its own, and both are kept', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await frame(page).getByRole('button', {name: 'JavaScript'}).click();
  await expect(editor(page)).toHaveAccessibleName(/JavaScript/);
  await editor(page).fill((await editor(page).inputValue()).replace('"Minestrone"', '"Goulash"'));
  await expect(result(page).getByText('Goulash')).toBeVisible();
  await frame(page).getByRole('button', {name: 'TypeScript'}).click();
  await expect(editor(page)).toHaveValue(/Borscht/);
  await expect(result(page).getByText('Borscht')).toBeVisible();
});

test('a change of the language leaves the focus where it is', async ({page}) => {
  await openEditor(page);
  const javascript = frame(page).getByRole('button', {name: 'JavaScript'});
  await javascript.press('Enter');
  await expect(editor(page)).toHaveAccessibleName(/JavaScript/);
  await expect(javascript).toBeFocused();
});

test('an editor that is long in coming does not call back a reader who has gone on', async ({page}) => {
  await openPage(page);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await editButton(page).press('Enter');
  await editButton(page).press('ArrowRight');
  arrive();
  await expect(editor(page)).toBeVisible();
  await expect(frame(page).getByRole('button', {name: 'Copy', exact: true})).toBeFocused();
});

test('reset brings the original back', async ({page}) => {
  const text = await openEditor(page);
  const reset = frame(page).getByRole('button', {name: 'Reset code'});
  await expect(reset).toBeDisabled();
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await reset.click();
  await expect(editor(page)).toHaveValue(text);
  await expect(stage(page).getByText('Minestrone')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Borscht');
  // As all other changes, it can be undone.
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveValue(/Borscht/);
  await expect(result(page).getByText('Borscht')).toBeVisible();
});

test('edits survive a change of mode and a reload, in an editor that is open again', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await page.reload();
  await expect(editor(page)).toHaveValue(/Borscht/);
  await expect(editor(page)).not.toBeFocused();
  await expect(result(page).getByText('Borscht')).toBeVisible();
});

test('closing gives the demo back as it was written, and opening again the edits', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await editButton(page).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(editButton(page)).toBeFocused();
  await expect(stage(page).getByText('Minestrone')).toBeVisible();
  await editButton(page).click();
  await expect(editor(page)).toHaveValue(/Borscht/);
  await page.reload();
  await expect(editor(page)).toHaveValue(/Borscht/);
});

test('code that was not run is run when it is asked for', async ({page}) => {
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const key = Object.keys(sessionStorage).find((name) => name.endsWith('.TS'));
      sessionStorage.setItem(`${key}:run`, 'running');
    });
  });
  await page.reload();
  await problem(page).getByRole('button', {name: 'Run code'}).click();
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await expect(problem(page)).toBeEmpty();
});

test('storage that is blocked costs nothing but the reload', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await expect(result(page).getByText('Borscht')).toBeVisible();
  await editButton(page).click();
  await editButton(page).click();
  await expect(editor(page)).toHaveValue(/Borscht/);
});

test('Tab indents; after Escape it leaves, as the page says', async ({page}) => {
  const text = await openEditor(page);
  await expect(editor(page)).toHaveAccessibleDescription(/Press Escape, then Tab, to leave the editor/);
  await expect(frame(page).getByText('Press Escape, then Tab')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(`  ${text}`);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveValue(text);
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveAccessibleDescription(/Tab leaves the editor now/);
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(editor(page)).toHaveValue(text);
});

test('Shift and Tab leave by the way one came', async ({page}) => {
  await openEditor(page);
  await page.keyboard.press('Shift+Tab');
  await expect(frame(page).getByRole('toolbar').locator(':focus')).toHaveCount(1);
});

test('copy gives the edited text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = await openEditor(page);
  await editor(page).fill(text.replace('"Minestrone"', '"Borscht"'));
  await frame(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Borscht');
});

test('nothing of the URL is evaluated', async ({page}) => {
  const attack = 'export default () => { window.attacked = true; return null; }';
  await page.goto(`${PAGE}?code=${encodeURIComponent(attack)}#${NAME}.tsx`);
  await expect(stage(page)).toHaveAttribute('data-live');
  await editButton(page).click();
  await expect(editor(page)).toHaveValue(/FirstComponent/);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('the two layers of the editor cover each other, and nothing is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openEditor(page);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const boxes = await editor(page).evaluate((area) => {
    const copy = area.previousElementSibling!;
    const [a, b] = [area.getBoundingClientRect(), copy.getBoundingClientRect()];
    const fonts = [area, copy].map((element) => {
      const {font, lineHeight, padding, direction, letterSpacing} = getComputedStyle(element);
      return {font, lineHeight, padding, direction, letterSpacing};
    });
    return {same: a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height, fonts};
  });
  expect(boxes.same).toBe(true);
  expect(boxes.fonts[0]).toEqual(boxes.fonts[1]);
  expect(boxes.fonts[0]?.direction).toBe('ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the caret stays in sight where a line is long', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openEditor(page);
  await page.keyboard.type(`// ${'long '.repeat(40)}`);
  const scrolled = (): Promise<number> =>
    editor(page).evaluate((area) => area.closest('[data-code-block]')!.scrollLeft);
  await expect.poll(scrolled).toBeGreaterThan(100);
});
