import {useEffect, useState} from 'react';
import isApple from '@site/src/ui/isApple';

/** How long the print dialog waits for demos that are on their way, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

/** How long nothing may change in the page until its demos count as drawn, in milliseconds: a grid waits 60 after a new size. */
const STILL_MS = 150;

/** The longest wait for animations, in milliseconds: a demo may move for ever. */
const LONGEST_ANIMATION_MS = 2000;

/** The width of demos while they are printed, in CSS pixels: A4 and Letter within the margins of the page. */
const PAPER_WIDTH_PX = 640;

/** Demos of the page whose code is not there yet. */
const waiting = new Set<object>();

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

async function framesUntil(isDone: () => boolean, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  while (!isDone() && performance.now() < end) {
    await nextFrame();
  }
}

/** Waits until demos have measured themselves, drawn what they show and moved it into its place. */
async function demosAreStill(): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  await framesUntil(() => performance.now() - changed > STILL_MS, LONGEST_ANIMATION_MS);
  observer.disconnect();
}

/** Whether a demo runs, cannot run, or is none: its place has no file. */
function isDone({dataset, children}: HTMLElement): boolean {
  const hasFailed = [...children].some((child) => child.matches('[role="alert"]'));
  return dataset['demoPreview'] === '' || dataset['live'] !== undefined || hasFailed;
}

/** Charts and grids measure themselves by script, for which printing leaves no time: they get the paper's width before. */
function narrowToPaper(stages: readonly HTMLElement[]): void {
  stages.forEach(({style}) => {
    style.maxInlineSize = `${PAPER_WIDTH_PX}px`;
  });
  window.addEventListener('afterprint', () => stages.forEach(({style}) => style.removeProperty('max-inline-size')), {
    once: true,
  });
}

/** Runs all demos of the page, as wide as paper, then opens the print dialog. */
async function printWithDemos(stages: readonly HTMLElement[]): Promise<void> {
  // Browsers tell it when the dialog opens, which is too late to fetch anything.
  window.dispatchEvent(new Event('beforeprint'));
  narrowToPaper(stages);
  await framesUntil(() => waiting.size === 0 && stages.every(isDone), LONGEST_WAIT_MS);
  await demosAreStill();
  window.print();
}

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
    void printWithDemos(stages).finally(() => {
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
