import type {Page} from '@playwright/test';
import {expect} from './test';

/** Holds back all scripts that a page asks for from now on. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (request) => {
    await released;
    await request.continue();
  });
  return release;
}

/** Opens a page and holds back all scripts that it asks for once it is hydrated: the code of its demos. */
export async function holdDemos(page: Page, route: string): Promise<() => void> {
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return holdScripts(page);
}
