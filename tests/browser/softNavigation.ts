import type {Page} from '@playwright/test';
import {slowDown} from './slowProcessor';

/** A navigation without a load: the reader presses a link of the sidebar. */
export interface SoftNavigation {
  /** Paths of the two pages, with a slash at the end. */
  readonly from: string;
  readonly to: string;
}

export const SOFT_NAVIGATIONS = {
  textToText: {from: '/x/introduction/licensing/', to: '/x/introduction/installation/'},
  gridToGrid: {from: '/x/react-data-grid/column-definition/', to: '/x/react-data-grid/column-dimensions/'},
  chartsToCharts: {from: '/x/react-charts/bars/', to: '/x/react-charts/bar-demo/'},
} as const satisfies Readonly<Record<string, SoftNavigation>>;

export type SoftNavigationName = keyof typeof SOFT_NAVIGATIONS;

/** From now on, a click starts the clock, and the painted heading of another page stops it. */
function startClock(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heading = (): string => document.querySelector('h1')?.textContent ?? '';
    const before = heading();
    const painted = new Promise<number>((resolve) => {
      let clicked: number | undefined;
      document.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), {once: true, capture: true});
      const observer = new MutationObserver(() => {
        const now = heading();
        if (clicked === undefined || now === '' || now === before) {
          return;
        }
        observer.disconnect();
        // A message that is sent in an animation frame arrives after the frame was painted.
        const start = clicked;
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document.documentElement, {childList: true, subtree: true, characterData: true});
    });
    Object.assign(window, {headingPainted: painted});
  });
}

/**
 * The time from a click on a link until the heading of its page is painted, on a processor that is four times slower, in
 * milliseconds. The pointer is over the link before, as a reader's is, so what a site fetches then is there.
 *
 * @param page a new one, on a desktop's screen, whose traffic is counted
 * @param settle waits until a page is idle
 * @throws if there is no such link in sight, or it loads the page anew
 */
export async function timeSoftNavigation(
  page: Page,
  site: string,
  {from, to}: SoftNavigation,
  settle: (page: Page) => Promise<void>,
): Promise<number> {
  await page.goto(site + from);
  await settle(page);
  const link = page.locator(`a[href="${to}"]:visible, a[href="${to.slice(0, -1)}"]:visible`).first();
  await link.hover();
  await settle(page);
  await slowDown(page);
  await startClock(page);
  await link.click();
  return page.evaluate(() => (window as unknown as {headingPainted: Promise<number>}).headingPainted);
}
