import type {TakeOverMessage, UsedMessage} from '../types';
import {reloadWithFocus} from './reload';
import {WORKER_FILE} from '../urls';

const TEN_MINUTES_MS = 600_000;

/** Resolves when a worker serves pages. */
function untilActive(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') {
        resolve(worker);
      }
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Sees a worker through that came after this page's: it is told not to wait, and when it serves, the page loads anew. */
function followUpdate(worker: ServiceWorker): void {
  const report = (): void => {
    if (worker.state === 'installed') {
      worker.postMessage({type: 'SKIP_WAITING'} satisfies TakeOverMessage);
    }
  };
  worker.addEventListener('statechange', report);
  report();
  void untilActive(worker).then(reloadWithFocus);
}

/** Asks for another worker whenever the reader comes back to the tab after a while. A browser asks by itself on each load. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > TEN_MINUTES_MS) {
      lastLook = Date.now();
      registration.update().catch(() => undefined);
    }
  });
}

async function register(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(scope + WORKER_FILE, {scope, updateViaCache: 'none'});
  const follow = (): void => {
    const {active, waiting, installing} = registration;
    // The first of all workers takes nobody's place.
    if (active) {
      [waiting, installing].forEach((next) => next && followUpdate(next));
    }
  };
  registration.addEventListener('updatefound', follow);
  follow();
  lookForUpdates(registration);
  return registration;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;
let isReporting = false;

/** Tells the worker of all that the document loads past it: what came before the worker, and what was under way then. */
function reportLoaded(worker: ServiceWorker): void {
  if (!isReporting) {
    isReporting = true;
    const observer = new PerformanceObserver((list) => {
      const urls = list.getEntries().map(({name}) => name);
      worker.postMessage({type: 'USED', urls} satisfies UsedMessage);
    });
    observer.observe({type: 'resource', buffered: true});
  }
}

/**
 * Tells the worker, registering it the first time, which page is open: it does not see the HTML of a page to which a link of
 * the site led. A document that came without the worker tells what it loads, too.
 *
 * @throws when the registration is refused; what the page does then is nothing
 */
export async function reportUsed(scope: string, pathname: string): Promise<void> {
  const isServed = navigator.serviceWorker.controller !== null;
  registered ??= register(scope);
  const {active, waiting, installing} = await registered;
  const worker = active ?? waiting ?? installing;
  if (worker) {
    await untilActive(worker);
    worker.postMessage({type: 'USED', urls: [pathname]} satisfies UsedMessage);
    if (!isServed) {
      reportLoaded(worker);
    }
  }
}
