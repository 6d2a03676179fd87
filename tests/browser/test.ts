import {test as base, expect, type BrowserContext, type Page, type Response} from '@playwright/test';
import {API_DISPLAY_KEYS, type ApiDisplay} from '../../src/site/storage';
import {fontProvider, readSettings} from '../../src/node/settings';
import {stylesheetHosts} from '../../src/site/fonts';
import {LICENSE_NOTICES} from './licenseNotices';
import {noteUrls, skipKnownGreen} from './testCache';
import {countTraffic, pressAtRest, settled, settledWithoutScripts, topAfterPress, untilAtRest} from './settled';

interface Options {
  /** Console errors that the test itself causes. Every other one fails the test. */
  readonly expectedErrors: readonly RegExp[];
  /**
   * The stored display of API pages. `null` stores none, for tests of the first visit, which gets a random display.
   */
  readonly chosenDisplay: ApiDisplay | null;
}

interface Fixtures {
  readonly unlessKnownGreen: undefined;
  readonly notedUrls: undefined;
  readonly countedTraffic: undefined;
  readonly listeningPages: undefined;
  readonly returningReader: undefined;
  /** Watches the pages that another context opens from now on, as those of the test's own context are. */
  readonly watchPages: (context: BrowserContext) => void;
}

/** Hosts of fonts, which are blocked because the test machine may have no network. Pages work without them. */
const FONT_HOSTS = stylesheetHosts(fontProvider(readSettings(process.env)));

function isOfFontHost(url: string): boolean {
  return FONT_HOSTS.some((host) => url.startsWith(`${host}/`));
}

/** Collects console errors, Content-Security-Policy violations among them, and uncaught errors of a page. */
function watch(page: Page, isExpected: (text: string) => boolean, problems: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    const {url} = message.location();
    // Axe fetches all stylesheets of a page again, and the policy forbids that for other hosts.
    const isOfAxe = FONT_HOSTS.some((host) => text.startsWith(`Connecting to '${host}/`));
    const isKnown =
      LICENSE_NOTICES.includes(text) || isOfAxe || (isOfFontHost(url) && /^Failed to load resource/.test(text));
    if (message.type() === 'error' && !isKnown && !isExpected(text)) {
      problems.push(`console: ${text} (${url})`);
    }
  });
  page.on('pageerror', (error) => {
    if (!isExpected(error.message)) {
      problems.push(`uncaught: ${error.stack || error.message}`);
    }
  });
}

/** In milliseconds. */
const MOST_FOR_LISTENING = 15_000;

/**
 * Waits until React has hydrated the page, because a test is faster than a reader and earlier clicks have no handler. If a
 * test blocks the scripts, the wait ends without an error.
 */
async function untilListening(page: Page, response: Response | null): Promise<void> {
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached', timeout: MOST_FOR_LISTENING})
      .catch(() => undefined);
  }
}

const WANTS_LESS: ReadonlySet<string | undefined> = new Set(['commit', 'domcontentloaded', 'load']);

/** Makes `goto` and `reload` wait for hydration, unless a test passes `waitUntil`. */
function waitForListening(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const ended = async (response: Response | null): Promise<Response | null> => {
    await untilListening(page, response);
    return response;
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    return WANTS_LESS.has(options?.waitUntil) ? response : ended(response);
  };
  page.reload = async (options) => ended(await reload(options));
}

/** A test of the site, which fails on any console error, uncaught error or violation of the Content-Security-Policy. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], {option: true}],
  chosenDisplay: ['expanded', {option: true}],
  // First, so that a skipped test opens no browser.
  unlessKnownGreen: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern.
    async ({}, use, testInfo) => {
      skipKnownGreen(testInfo);
      await use(undefined);
    },
    {auto: true},
  ],
  notedUrls: [
    async ({context}, use, testInfo) => {
      const end = noteUrls(context, testInfo);
      await use(undefined);
      end();
    },
    {auto: true},
  ],
  // Runs before the page of the test opens.
  countedTraffic: [
    async ({context}, use) => {
      context.on('page', countTraffic);
      await use(undefined);
      context.off('page', countTraffic);
    },
    {auto: true},
  ],
  listeningPages: [
    async ({context, javaScriptEnabled}, use) => {
      if (javaScriptEnabled !== false) {
        context.on('page', waitForListening);
      }
      await use(undefined);
      context.off('page', waitForListening);
    },
    {auto: true},
  ],
  returningReader: [
    async ({context, chosenDisplay}, use) => {
      if (chosenDisplay) {
        await context.addInitScript(
          ([key, display]) => {
            try {
              localStorage.setItem(key, localStorage.getItem(key) ?? display);
            } catch {
              // Storage is blocked by the test, so nothing can be stored.
            }
          },
          [API_DISPLAY_KEYS.default, chosenDisplay] as const,
        );
      }
      await use(undefined);
    },
    {auto: true},
  ],
  watchPages: [
    async ({context, expectedErrors}, use) => {
      const problems: string[] = [];
      const isExpected = (text: string): boolean => expectedErrors.some((pattern) => pattern.test(text));
      const watchPage = (page: Page): void => watch(page, isExpected, problems);
      context.on('page', watchPage);
      await use((other) => other.on('page', watchPage));
      context.off('page', watchPage);
      expect(problems, 'what went wrong in the pages').toEqual([]);
    },
    {auto: true},
  ],
});

/** Marks a test that depends on a clock or on frames that are painted in time, so that a busy machine may make it fail. */
export const TIMING = {tag: '@timing'} as const;

/** Marks a test of milliseconds. These tests run after all others, one at a time. */
export const SPEED = {tag: '@speed'} as const;

export {expect, pressAtRest, settled, settledWithoutScripts, topAfterPress, untilAtRest};

/** Stops the clock of an open page; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await settled(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Starts the demos near the viewport, as a move of the mouse does: in a page that nobody touches they start too, but not before a
 * while. A real move would pass over something, and the browser might forgive what shifts after it.
 */
export async function startDemos(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

/** Scrolls through the page, so that everything that loads in the viewport does, and waits until the page is settled. */
export async function readThrough(page: Page): Promise<void> {
  await settled(page);
  await startDemos(page);
  for (const stage of await page.locator('[data-demo-preview]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live');
  }
  await page.evaluate(async () => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    // Observers of the viewport run in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo({top: 0, behavior: 'instant'});
  });
  await settled(page);
}
