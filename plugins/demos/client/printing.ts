import {useEffect, useState} from 'react';
import isApple from '@site/src/ui/isApple';

/** Demos of the page whose code is not there yet. */
const waiting = new Set<object>();

/** Whether keys print: on a Mac, Ctrl and P move the caret. */
function isPrint({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !shiftKey && !altKey && key.toLowerCase() === 'p';
}

let isOpening = false;

function onKeyDown(event: KeyboardEvent): void {
  if (!isPrint(event) || event.defaultPrevented) {
    return;
  }
  const stages = [...document.querySelectorAll<HTMLElement>('[data-demo-preview]')];
  if (stages.length === 0) {
    return;
  }
  event.preventDefault();
  // Keys that are held down, or pressed again while the dialog is on its way, open no second one.
  if (!isOpening) {
    isOpening = true;
    import('./printWithDemos')
      .then(
        ({default: printWithDemos}) => printWithDemos(stages, () => waiting.size === 0),
        // What waits for the demos cannot be fetched.
        () => window.print(),
      )
      .finally(() => {
        isOpening = false;
      });
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
    window.addEventListener('beforeprint', run);
    return () => {
      waiting.delete(demo);
      window.removeEventListener('beforeprint', run);
    };
  }, [hasRun]);
  return isPrinting;
}
