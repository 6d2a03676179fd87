import {ROW, ROWS_ARRIVED} from './rowActions';

/** Rows that stand under one heading of the page. */
export interface ReadingPlace {
  /** Ids of headings that have rows, in the order of the page, and the rows under each. */
  readonly sections: ReadonlyMap<string, readonly HTMLElement[]>;
  /** The heading whose rows are listed: that of the row that is read, or the one the reader asked for. */
  readonly openHeading: string | undefined;
  /** The row that is read: the first one below the bars at the top of the window. */
  readonly row: HTMLElement | undefined;
}

/** The line across the window at which a row counts as read: below navbar and toolbar, in the upper third. */
const READING_BAND = '-128px 0px -66% 0px';

let place: ReadingPlace = {sections: new Map(), openHeading: undefined, row: undefined};
const listeners = new Set<() => void>();

function update(change: Partial<ReadingPlace>): void {
  place = {...place, ...change};
  listeners.forEach((listener) => listener());
}

function headingOf(row: Element): string {
  let element = row.closest('[data-wide]');
  while (element && !element.matches('h2[id], h3[id]')) {
    element = element.previousElementSibling;
  }
  return element?.id ?? '';
}

function watchRows(): () => void {
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      changes.forEach(({target, isIntersecting}) => (isIntersecting ? near.add(target) : near.delete(target)));
      const row = [...near].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )[0] as HTMLElement | undefined;
      if (row && row !== place.row) {
        update({row, openHeading: headingOf(row)});
      }
    },
    {rootMargin: READING_BAND},
  );
  const read = (): void => {
    observer.disconnect();
    near.clear();
    const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
    rows.forEach((row) => observer.observe(row));
    const sections = new Map<string, HTMLElement[]>();
    rows.forEach((row) => {
      const heading = headingOf(row);
      sections.set(heading, [...(sections.get(heading) ?? []), row]);
    });
    update({sections, row: undefined, openHeading: [...sections.keys()][0]});
  };
  read();
  document.addEventListener(ROWS_ARRIVED, read);
  return () => {
    observer.disconnect();
    document.removeEventListener(ROWS_ARRIVED, read);
  };
}

let stop: (() => void) | undefined;

/** Where the reader is among the page's rows. */
export function readingPlace(): ReadingPlace {
  return place;
}

/** Watches the page's rows for as long as somebody listens. */
export function subscribeReadingPlace(onChange: () => void): () => void {
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
