import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {API_DISPLAY_KEYS} from '../../src/site/storage';
import {MEASURED_PAGES, PHONE, type MeasuredPage} from '../../tests/browser/measuredPages';
import {measureTasks, weighPage} from '../../tests/browser/pageLoad';
import {measureReaction} from '../../tests/browser/pressReaction';
import {countTraffic, settled, settledWithoutScripts} from '../../tests/browser/settled';
import {
  SOFT_NAVIGATIONS,
  measureSoftNavigation,
  type NavigationTime,
  type SoftNavigationName,
} from '../../tests/browser/softNavigation';
import {builtSize} from '../../tests/sites/builtSize';
import type {BenchSite} from './benchOptions';
import {builtScripts} from './builtScripts';
import type {FigureId} from './figures';
import {runLighthouse} from './lighthouse';
import {OURS} from './report';

/** One sample or several of some figures. */
export type Samples = Partial<Record<FigureId, readonly number[]>>;

/** A site that is served. */
export interface ServedSite extends BenchSite {
  /** Without a slash at its end. */
  readonly url: string;
}

export interface Browsers {
  /** The one that is open. */
  readonly browser: Browser;
  /** The path of the program, with which Lighthouse starts its own. */
  readonly program: string;
  readonly hasLighthouse: boolean;
}

const DESKTOP = {
  viewport: {width: 1280, height: 800},
  // A browser without a screen says so, and is taken for a bot.
  userAgent: PHONE.userAgent.replace(/\(.*?\)\) /, '(X11; Linux x86_64) ').replace(' Mobile', ''),
} as const satisfies BrowserContextOptions;

/** One navigation says little: so many a round. */
const NAVIGATIONS_A_ROUND = 3;

/** Peers do not say that they are hydrated. */
function settleOf({name}: BenchSite): (page: Page) => Promise<void> {
  return name === OURS ? settled : settledWithoutScripts;
}

/** Measures in a new page that has nothing in its cache. */
async function inNewPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    // The first visit gets a random display of the API, and they do not weigh the same.
    await context.addInitScript((key) => {
      if (location.protocol.startsWith('http')) {
        localStorage.setItem(key, 'expanded');
      }
    }, API_DISPLAY_KEYS.default);
    const page = await context.newPage();
    countTraffic(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Whether a site has a page at a path. */
export function hasPage({folder}: BenchSite, pathname: string): boolean {
  return [`${pathname}index.html`, `${pathname.slice(0, -1)}.html`].some((file) => existsSync(path.join(folder, file)));
}

/**
 * Measures a page once.
 *
 * @returns nothing where the site has no such page
 * @throws where the page does not answer or come to rest, or Lighthouse fails
 */
export async function measurePage(site: ServedSite, name: MeasuredPage, browsers: Browsers): Promise<Samples> {
  const pathname = MEASURED_PAGES[name];
  if (!hasPage(site, pathname)) {
    return {};
  }
  const url = site.url + pathname;
  const settle = settleOf(site);
  const weight = await inNewPage(browsers.browser, PHONE, (page) => weighPage(page, url, settle));
  const tasks = await inNewPage(browsers.browser, PHONE, (page) => measureTasks(page, url, settle));
  const lighthouse = browsers.hasLighthouse ? await runLighthouse(url, browsers.program) : {};
  // Peers have no drawings that are pressed before a demo runs.
  const reaction =
    site.name === OURS
      ? await inNewPage(browsers.browser, PHONE, (page) => measureReaction(page, url, name))
      : undefined;
  const figures = {...weight, ...tasks, ...(reaction !== undefined && {reaction}), ...lighthouse};
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, [value]]));
}

/**
 * Measures a navigation a few times.
 *
 * @returns nothing where the site has no such pages, or is a peer without such a link
 * @throws where this site has no such link
 */
export async function measureNavigation(
  site: ServedSite,
  name: SoftNavigationName,
  {browser}: Browsers,
): Promise<Samples> {
  const navigation = SOFT_NAVIGATIONS[name];
  if (!hasPage(site, navigation.from) || !hasPage(site, navigation.to)) {
    return {};
  }
  const times: NavigationTime[] = [];
  try {
    for (let turn = 0; turn < NAVIGATIONS_A_ROUND; turn += 1) {
      const measure = (page: Page): Promise<NavigationTime> =>
        measureSoftNavigation(page, site.url, navigation, settleOf(site));
      times.push(await inNewPage(browser, DESKTOP, measure));
    }
  } catch (error) {
    if (site.name === OURS) {
      throw error;
    }
    console.warn(`[bench] ${site.name}: ${name} cannot be measured: ${(error as Error).message.split('\n')[0]}`);
    return {};
  }
  return {heading: times.map(({heading}) => heading), headingWork: times.map(({headingWork}) => headingWork)};
}

/** Counts and weighs the files of a site: nothing where Docusaurus did not build it. */
export function measureFiles({folder}: BenchSite): Samples {
  const scripts = builtScripts(folder);
  if (!scripts) {
    return {};
  }
  const figures = {...scripts, routes: builtSize(folder).routes};
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, [value]]));
}
