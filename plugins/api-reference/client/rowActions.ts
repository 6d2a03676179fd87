import {translate} from '@docusaurus/Translate';
import {COPY_FEEDBACK_MS} from '@site/src/site/limits';
import {copyText} from '@site/src/ui/clipboard';
import {holdRow} from './holdRow';

/** Tells on the document that rows are there which were not before, or are no more. */
export const ROWS_ARRIVED = 'api-rows-arrived';

/** Tells on the document that rows were hidden or shown. */
export const ROWS_FILTERED = 'api-rows-filtered';

/** Tells on the document that the URL names a row: whatever hides it must give way. */
export const ROW_TARGETED = 'api-row-addressed';

/** A row's name, its URL and what it stands in; the words of `data-` attributes are a contract (README). */
export const ROW = '[data-api-row]';

const TOGGLE = '[data-api-toggle]';
const LINK = 'a[data-api-link]';
/** What has a click of its own. */
const INTERACTIVE = 'a, button, input, label, [data-api-panel]';

let isAnnounced = false;

/** Tells of rows that came or went; what several lists tell at once is heard once. */
export function announceRows(): void {
  if (isAnnounced) {
    return;
  }
  isAnnounced = true;
  queueMicrotask(() => {
    isAnnounced = false;
    document.dispatchEvent(new CustomEvent(ROWS_ARRIVED));
  });
}

/** Whether rows of a section open and close one by one now: only what is collapsed has a button for it. */
function isCollapsed(row: Element): boolean {
  const toggle = row.querySelector(TOGGLE);
  return toggle !== null && getComputedStyle(toggle).display !== 'none';
}

function isOpen(row: HTMLElement): boolean {
  return row.dataset['open'] === 'true' || (row.dataset['open'] !== 'false' && row.matches(':target'));
}

/** Opens or closes a row, which shows where rows are collapsed. */
export function setOpen(row: HTMLElement, open: boolean): void {
  row.dataset['open'] = String(open);
  row.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(open));
}

/** The row that the URL names. */
export function targetRow(): HTMLElement | null {
  let id = window.location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not encoded by a browser: it is what it is.
  }
  const element = id === '' ? null : document.getElementById(id);
  return element?.matches(ROW) ? element : null;
}

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) {
    return;
  }
  link.dataset['copied'] = translate({
    id: 'site.copy.done',
    message: 'Copied',
    description: 'Label of a copy button just after it copied',
  });
  setTimeout(() => delete link.dataset['copied'], COPY_FEEDBACK_MS);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>(ROW);
  if (!row || event.defaultPrevented) {
    return;
  }
  const link = target.closest<HTMLAnchorElement>(LINK);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
    // The browser follows the link, so the URL says what was copied.
    void copyLink(link);
    return;
  }
  const isOnLine = !target.closest(INTERACTIVE) && document.getSelection()?.isCollapsed !== false;
  if (target.closest(TOGGLE) || (isOnLine && !isOpen(row) && isCollapsed(row))) {
    setOpen(row, !isOpen(row));
  }
}

/** Opens the row that the URL names, if it stands in a list, and takes the browser there if it has not gone itself. */
export function openTargetRow(list: HTMLElement): void {
  const row = targetRow();
  if (!row || !list.contains(row)) {
    return;
  }
  setOpen(row, true);
  document.dispatchEvent(new CustomEvent(ROW_TARGETED));
  if (!row.matches(':target')) {
    // Unlike scrolling, this makes the row the `:target` too; the URL stays what it is.
    window.location.replace(window.location.hash);
  }
  holdRow(row);
}

/**
 * Makes rows do what they offer, by events that bubble: open, close, copy a link.
 *
 * @param list what the rows stand in, now or later
 * @returns stops it
 */
export function actOnRows(list: HTMLElement): () => void {
  const onArrival = (): void => openTargetRow(list);
  list.addEventListener('click', onClick);
  document.addEventListener(ROWS_ARRIVED, onArrival);
  announceRows();
  return () => {
    list.removeEventListener('click', onClick);
    document.removeEventListener(ROWS_ARRIVED, onArrival);
  };
}
