import {useSyncExternalStore} from 'react';

/** How long a page is left alone after it has loaded, in milliseconds, before demos start that nobody has moved toward. */
const UNTOUCHED_MS = 3000;

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let isActive = false;
let isListening = false;
const listeners = new Set<() => void>();

function begin(): void {
  isActive = true;
  SIGNS.forEach((sign) => window.removeEventListener(sign, begin, true));
  listeners.forEach((tell) => tell());
}

function listen(): void {
  isListening = true;
  SIGNS.forEach((sign) => window.addEventListener(sign, begin, {capture: true, passive: true}));
  const wait = (): void => void setTimeout(begin, UNTOUCHED_MS);
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
}

function subscribe(tell: () => void): () => void {
  if (!isListening) {
    listen();
  }
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether the reader has done anything since the document was loaded, or has read in it for a while. */
export default function useReaderActivity(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isActive,
    () => false,
  );
}
