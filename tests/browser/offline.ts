import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {KILL_SWITCH} from '../../plugins/offline/node/killSwitch';
import {TEST_SETTINGS} from '../../scripts/testSettings';
import type {DeployedSite} from './deployment';
import {expect, settled} from './test';

/** The URL of a site on the host that registers workers. */
export function homeOf({url}: {readonly url: string}): string {
  return url.replace('127.0.0.1', TEST_SETTINGS.DOCS_HOST);
}

/** The URL of the site under test, which tests may not change, and on the host that registers workers. */
export const SITE = process.env['SITE_ADDRESS'] ?? '';
export const HOME = homeOf({url: SITE});

/** Counts the documents that a tab loads. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads += 1;
    }
  });
  return () => loads;
}

/** The URLs of the active service workers of the page's origin. */
export function workersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.flatMap(({active}) =>
      active?.state === 'activated' ? [new URL(active.scriptURL).pathname] : [],
    );
  });
}

/** The paths in all caches. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({url}) => new URL(url).pathname);
  });
}

/** Waits until the page and all it has loaded are cached. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => workersOf(page)).toEqual(['/x/sw.js']);
  await settled(page);
  await expect
    .poll(async () => {
      const kept = new Set(await keptFiles(page));
      const used = await page.evaluate(() => [
        window.location.pathname,
        // The worker keeps files of the site alone: fonts of a provider are not among them.
        ...performance
          .getEntriesByType('resource')
          .map(({name}) => new URL(name))
          .flatMap(({origin, pathname}) => (origin === window.location.origin ? pathname : [])),
      ]);
      // The worker does not see the sandboxed document of edited code, which the browser itself keeps.
      const others = /\/sw\.js$|\.webmanifest$|^\/frames\//;
      return used.filter((file) => !kept.has(file) && !others.test(file));
    })
    .toEqual([]);
}

/** Opens a page of the docs and waits until it is cached for offline use. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilKept(page);
}

/** Deploys the kill switch, as a build with `OFFLINE=off` does: its pages register no worker. */
export function throwKillSwitch(site: DeployedSite): void {
  site.redeploy();
  const scripts = path.join(site.folder, 'assets/js');
  for (const name of readdirSync(scripts).filter((file) => file.startsWith('main.'))) {
    const file = path.join(scripts, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(TEST_SETTINGS.DOCS_HOST, 'nowhere.example'));
  }
  writeFileSync(path.join(site.folder, 'x/sw.js'), KILL_SWITCH);
}

/** Lets a test control the focus of a tab: it has none until {@link giveFocus}. */
export async function withoutFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('test-focus') === 'yes';
  });
}

export function giveFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    sessionStorage.setItem('test-focus', 'yes');
    window.dispatchEvent(new Event('focus'));
  });
}
