import type {Page} from '@playwright/test';
import type {MeasuredPage} from './measuredPages';
import {slowDown} from './slowProcessor';

/** What a reader presses in the first demo of a page, and what the demo answers with: selectors. */
interface Press {
  readonly on: string;
  readonly reaction: string;
}

/** The presses that `npm run bench` times. */
const PRESSES: Partial<Record<MeasuredPage, Press>> = {
  grid: {on: '.MuiDataGrid-columnHeaderTitle', reaction: '[role="columnheader"][aria-sort="ascending"]'},
  picker: {on: 'input', reaction: '[role="dialog"]'},
};

/** How often the page is asked for its reaction, and for how long, in milliseconds. */
const POLLING = {polling: 100, timeout: 30_000};

/**
 * Opens a page and touches its first demo, which is drawn and does not run yet, as soon as the page can be used, on a processor
 * that is four times slower.
 *
 * @param page a new one, with a touch screen
 * @returns how long it takes until the demo's reaction is painted, in milliseconds; `undefined` for a page without a known press
 * @throws if the demo runs before it is touched, or does not react
 */
export async function measureReaction(page: Page, url: string, name: MeasuredPage): Promise<number | undefined> {
  const press = PRESSES[name];
  if (!press) {
    return undefined;
  }
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const stage = page.locator('[data-demo-preview]').first();
  const target = stage.locator(`[data-prerendered]:visible ${press.on}`).first();
  await target.scrollIntoViewIfNeeded();
  await slowDown(page);
  await page.evaluate((reaction) => {
    let pressed: number | undefined;
    document.addEventListener('pointerdown', ({timeStamp}) => (pressed = timeStamp), {once: true, capture: true});
    const observer = new MutationObserver(() => {
      if (pressed === undefined || !document.querySelector(reaction)) {
        return;
      }
      observer.disconnect();
      const start = pressed;
      // A message that is sent in an animation frame arrives after the frame was painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => Object.assign(window, {reactionMs: performance.now() - start});
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document.documentElement, {childList: true, subtree: true, attributes: true});
  }, press.reaction);
  if ((await stage.getAttribute('data-live')) !== null) {
    throw new Error(`${url}: the demo ran before it was touched.`);
  }
  await target.tap();
  const time = await page.waitForFunction(() => (window as {reactionMs?: number}).reactionMs, undefined, POLLING);
  return time.jsonValue();
}
