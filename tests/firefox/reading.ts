import type {Frame, Page} from 'puppeteer-core';
import {expect} from './test';

/** The URL of a page on the site under test. */
export function addressOf(path: string, home = process.env['SITE_ADDRESS']): string {
  return `${home}${path}`;
}

/** Waits until React has hydrated the page, because a test is faster than a reader and earlier clicks have no handler. */
export async function untilHydrated(tab: Page): Promise<void> {
  await tab.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page of the site and waits until it answers. */
export async function open(tab: Page, path: string, home?: string): Promise<void> {
  await tab.goto(addressOf(path, home));
  await untilHydrated(tab);
}

export async function reload(tab: Page): Promise<void> {
  await tab.reload();
  await untilHydrated(tab);
}

/** Presses what a selector finds, once it is seen and at rest. */
export async function press(tab: Page, selector: string): Promise<void> {
  await tab.locator(selector).click();
}

/** The text of the first element that a selector finds, as a reader sees it; empty where there is none. */
export function textOf(tab: Page | Frame, selector: string): Promise<string> {
  return tab.evaluate((found) => document.querySelector<HTMLElement>(found)?.innerText.trim() ?? '', selector);
}

/** An attribute of the document, in which the reader's choices are kept. */
export function choiceOf(tab: Page, attribute: string): Promise<string | null> {
  return tab.evaluate((name) => document.documentElement.getAttribute(name), attribute);
}

/** Waits until the document has some attributes. */
export async function expectChoices(tab: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  const found = async (): Promise<object> =>
    Object.fromEntries(
      await Promise.all(Object.keys(choices).map(async (name) => [name, await choiceOf(tab, name)] as const)),
    );
  await expect.poll(found).toEqual(choices);
}

/** Goes to each demo of a page, waits until its code runs, and returns how many there are. */
export async function readDemos(tab: Page): Promise<number> {
  const previews = await tab.$$('[data-demo-preview]');
  // As a move of the mouse does. Left alone, demos in sight start too, but not before a while.
  await tab.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  for (const preview of previews) {
    await preview.scrollIntoView();
    await expect.poll(() => preview.evaluate((element) => element.hasAttribute('data-live'))).toBe(true);
  }
  return previews.length;
}
