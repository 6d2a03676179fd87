import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

export const PAGE = '/x/react-tree-view/getting-started/';
export const NAME = 'FirstComponent';

export const frame = (page: Page) => page.locator(`#${NAME}`);
export const stage = (page: Page) => frame(page).locator('[data-demo-preview]');
/** Where edited code runs. */
export const result = (page: Page) => stage(page).frameLocator('iframe');
export const editor = (page: Page) => frame(page).getByRole('textbox');
/** The one status of a demo that describes its field. */
export const problem = (page: Page) => frame(page).locator('[role="status"][id]');
export const editButton = (page: Page) => frame(page).getByRole('button', {name: 'Edit'});

export async function openPage(page: Page): Promise<void> {
  await page.goto(PAGE);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute('data-live');
}

export async function openEditor(page: Page): Promise<string> {
  await openPage(page);
  await editButton(page).click();
  await expect(editor(page)).toBeFocused();
  return editor(page).inputValue();
}

/** Whether the mark of the problem is over a line of the text, counted from 1. */
export function isMarked(page: Page, line: number): Promise<boolean> {
  return editor(page).evaluate((area, number) => {
    const colors = area.parentElement?.querySelector('pre');
    const mark = area.parentElement?.querySelector(':scope > span')?.getBoundingClientRect();
    if (!colors || !mark) {
      return false;
    }
    // The box of the line's text.
    const before =
      (colors.textContent ?? '')
        .split('\n')
        .slice(0, number - 1)
        .join('\n').length + (number > 1 ? 1 : 0);
    const texts = document.createTreeWalker(colors, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const length = node.nodeValue?.length ?? 0;
      if (passed + length > before) {
        const range = document.createRange();
        range.setStart(node, before - passed);
        range.setEnd(node, before - passed + 1);
        const {top, bottom} = range.getBoundingClientRect();
        return mark.top < (top + bottom) / 2 && (top + bottom) / 2 < mark.bottom;
      }
      passed += length;
    }
    return false;
  }, line);
}

export const withStatement = (text: string, statement: string): string =>
  text.replace('  return (', `  ${statement}\n  return (`);

export const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

/**
 * Presses an element of edited code. For some milliseconds after a frame has come into its place, Chromium still gives the
 * pointer to the element of the frame instead of its document, and the press is lost.
 */
export async function pressInFrame(element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await element.hover();
      return element.evaluate((hovered) => hovered.matches(':hover'));
    })
    .toBe(true);
  await element.click();
}
