import {whenAtRest} from '@site/src/ui/atRest';
import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** The time at which this tab has last reloaded for a worker, in milliseconds since 1970. */
const RELOADED = 'docs-offline-reloaded';
const PAUSE_MS = 10_000;

let isWaiting = false;

function reload(): void {
  isWaiting = false;
  const now = Date.now();
  // A host that serves two workers by turns must not make a tab reload in a loop; nor may a tab without storage.
  if (now - Number(readForTab(RELOADED)) > PAUSE_MS && writeForTab(RELOADED, String(now))) {
    window.location.reload();
  }
}

/** Reloads the page once, as soon as the document has focus and its reader neither types nor has a dialog open. */
export function reloadAtRest(): void {
  if (!isWaiting) {
    isWaiting = true;
    whenAtRest(reload);
  }
}
