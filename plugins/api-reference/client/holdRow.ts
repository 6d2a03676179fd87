import {stickyOffset} from './stickyOffset';

/** How long the page may take until it stands still, in milliseconds. */
const LONGEST_MS = 1500;

/** For how many frames a row must have stood still. */
const CALM_FRAMES = 6;

/** Events of readers who move the page themselves. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let letGo: (() => void) | undefined;

/**
 * Keeps a row at a height of the window, just below the bars by default, until the page stands still. Rows far from the
 * window have an estimated height; when the browser comes near those above the row, they get their real one and would push
 * it away. A reader who scrolls is not held back.
 *
 * @param place gives the height, in CSS pixels from the top of the window
 */
export function holdRow(row: HTMLElement, place: () => number = stickyOffset): void {
  letGo?.();
  const until = performance.now() + LONGEST_MS;
  let frame = 0;
  let calm = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    MOVES.forEach((move) => window.removeEventListener(move, stop));
    letGo = undefined;
  };
  const hold = (): void => {
    const before = row.getBoundingClientRect().top;
    const offset = before - place();
    if (Math.abs(offset) >= 1) {
      window.scrollBy({top: offset, behavior: 'instant'});
    }
    // At an end of the page there is no more to scroll.
    calm = Math.abs(row.getBoundingClientRect().top - before) < 1 ? calm + 1 : 0;
    if (calm < CALM_FRAMES && performance.now() < until && row.isConnected) {
      frame = requestAnimationFrame(hold);
    } else {
      stop();
    }
  };
  letGo = stop;
  MOVES.forEach((move) => window.addEventListener(move, stop, {passive: true}));
  frame = requestAnimationFrame(hold);
}
