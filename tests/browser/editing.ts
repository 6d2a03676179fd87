import type {Page} from '@playwright/test';
import {expect} from './test';

export const PAGE = '/x/react-tree-view/getting-started/';
export const NAME = 'FirstComponent';

export const frame = (page: Page) => page.locator(`#${NAME}`);
export const stage = (page: Page) => frame(page).locator('[data-demo-stage]');
export const editor = (page: Page) => frame(page).getByRole('textbox');
export const fault = (page: Page) => frame(page).getByRole('status');
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

export const withStatement = (text: string, statement: string): string =>
  text.replace('  return (', `  ${statement}\n  return (`);

export const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
