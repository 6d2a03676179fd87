import {translate} from '@docusaurus/Translate';
import {COPY_FEEDBACK_MS} from '@site/src/site/limits';
import addStatus from '@site/src/ui/addStatus';
import {copyText} from '@site/src/ui/clipboard';
import isPlainClick from '@site/src/ui/isPlainClick';
import {holdRow} from './holdRow';
import keepFocusInView from './keepFocusInView';

/** Event on the document: rows were added or removed. */
export const ROWS_ARRIVED = 'api-rows-arrived';

/** Event on the document: rows were hidden or shown. */
export const ROWS_FILTERED = 'api-rows-filtered';

/** Event on the document: the URL names a row, which must not stay hidden. */
export const ROW_TARGETED = 'api-row-addressed';

/** The names of `data-` attributes are a contract (README). */
export const ROW = '[data-api-row]';

const TOGGLE = '[data-api-toggle]';
const LINK = 'a[data-api-link]';
/** Elements that handle a click themselves. */
const INTERACTIVE = 'a, button, input, label, [data-api-panel]';

let isAnnounced = false;

/** Announces that rows were added or removed: once, however many lists do so at the same time. */
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

/** Whether the section of a row is collapsed: only then its toggle is displayed. */
function isCollapsed(row: Element): boolean {
  const toggle = row.querySelector(TOGGLE);
  return toggle !== null && getComputedStyle(toggle).display !== 'none';
}

function isOpen(row: HTMLElement): boolean {
  return row.dataset['open'] === 'true' || (row.dataset['open'] !== 'false' && row.matches(':target'));
}

/** Opens or closes a row; only collapsed sections show the difference. */
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
    // A malformed escape: the hash is used as it is.
  }
  const element = id === '' ? null : document.getElementById(id);
  return element?.matches(ROW) ? element : null;
}

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) {
    return;
  }
  const label = translate({
    id: 'site.copy.done',
    message: 'Copied',
    description: 'Label of a copy button just after it copied',
  });
  link.dataset['copied'] = label;
  const status = addStatus(link, 'site-hidden', label);
  setTimeout(() => {
    delete link.dataset['copied'];
    status.remove();
  }, COPY_FEEDBACK_MS);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>(ROW);
  if (!row || event.defaultPrevented) {
    return;
  }
  const link = target.closest<HTMLAnchorElement>(LINK);
  if (link && isPlainClick(event)) {
    // The browser follows the link, so the URL says what was copied.
    void copyLink(link);
    return;
  }
  const isOnLine = !target.closest(INTERACTIVE) && document.getSelection()?.isCollapsed !== false;
  if (target.closest(TOGGLE) || (isOnLine && !isOpen(row) && isCollapsed(row))) {
    setOpen(row, !isOpen(row));
  }
}

/** Opens the row that the URL names, if the list has it, and scrolls there if the browser has not done so. */
export function openTargetRow(list: HTMLElement): void {
  const row = targetRow();
  if (!row || !list.contains(row)) {
    return;
  }
  setOpen(row, true);
  document.dispatchEvent(new CustomEvent(ROW_TARGETED));
  if (!row.matches(':target')) {
    // Unlike scrolling, this also makes the row the `:target`; the URL does not change.
    window.location.replace(window.location.hash);
  }
  holdRow(row);
}

/**
 * Makes rows open, close and copy their link, by events that bubble.
 *
 * @param list contains the rows, now or later
 * @returns stops it
 */
export function actOnRows(list: HTMLElement): () => void {
  const onArrival = (): void => openTargetRow(list);
  list.addEventListener('click', onClick);
  list.addEventListener('focusin', keepFocusInView);
  document.addEventListener(ROWS_ARRIVED, onArrival);
  announceRows();
  return () => {
    list.removeEventListener('click', onClick);
    list.removeEventListener('focusin', keepFocusInView);
    document.removeEventListener(ROWS_ARRIVED, onArrival);
  };
}
