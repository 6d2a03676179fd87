import {elementBefore} from '@site/src/ui/StaticBlock/contentElements';
import {rowAtReadingLine} from './keepScrollPosition';
import {ROW, ROWS_ARRIVED} from './rowActions';

/** Rows that stand under one heading of the page. */
export interface ScrollSpyState {
  /** Ids of headings that have rows, in the order of the page, and the rows under each. */
  readonly sections: ReadonlyMap<string, readonly HTMLElement[]>;
  /** The heading whose rows are listed: that of the row that is read, or the one the reader asked for. */
  readonly openHeading: string | undefined;
  /** The row that is read: the first one below the bars at the top of the window. */
  readonly row: HTMLElement | undefined;
}

let place: ScrollSpyState = {sections: new Map(), openHeading: undefined, row: undefined};
const listeners = new Set<() => void>();

function update(change: Partial<ScrollSpyState>): void {
  place = {...place, ...change};
  listeners.forEach((listener) => listener());
}

function headingOf(row: Element): string {
  let element = row.closest('[data-wide]');
  while (element && !element.matches('h2[id], h3[id]')) {
    element = elementBefore(element);
  }
  return element?.id ?? '';
}

function sectionsOf(rows: readonly HTMLElement[]): Map<string, HTMLElement[]> {
  const sections = new Map<string, HTMLElement[]>();
  for (const row of rows) {
    const heading = headingOf(row);
    const section = sections.get(heading);
    if (section) {
      section.push(row);
    } else {
      sections.set(heading, [row]);
    }
  }
  return sections;
}

function watchRows(): () => void {
  let frame = 0;
  const look = (): void => {
    const row = rowAtReadingLine();
    if (row && row !== place.row) {
      update({row, openHeading: headingOf(row)});
    }
  };
  const lookSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const read = (): void => {
    const sections = sectionsOf([...document.querySelectorAll<HTMLElement>(ROW)]);
    update({sections, row: undefined, openHeading: [...sections.keys()][0]});
    lookSoon();
  };
  read();
  document.addEventListener(ROWS_ARRIVED, read);
  window.addEventListener('scroll', lookSoon, {passive: true});
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener(ROWS_ARRIVED, read);
    window.removeEventListener('scroll', lookSoon);
  };
}

let stop: (() => void) | undefined;

/** The heading and the row that are being read. */
export function scrollSpy(): ScrollSpyState {
  return place;
}

/** Watches the page's rows for as long as somebody listens. */
export function subscribeScrollSpy(onChange: () => void): () => void {
  listeners.add(onChange);
  stop ??= watchRows();
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) {
      stop?.();
      stop = undefined;
    }
  };
}

/** Lists the rows of a heading, or those of none, until the reader comes to other rows. */
export function openSection(heading: string | undefined): void {
  update({openHeading: heading});
}
