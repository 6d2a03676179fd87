import type {Locator, Page, Request} from '@playwright/test';

/** What a page asks for, from the moment it is opened. */
interface Traffic {
  readonly underWay: Set<Request>;
  /** How many requests there have been. */
  begun: number;
}

const TRAFFIC = new WeakMap<Page, Traffic>();

/** In milliseconds. */
const MOST_FOR_SETTLING = 20_000;

/** Whether a request is only for the next page, whose end nobody waits for. */
export function isFetchedAhead(request: Request): boolean {
  const headers = request.headers();
  return /prefetch/.test(headers['sec-purpose'] ?? headers['purpose'] ?? '');
}

/** Counts from now on what a page asks for, so that {@link settled} knows what is under way. */
export function countTraffic(page: Page): void {
  const traffic: Traffic = {underWay: new Set(), begun: 0};
  TRAFFIC.set(page, traffic);
  page.on('request', (request) => {
    if (isFetchedAhead(request)) {
      return;
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      // What the page before it asked for is given up.
      traffic.underWay.clear();
    }
    traffic.underWay.add(request);
    traffic.begun += 1;
  });
  const end = (request: Request): boolean => traffic.underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** What is seen of a page in a moment without work. */
interface Moment {
  readonly isLoaded: boolean;
  readonly isHydrated: boolean;
}

/**
 * For how long a frame is waited for, in milliseconds. A browser without a screen may stop drawing a page in which nothing
 * happens; in one that is busy this time does not end either.
 */
const MOST_FOR_A_FRAME = 3000;

/**
 * Waits for a moment without work: what was put off until then has run, what it changed is painted, and what follows from
 * that has run too.
 */
function untilIdle(page: Page): Promise<Moment> {
  return page.evaluate(async (mostForAFrame) => {
    const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
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

/** What comes of a promise, or nothing after some milliseconds. */
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
    // Where the page is left meanwhile, the next one is looked at.
    const idle = untilIdle(page).catch(() => undefined);
    const moment = await within(idle, Math.max(0, deadline - performance.now()));
    // What ended last may have asked for more: all of it must hold together.
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
 * Waits until a page has come to rest: it is hydrated, nothing that it asked for is under way, and the browser has nothing
 * to do. A timer that waits for its time is no work. A reload in the meantime is waited for.
 *
 * @throws when that takes more than 20 seconds; the message names what is under way
 */
export function settled(page: Page): Promise<void> {
  return untilMoment(page, ({isLoaded, isHydrated}) => isLoaded && isHydrated);
}

/** As {@link settled}, of a page whose own scripts may not come, so that it is not hydrated. */
export function settledWithoutScripts(page: Page): Promise<void> {
  return untilMoment(page, ({isLoaded}) => isLoaded);
}

/** For how many frames an element must have stood still: more than the page itself wants of a row that it holds. */
const CALM_FRAMES = 12;

/** Waits until an element stands still, in a page that may still move it. */
export function untilAtRest(element: Locator): Promise<void> {
  return element.evaluate(async (target, frames) => {
    let place = '';
    for (let calm = 0; calm < frames;) {
      await new Promise(requestAnimationFrame);
      const {x, y, width, height} = target.getBoundingClientRect();
      const now = [x, y, width, height].map(Math.round).join();
      calm = now === place ? calm + 1 : 0;
      place = now;
    }
  }, CALM_FRAMES);
}

/** Presses the button that has the focus, and tells where an element is in the next frame, in CSS pixels. */
export function topAfterPress(element: Locator): Promise<number> {
  return element.evaluate(async (target) => {
    (document.activeElement as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return target.getBoundingClientRect().top;
  });
}

/**
 * Presses an element that the page may still move: scrolled to, rows of API pages get their height, and lists unfold. A press
 * that begins on one thing and ends on another is none.
 */
export async function pressAtRest(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await untilAtRest(element);
  await element.click();
}
