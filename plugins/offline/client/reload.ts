import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** The time at which this tab has last reloaded for a worker, in milliseconds since 1970. */
const RELOADED = 'docs-offline-reloaded';
const PAUSE_MS = 10_000;

let isWaiting = false;

function reload(): void {
  const now = Date.now();
  // A host that serves two workers by turns must not make a tab reload in a loop; nor may a tab without storage.
  if (now - Number(readForTab(RELOADED)) > PAUSE_MS && writeForTab(RELOADED, String(now))) {
    window.location.reload();
  }
}

/** Reloads the page once, as soon as the document has focus. */
export function reloadWhenFocused(): void {
  if (document.hasFocus()) {
    reload();
  } else if (!isWaiting) {
    isWaiting = true;
    window.addEventListener('focus', reload, {once: true});
  }
}
