import type {Page} from '@playwright/test';
import {codeHash} from '../../plugins/demos/client/demoLinks';
import {forgedState} from '../unit/demos/linkedStates';
import {frame, NAME, PAGE} from './editing';
import {expect} from './test';

/** Links that bring code to the demo of `editing.ts`. */

export const EDITED = (text: string): string => text.replace('"Minestrone"', '"Borscht"');

export const linkOf = (code: string, theme: object = {}, name = NAME): string =>
  PAGE + codeHash(name, 'TS', 'MUI System', forgedState({code, theme}));

export const button = (page: Page, name: string) => frame(page).getByRole('button', {name});
export const notice = (page: Page) => frame(page).getByText('This code came with a link');

/** The demo's own code, with which a test makes a link. */
export async function ownCode(page: Page): Promise<string> {
  const response = await page.request.get(`${PAGE}${NAME}.tsx`);
  return response.text();
}

export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(notice(page)).toBeVisible();
}
