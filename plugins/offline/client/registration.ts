import type {SkipWaitingMessage, UsedMessage} from '../types';
import {reloadAtRest} from './reload';
import {WORKER_FILE} from '../urls';

const TEN_MINUTES_MS = 600_000;

/** plugin-pwa's part of the worker reads from its own URL whether to precache the shell. */
const QUERY = `?params=${encodeURIComponent(JSON.stringify({offlineMode: true}))}`;

/**
 * Resolves when a worker is active.
 *
 * @throws when it never will be: it could not be installed, or a newer one took its place
 */
function untilActive(worker: ServiceWorker | null): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (worker?.state === 'activated') {
        resolve(worker);
      } else if (!worker || worker.state === 'redundant') {
        reject(new Error('The worker was given up.'));
      }
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Tells a newer worker not to wait, and reloads the page when that worker is active. */
function followUpdate(worker: ServiceWorker): void {
  const skipWaiting = (): void => {
    if (worker.state === 'installed') {
      worker.postMessage({type: 'SKIP_WAITING'} satisfies SkipWaitingMessage);
    }
  };
  worker.addEventListener('statechange', skipWaiting);
  skipWaiting();
  untilActive(worker).then(reloadAtRest, () => undefined);
}

/** What the document follows. The browser drops a registration whose only worker was given up, and then makes another. */
let followed: ServiceWorkerRegistration | undefined;

/** Looks for a newer worker when the reader comes back to the tab after a while. A browser itself looks on each load. */
function checkForUpdates(): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck > TEN_MINUTES_MS) {
      lastCheck = Date.now();
      followed?.update().catch(() => undefined);
    }
  });
}

async function register(scope: string): Promise<ServiceWorkerRegistration> {
  const url = scope + WORKER_FILE + QUERY;
  const registration = await navigator.serviceWorker.register(url, {scope, updateViaCache: 'none'});
  if (registration === followed) {
    return registration;
  }
  const follow = (): void => {
    const {active, waiting, installing} = registration;
    // The very first worker replaces none, so that nothing has to be reloaded for it.
    if (active) {
      [waiting, installing].forEach((next) => next && followUpdate(next));
    }
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (!followed) {
    checkForUpdates();
  }
  followed = registration;
  return registration;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;
let isReporting = false;

/** Paths of files that the document fetches only to save them. */
const onlySaved = new Set<string>();

/** Keeps files that are about to be saved with a product from being reported as used: the worker would keep a second copy. */
export function leaveUnreported(paths: readonly string[]): void {
  paths.forEach((path) => onlySaved.add(path));
}

/** Tells the worker which files the document has loaded and will load without it. */
function reportLoaded(worker: ServiceWorker): void {
  if (!isReporting) {
    isReporting = true;
    const observer = new PerformanceObserver((list) => {
      const names = list.getEntries().map(({name}) => name);
      const urls = names.filter((name) => !onlySaved.has(new URL(name).pathname));
      worker.postMessage({type: 'USED', urls} satisfies UsedMessage);
    });
    observer.observe({type: 'resource', buffered: true});
  }
}

/**
 * Whether the worker saw the document and all its files. One that was only being installed then controls the document later, and
 * has missed the first files.
 */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return ((navigation as PerformanceNavigationTiming | undefined)?.workerStart ?? 0) > 0;
}

/** @throws when the browser refuses the registration, or the worker could not be installed */
async function activeWorker(scope: string): Promise<ServiceWorker> {
  registered ??= register(scope);
  try {
    const {active, waiting, installing} = await registered;
    return await untilActive(active ?? waiting ?? installing);
  } catch (error) {
    // The next call tries again.
    registered = undefined;
    throw error;
  }
}

/**
 * Waits until a worker serves the docs, and registers it if need be.
 *
 * @throws when the browser refuses the registration, or the worker could not be installed
 */
export async function ensureWorker(scope: string): Promise<void> {
  await activeWorker(scope);
}

/**
 * Tells the worker which page is open, and registers it the first time: a link of the site loads no HTML that the worker could
 * see. A document that was loaded without a worker also reports its files.
 *
 * @throws when the browser refuses the registration, or the worker could not be installed; the page works without it
 */
export async function reportUsed(scope: string, pathname: string): Promise<void> {
  const worker = await activeWorker(scope);
  worker.postMessage({type: 'USED', urls: [pathname]} satisfies UsedMessage);
  if (!cameThroughWorker()) {
    reportLoaded(worker);
  }
}
