import type {Page} from '@playwright/test';
import {MEASURED_PAGES} from './measuredPages';
import {traceMainThread, type MainThreadTrace} from './mainThread';
import {slowDown} from './slowProcessor';

/** A navigation without a load: the reader presses a link of the sidebar. */
export interface SoftNavigation {
  /** Paths of the two pages, with a slash at the end. */
  readonly from: string;
  readonly to: string;
}

/** The navigations that `npm run bench` times: between two pages of one kind, each in the sidebar of the other. */
export const SOFT_NAVIGATIONS = {
  textToText: {from: MEASURED_PAGES.longText, to: MEASURED_PAGES.text},
  gridToGrid: {from: MEASURED_PAGES.grid, to: '/x/react-data-grid/column-dimensions/'},
  chartsToCharts: {from: MEASURED_PAGES.charts, to: '/x/react-charts/bar-demo/'},
} as const satisfies Readonly<Record<string, SoftNavigation>>;

export type SoftNavigationName = keyof typeof SOFT_NAVIGATIONS;

/** What a navigation takes from the click until the heading of the next page is painted, in milliseconds. */
export interface NavigationTime {
  readonly heading: number;
  /** The work of the main thread in that time, which a busy machine changes little. */
  readonly headingWork: number;
}

/** Names of marks. */
const CLICKED = 'bench-clicked';
const PAINTED = 'bench-painted';

/** From now on, the page marks a click, and then the painted heading of another page. */
function startMarking(page: Page): Promise<void> {
  return page.evaluate(
    ([clickedName, paintedName]) => {
      const heading = (): string => document.querySelector('h1')?.textContent ?? '';
      const before = heading();
      let isClicked = false;
      const clicked = ({timeStamp}: Event): void => {
        isClicked = true;
        performance.mark(clickedName, {startTime: timeStamp});
      };
      document.addEventListener('click', clicked, {once: true, capture: true});
      const painted = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const now = heading();
          if (!isClicked || now === '' || now === before) {
            return;
          }
          observer.disconnect();
          // A message that is sent in an animation frame arrives after the frame was painted.
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            performance.mark(paintedName);
            resolve();
          };
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(document.documentElement, {childList: true, subtree: true, characterData: true});
      });
      Object.assign(window, {headingPainted: painted});
    },
    [CLICKED, PAINTED] as const,
  );
}

/**
 * Reads a navigation from its trace.
 *
 * @throws if it has not both marks
 */
export function navigationTime({tasks, marks}: MainThreadTrace): NavigationTime {
  const [clicked, painted] = [marks.get(CLICKED), marks.get(PAINTED)];
  if (clicked === undefined || painted === undefined) {
    throw new Error('The trace does not have the click, or the painted heading.');
  }
  const between = tasks.filter(({start, end}) => end > clicked && start < painted);
  const work = between.reduce((sum, task) => sum + task.work, 0);
  return {heading: Math.round(painted - clicked), headingWork: Math.round(work)};
}

/**
 * Presses a link, and measures how long it takes until the heading of its page is painted, on a processor that is four times
 * slower. The pointer is over the link before, as a reader's is, so what a site fetches then is there.
 *
 * @param page a new one, on a desktop's screen, whose traffic is counted
 * @param settle waits until a page is idle
 * @throws if there is no such link in sight, or it loads the page anew
 */
export async function measureSoftNavigation(
  page: Page,
  site: string,
  {from, to}: SoftNavigation,
  settle: (page: Page) => Promise<void>,
): Promise<NavigationTime> {
  await page.goto(site + from);
  await settle(page);
  const link = page.locator(`a[href="${to}"]:visible, a[href="${to.slice(0, -1)}"]:visible`).first();
  await link.hover();
  await settle(page);
  await slowDown(page);
  await startMarking(page);
  const trace = await traceMainThread(page, async () => {
    await link.click();
    await page.evaluate(() => (window as unknown as {headingPainted: Promise<void>}).headingPainted);
  });
  return navigationTime(trace);
}
