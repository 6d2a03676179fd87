import type {Locator, Page, Request} from '@playwright/test';

/** The requests of a page, from its first one on. */
interface Traffic {
  readonly underWay: Set<Request>;
  /** How many requests there have been. */
  begun: number;
}

const TRAFFIC = new WeakMap<Page, Traffic>();

/** In milliseconds. */
const MOST_FOR_SETTLING = 20_000;

/** Whether a request is a prefetch, which is not waited for. */
export function isFetchedAhead(request: Request): boolean {
  const headers = request.headers();
  return /prefetch/.test(headers['sec-purpose'] ?? headers['purpose'] ?? '');
}

/** Tracks the requests of a page from now on, so that {@link settled} knows which are pending. */
export function countTraffic(page: Page): void {
  const traffic: Traffic = {underWay: new Set(), begun: 0};
  TRAFFIC.set(page, traffic);
  page.on('request', (request) => {
    if (isFetchedAhead(request)) {
      return;
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      // Requests of the previous page are cancelled.
      traffic.underWay.clear();
    }
    traffic.underWay.add(request);
    traffic.begun += 1;
  });
  const end = (request: Request): boolean => traffic.underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** The state of a page in an idle moment. */
interface Moment {
  readonly isLoaded: boolean;
  readonly isHydrated: boolean;
}

/**
 * How long to wait for a frame and for idle time, in milliseconds. A headless browser may stop painting an idle page, and a
 * page that is not painted gets no idle time. In a busy page these timers do not fire early either, because they need the same
 * thread.
 */
const MOST_FOR_A_FRAME = 3000;

/**
 * Waits for an idle moment: idle callbacks have run, their changes are painted, and the resulting work has run too.
 */
function untilIdle(page: Page): Promise<Moment> {
  return page.evaluate(async (mostForAFrame) => {
    const idle = (): Promise<unknown> =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, {timeout: mostForAFrame});
      });
    await idle();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, mostForAFrame);
    });
    await idle();
    const {readyState, documentElement} = document;
    return {isLoaded: readyState === 'complete', isHydrated: documentElement.dataset['hasHydrated'] === 'true'};
  }, MOST_FOR_A_FRAME);
}

/** The result of a promise, or `undefined` after some milliseconds. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))]);
}

async function untilMoment(page: Page, isRight: (moment: Moment) => boolean): Promise<void> {
  const traffic = TRAFFIC.get(page);
  if (!traffic) {
    throw new Error('The traffic of this page is not counted. Was it opened in a context of tests/browser/test.ts?');
  }
  const deadline = performance.now() + MOST_FOR_SETTLING;
  for (;;) {
    const {begun} = traffic;
    // If the page navigates meanwhile, the next page is waited for.
    const idle = untilIdle(page).catch(() => undefined);
    const moment = await within(idle, Math.max(0, deadline - performance.now()));
    // The last request may have caused others, so all conditions must hold at once.
    if (moment && isRight(moment) && traffic.underWay.size === 0 && traffic.begun === begun) {
      return;
    }
    if (page.isClosed() || performance.now() > deadline) {
      const urls = [...traffic.underWay].map((request) => request.url());
      throw new Error(`The page has not come to rest. Under way: ${urls.join(', ') || 'nothing'}`);
    }
  }
}

/**
 * Waits until a page is settled: it is hydrated, no request is pending, and the browser is idle. Pending timers do not count.
 * A reload in the meantime is waited for too.
 *
 * @throws if that takes more than 20 seconds; the message names the pending requests
 */
export function settled(page: Page): Promise<void> {
  return untilMoment(page, ({isLoaded, isHydrated}) => isLoaded && isHydrated);
}

/** Like {@link settled}, for a page whose scripts may be blocked, so that it does not hydrate. */
export function settledWithoutScripts(page: Page): Promise<void> {
  return untilMoment(page, ({isLoaded}) => isLoaded);
}

/** How many frames an element must not move: more than the page itself needs to hold a row in place. */
const CALM_FRAMES = 12;

/** Waits until an element no longer moves. */
export function untilAtRest(element: Locator): Promise<void> {
  return element.evaluate(async (target, frames) => {
    let position = '';
    for (let calm = 0; calm < frames;) {
      await new Promise(requestAnimationFrame);
      const {x, y, width, height} = target.getBoundingClientRect();
      const now = [x, y, width, height].map(Math.round).join();
      calm = now === position ? calm + 1 : 0;
      position = now;
    }
  }, CALM_FRAMES);
}

/** Presses the focused button, and returns the position of an element in the next frame, in CSS pixels. */
export function topAfterPress(element: Locator): Promise<number> {
  return element.evaluate(async (target) => {
    (document.activeElement as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return target.getBoundingClientRect().top;
  });
}

/**
 * Presses an element once it no longer moves. Scrolling gives rows of API pages their height, and a press that begins on one
 * element and ends on another is no click.
 */
export async function pressAtRest(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await untilAtRest(element);
  await element.click();
}
