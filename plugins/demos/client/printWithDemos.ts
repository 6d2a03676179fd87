/** How long the print dialog waits for demos that are on their way, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

/** How long nothing may change in the page until its demos count as drawn, in milliseconds: a grid waits 60 after a new size. */
const STILL_MS = 150;

/** The longest wait for animations, in milliseconds: a demo may move for ever. */
const LONGEST_ANIMATION_MS = 2000;

/** The width of demos while they are printed, in CSS pixels: A4 and Letter within the margins of the page. */
const PAPER_WIDTH_PX = 640;

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

/**
 * Runs all demos of the page, as wide as paper, then opens the print dialog.
 *
 * @param isFetched whether the code of all demos is there
 */
export default async function printWithDemos(stages: readonly HTMLElement[], isFetched: () => boolean): Promise<void> {
  // Browsers tell it when the dialog opens, which is too late to fetch anything.
  window.dispatchEvent(new Event('beforeprint'));
  narrowToPaper(stages);
  await framesUntil(() => isFetched() && stages.every(isDone), LONGEST_WAIT_MS);
  await demosAreStill();
  window.print();
}
