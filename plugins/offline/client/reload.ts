import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** When this tab has last reloaded for a worker, in milliseconds since 1970. */
const RELOADED = 'docs-offline-reloaded';
const PAUSE_MS = 10_000;

let isAwaited = false;

function reload(): void {
  const now = Date.now();
  // A host that gives now one worker, now another must not make the page go round; nor may a tab that remembers nothing.
  if (now - Number(readForTab(RELOADED)) > PAUSE_MS && writeForTab(RELOADED, String(now))) {
    window.location.reload();
  }
}

/** Loads the page anew as soon as the document has focus, once. */
export function reloadWithFocus(): void {
  if (document.hasFocus()) {
    reload();
  } else if (!isAwaited) {
    isAwaited = true;
    window.addEventListener('focus', reload, {once: true});
  }
}
