import type {ApiDisplay} from '@site/src/site/storage';
import {stickyOffset} from './stickyOffset';
import {holdRow} from './holdRow';
import {ROW} from './rowActions';

/** How far below the bars at the top of the window a row counts as read, in CSS pixels. */
const READING_MARGIN = 4;

/** The least height of a row in each display, in `rem`. */
const LEAST_ROW_HEIGHT: Readonly<Record<ApiDisplay, number>> = {collapsed: 2.125, expanded: 3.5, table: 2.625};

/** The row at a height of the window, by asking the browser: to watch hundreds of rows would cost every frame. */
function rowAt(height: number): HTMLElement | undefined {
  const frame = document.querySelector('[data-api-section]')?.getBoundingClientRect();
  const found = frame && document.elementFromPoint(frame.left + frame.width / 2, height);
  return found?.closest<HTMLElement>(ROW) ?? undefined;
}

/** The row that is being read; nothing if the reading line is above the first row or between two lists. */
export function rowAtReadingLine(): HTMLElement | undefined {
  return rowAt(stickyOffset() + READING_MARGIN);
}

/** Marks what is laid out now and cannot come into the window, whatever height the rows take. */
function markFarChunks(first: HTMLElement | undefined, display: ApiDisplay): HTMLElement[] {
  const chunks = [...document.querySelectorAll<HTMLElement>('[data-api-chunk]:not([hidden])')];
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rowsInWindow = Math.ceil(window.innerHeight / (LEAST_ROW_HEIGHT[display] * rem));
  const from = chunks.findIndex((chunk) => chunk.contains(first ?? null));
  let rows = -(chunks[from]?.childElementCount ?? 0);
  const far = chunks.filter((chunk, index) => {
    const isFar = from === -1 || index < from || rows > rowsInWindow;
    rows += index < from ? 0 : chunk.childElementCount;
    return isFar;
  });
  far.forEach((chunk) => chunk.setAttribute('data-far', ''));
  return far;
}

/**
 * Changes the display of rows while the row that is read stays where it is. Only rows that come into the window are laid
 * out at once, the others after the change has been painted.
 *
 * @param display what the change leads to
 */
export function keepScrollPosition(display: ApiDisplay, change: () => void): void {
  const {innerHeight} = window;
  const row = rowAtReadingLine() ?? rowAt(innerHeight / 2) ?? rowAt(innerHeight * 0.9);
  const top = row?.getBoundingClientRect().top ?? 0;
  const far = markFarChunks(row, display);
  change();
  if (row) {
    window.scrollBy({top: row.getBoundingClientRect().top - top, behavior: 'instant'});
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      far.forEach((chunk) => chunk.removeAttribute('data-far'));
      if (row) {
        holdRow(row, () => top);
      }
    }),
  );
}
