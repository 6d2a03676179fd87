import type {Frame, Page} from 'puppeteer-core';
import {PAGE_ATTRIBUTES} from '../../src/site/storage';
import {NAME, PAGE} from '../browser/editing';
import {choiceOf, expectChoices, open, press, readDemos, reload, textOf} from './reading';
import {expect, test} from './test';

const DEMO = `#${NAME}`;
const SALADS = `${DEMO} ::-p-aria(Salads[role="treeitem"])`;
const EDITOR = `${DEMO} textarea`;
const button = (name: string): string => `${DEMO} ::-p-aria(${name}[role="button"])`;

/** Opens the page of the demo, and waits until the demo runs. */
async function openDemo(tab: Page, hash = ''): Promise<void> {
  await open(tab, PAGE + hash);
  await readDemos(tab);
}

/** The code of the demo that is shown. */
function shownCode(tab: Page): Promise<string> {
  return tab.evaluate((demo) => {
    const blocks = [...document.querySelectorAll<HTMLElement>(`${demo} [data-code-block] pre`)];
    return blocks.find((block) => block.checkVisibility())?.innerText ?? '';
  }, DEMO);
}

test('a demo answers the mouse and the keyboard', async ({tab}) => {
  await openDemo(tab);
  const isOpen = (): Promise<string | null | undefined> =>
    tab.$(SALADS).then((item) => item?.evaluate((element) => element.getAttribute('aria-expanded')));
  await press(tab, SALADS);
  await expect.poll(isOpen).toBe('true');
  await tab.keyboard.press('ArrowLeft');
  await expect.poll(isOpen).toBe('false');
});

test('the code is shown, copied, and in the language that was chosen', async ({tab}) => {
  await openDemo(tab);
  expect(await shownCode(tab)).toContain('<TreeView');
  expect(await shownCode(tab)).not.toContain('import');
  await press(tab, button('Show code'));
  await expect.poll(() => shownCode(tab)).toContain("import { TreeView } from '@mui/x-tree-view/TreeView';");

  await press(tab, button('Copy'));
  await expect.poll(() => tab.$(button('Copied'))).not.toBeNull();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toContain(
    'export default function FirstComponent()',
  );
  await expect.poll(() => tab.$(button('Copied'))).toBeNull();
  expect(await tab.$(button('Copy'))).not.toBeNull();

  await press(tab, button('JavaScript (JS)'));
  await expectChoices(tab, {[PAGE_ATTRIBUTES.codeVariant]: 'JS'});
  await reload(tab);
  await expectChoices(tab, {[PAGE_ATTRIBUTES.codeVariant]: 'JS'});
});

test(`#${NAME}.js opens that source for this visit only`, async ({tab}) => {
  await openDemo(tab, `#${NAME}.js`);
  await expectChoices(tab, {[PAGE_ATTRIBUTES.codeVariant]: 'JS'});
  await expect.poll(() => shownCode(tab)).toContain('import');
  const top = (): Promise<number> => tab.$eval(DEMO, (demo) => demo.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(800);
  await tab.goto('about:blank');
  await open(tab, PAGE);
  expect(await choiceOf(tab, PAGE_ATTRIBUTES.codeVariant)).toBe('TS');
});

/** The document in which edited code runs. */
async function result(tab: Page): Promise<Frame | null> {
  const frame = await tab.$(`${DEMO} [data-demo-preview] iframe`);
  return frame ? frame.contentFrame() : null;
}

/** What the edited code shows; empty until it runs. */
async function shownResult(tab: Page): Promise<string> {
  const frame = await result(tab);
  return frame ? textOf(frame, 'body').catch(() => '') : '';
}

/** Types in the place of a text of the editor, as a reader who has selected it. */
async function typeOver(tab: Page, text: string, typed: string): Promise<void> {
  await tab.$eval(
    EDITOR,
    (element, selected) => {
      const area = element as HTMLTextAreaElement;
      const start = area.value.indexOf(selected);
      area.focus();
      area.setSelectionRange(start, start + selected.length);
    },
    text,
  );
  await tab.keyboard.type(typed);
}

test('code is edited and runs, its mistakes are named, and the edits survive a reload', async ({tab}) => {
  await openDemo(tab);
  await press(tab, button('Edit'));
  await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await typeOver(tab, 'Minestrone', 'Borscht');
  await expect.poll(() => shownResult(tab)).toContain('Borscht');

  await typeOver(tab, 'export default function', 'export default functon');
  const problem = (): Promise<string> => textOf(tab, `${DEMO} div[role="status"]`);
  await expect.poll(problem).toMatch(/^Syntax error, .*Unexpected token/s);
  expect(await shownResult(tab)).toContain('Borscht');
  await typeOver(tab, 'functon', 'function');
  await expect.poll(problem).toBe('');

  await reload(tab);
  await expect.poll(() => tab.$eval(EDITOR, (area) => (area as HTMLTextAreaElement).value)).toContain('Borscht');
  await expect.poll(() => shownResult(tab)).toContain('Borscht');
});

test('Tab indents in the editor, Ctrl+Z takes it back, and after Escape it leaves', async ({tab}) => {
  await openDemo(tab);
  await press(tab, button('Edit'));
  await tab.waitForSelector(`${EDITOR}:focus`);
  const text = (): Promise<string> => tab.$eval(EDITOR, (area) => (area as HTMLTextAreaElement).value);
  const before = await text();
  await tab.keyboard.press('Tab');
  expect(await text()).toBe(`  ${before}`);
  await tab.keyboard.down('Control');
  await tab.keyboard.press('z');
  await tab.keyboard.up('Control');
  expect(await text()).toBe(before);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Tab');
  await expect.poll(() => tab.$(`${EDITOR}:focus`)).toBeNull();
  expect(await text()).toBe(before);
});
