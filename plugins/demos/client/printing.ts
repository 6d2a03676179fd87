import {useEffect, useState} from 'react';

/** Asks every demo of the page to run, wherever it stands. */
const RUN_ALL = 'demos-run-all';

/** How long the print dialog waits for demos that are on their way, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

/** Demos of the page whose code is not there yet. */
const waiting = new Set<object>();

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Runs all demos of the page, then opens the print dialog: what was out of sight would be printed as an empty frame. */
async function printWithDemos(): Promise<void> {
  window.dispatchEvent(new Event(RUN_ALL));
  const end = performance.now() + LONGEST_WAIT_MS;
  while (waiting.size > 0 && performance.now() < end) {
    await nextFrame();
  }
  // Charts measure themselves in the frame after they appear.
  await nextFrame();
  await nextFrame();
  window.print();
}

function onKeyDown(event: KeyboardEvent): void {
  const isPrint =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';
  if (isPrint && !event.defaultPrevented && waiting.size > 0) {
    event.preventDefault();
    void printWithDemos();
  }
}

let isListening = false;

function listen(): void {
  if (!isListening) {
    isListening = true;
    window.addEventListener('keydown', onKeyDown);
  }
}

/**
 * Whether the page is about to be printed, and a demo that has not run should run now. The print dialog waits for it where it
 * is opened by its keys; a browser's menu waits for nothing, and finds the demos running the second time.
 *
 * @param hasRun whether the demo's code, or what went wrong with it, is there
 */
export default function usePrinting(hasRun: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (hasRun) {
      return undefined;
    }
    listen();
    const demo = {};
    const run = (): void => setPrinting(true);
    waiting.add(demo);
    window.addEventListener(RUN_ALL, run);
    window.addEventListener('beforeprint', run);
    return () => {
      waiting.delete(demo);
      window.removeEventListener(RUN_ALL, run);
      window.removeEventListener('beforeprint', run);
    };
  }, [hasRun]);
  return isPrinting;
}
