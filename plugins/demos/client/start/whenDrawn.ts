/** How many frames a demo does not change in before it counts as drawn: charts grow for a while. */
const STILL_FRAMES = 4;

/** The same for a demo that shows less than its rendering, if its reader waits: a phone may be given less than a mouse. */
const STILL_FRAMES_OF_LESS = 15;

/** The longest wait, in milliseconds: a demo may move for ever, or show something else than its rendering. */
const LONGEST_WAIT_MS = 1000;

/** The share of its rendering's elements that a demo has when it is drawn. */
const COMPLETE = 0.9;

const countElements = (root: Element): number => root.querySelectorAll('*').length;

/**
 * Waits until a demo shows as much as its rendering and has come to rest, so that nothing is seen of the one taking the place of
 * the other: grids measure themselves before they draw their rows.
 *
 * @param live the demo, which is laid out but not seen
 * @param drawn its rendering
 * @param isAwaited whether the reader waits for the demo, which then need not be at rest
 */
export default function whenDrawn(live: Element, drawn: Element, isAwaited: () => boolean, done: () => void): void {
  const needed = COMPLETE * countElements(drawn);
  const end = performance.now() + LONGEST_WAIT_MS;
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(live, {subtree: true, childList: true, attributes: true, characterData: true});
  const check = (): void => {
    still += 1;
    const isComplete = countElements(live) >= needed;
    const isDrawn = isComplete ? still > STILL_FRAMES || isAwaited() : still > STILL_FRAMES_OF_LESS && isAwaited();
    if (isDrawn || performance.now() > end) {
      observer.disconnect();
      done();
    } else {
      requestAnimationFrame(check);
    }
  };
  requestAnimationFrame(check);
}
