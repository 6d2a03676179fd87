import {CONTENTS, CONTENTS_ARRIVED} from '@site/src/ui/contents';
import nextTask from '@site/src/ui/nextTask';
import {ROWS_FILTERED} from '../rowActions';
import {openSection, scrollSpy, subscribeScrollSpy} from '../scrollSpy';
import {
  addEntry,
  markRow,
  removeEntries,
  setListed,
  showFilteredEntry,
  showFilteredRows,
  type ContentsEntry,
} from './entries';

/** A pause after the last of many events, in milliseconds. */
const DELAY_MS = 166;

function tablesOfContents(): readonly Element[] {
  return [...document.querySelectorAll(CONTENTS)];
}

/** Adds the rows of the page to its tables of contents. */
function readEntries(): ContentsEntry[] {
  const {sections} = scrollSpy();
  removeEntries(tablesOfContents());
  return tablesOfContents().flatMap((contents) =>
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
      const heading = decodeURIComponent(link.hash.slice(1));
      const rows = sections.get(heading);
      return rows ? [addEntry(link, heading, rows)] : [];
    }),
  );
}

function showRows(): () => void {
  let entries: ContentsEntry[] = [];
  let shownSections: unknown;
  let timer: ReturnType<typeof setTimeout>;
  const show = (): void => {
    const {sections, openHeading, row} = scrollSpy();
    if (sections !== shownSections) {
      shownSections = sections;
      entries = readEntries();
      entries.forEach(showFilteredEntry);
    }
    for (const entry of entries) {
      setListed(entry, entry.heading === openHeading);
      markRow(entry, row);
    }
  };
  const showAgain = (): void => {
    shownSections = undefined;
    // Whoever copies the table of contents has heard of it first.
    queueMicrotask(show);
  };
  const showFiltered = (): void => {
    entries.forEach(showFilteredEntry);
    // The rows are painted first, the table of contents after them.
    clearTimeout(timer);
    timer = setTimeout(() => entries.forEach(showFilteredRows), DELAY_MS);
  };
  const onClick = ({target}: MouseEvent): void => {
    const entry = entries.find(({toggle}) => target instanceof Node && toggle.contains(target));
    if (entry) {
      openSection(entry.list ? undefined : entry.heading);
    }
  };
  const unsubscribe = subscribeScrollSpy(show);
  show();
  document.addEventListener('click', onClick);
  document.addEventListener(CONTENTS_ARRIVED, showAgain);
  document.addEventListener(ROWS_FILTERED, showFiltered);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('click', onClick);
    document.removeEventListener(CONTENTS_ARRIVED, showAgain);
    document.removeEventListener(ROWS_FILTERED, showFiltered);
    entries.forEach(({item}) => (item.hidden = false));
    removeEntries(tablesOfContents());
  };
}

/** Begins in a task of its own, since it reads all rows, and nobody has come to see the table of contents alone. */
function showRowsSoon(): () => void {
  let isWanted = true;
  let end: (() => void) | undefined;
  void nextTask().then(() => {
    end = isWanted ? showRows() : undefined;
  });
  return () => {
    isWanted = false;
    end?.();
  };
}

let lists = 0;
let stop: (() => void) | undefined;

/**
 * Lists the page's rows below their headings in the table of contents, for as long as one list of rows asks for it. They are read from
 * the page, so they weigh nothing on the way; one section is open at a time: the one that is read.
 *
 * @returns takes the request back
 */
export function showRowsInContents(): () => void {
  lists += 1;
  stop ??= showRowsSoon();
  return () => {
    lists -= 1;
    if (lists === 0) {
      stop?.();
      stop = undefined;
    }
  };
}
