import type {Page} from '@playwright/test';
import {API_DISPLAY_ATTRIBUTES} from '../../src/site/storage';

/** Records every display of the page from the first paint with rows on. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const painted = new Set<string | null>();
    Object.assign(window, {painted});
    const note = (): void => {
      if (document.querySelector('[data-api-row]')) {
        painted.add(document.documentElement.getAttribute(name));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, API_DISPLAY_ATTRIBUTES.props);
}

export const paintedDisplays = (page: Page) =>
  page.evaluate(() => [...(window as unknown as {painted: Set<string | null>}).painted]);
