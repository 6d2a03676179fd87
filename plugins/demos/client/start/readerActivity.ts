import {useSyncExternalStore} from 'react';

/** How long a page is left alone before demos start that nobody has moved toward, in milliseconds. */
const UNTOUCHED_MS = 3000;

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Whoever does something here is likely to leave the page, which must not wait for demos that start meanwhile. */
const NAVIGATION = 'nav, aside';

let isActive = false;
let untouched: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function begin(): void {
  isActive = true;
  stopListening();
  listeners.forEach((tell) => tell());
}

function notice({target}: Event): void {
  if (!(target instanceof Element && target.closest(NAVIGATION))) {
    begin();
  }
}

function wait(): void {
  untouched = setTimeout(begin, UNTOUCHED_MS);
}

function listen(): void {
  SIGNS.forEach((sign) => window.addEventListener(sign, notice, {capture: true, passive: true}));
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
}

function stopListening(): void {
  SIGNS.forEach((sign) => window.removeEventListener(sign, notice, true));
  window.removeEventListener('load', wait);
  clearTimeout(untouched);
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    listen();
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    // The next page is left alone anew.
    if (listeners.size === 0) {
      stopListening();
      isActive = false;
    }
  };
}

/** Whether the reader has done anything with the page but navigate, or has read in it for a while. */
export default function useReaderActivity(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isActive,
    () => false,
  );
}
