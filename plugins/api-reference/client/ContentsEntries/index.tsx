import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EntriesProps} from '../contentsEntries';
import {openSection, scrollSpy, subscribeScrollSpy, type ScrollSpyState} from '../scrollSpy';
import {ROWS_FILTERED} from '../rowActions';
import styles from './somePages.module.css';

/** A part of the scroll spy's state; the component renders again only if that part changes. */
function useScrollSpy<Part>(select: (place: ScrollSpyState) => Part): Part {
  const read = (): Part => select(scrollSpy());
  return useSyncExternalStore(subscribeScrollSpy, read, read);
}

/** Leaves out an entry of the table of contents while the filter hides its section and all sections in it. */
function followSection(entry: HTMLElement): () => void {
  const links = [...entry.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links
    .map(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))))
    .filter((target) => target?.matches('h2, h3'));
  const showFiltered = (): void => {
    entry.hidden = headings.every((heading) => heading?.hidden);
  };
  showFiltered();
  document.addEventListener(ROWS_FILTERED, showFiltered);
  return () => {
    document.removeEventListener(ROWS_FILTERED, showFiltered);
    entry.hidden = false;
  };
}

interface RowEntriesProps {
  readonly rows: readonly HTMLElement[];
}

/** A pause after the last of many events, in milliseconds. */
const DELAY_MS = 166;

/** Marks the entry of the row that is read and keeps it in sight, and leaves out what the filter hides. */
function followRows(list: HTMLElement, rows: readonly HTMLElement[]): () => void {
  const entries = [...list.children] as HTMLElement[];
  let timer: ReturnType<typeof setTimeout>;
  const showFiltered = (): void =>
    rows.forEach((row, index) => {
      const entry = entries[index];
      if (entry) {
        entry.hidden = row.hidden;
      }
    });
  // The rows are painted first, the table of contents after them.
  const showFilteredSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(showFiltered, DELAY_MS);
  };
  let marked: HTMLElement | undefined;
  const mark = (): void => {
    const {row} = scrollSpy();
    const entry = row && entries[rows.indexOf(row)];
    if (entry === marked) {
      return;
    }
    marked?.removeAttribute('data-active');
    marked = entry;
    entry?.setAttribute('data-active', '');
    if (entry && (entry.offsetTop < list.scrollTop || entry.offsetTop > list.scrollTop + list.clientHeight - 40)) {
      list.scrollTop = entry.offsetTop - list.clientHeight / 2;
    }
  };
  showFiltered();
  mark();
  const unsubscribe = subscribeScrollSpy(mark);
  document.addEventListener(ROWS_FILTERED, showFilteredSoon);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener(ROWS_FILTERED, showFilteredSoon);
  };
}

/** A class without the component's name, which all classes of a page begin with. */
function shortName({dataset}: HTMLElement): string {
  return (dataset['apiRow'] ?? '').replace(/^\.Mui\w+-/, '');
}

function RowEntries({rows}: RowEntriesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => (list.current ? followRows(list.current, rows) : undefined), [rows]);
  return (
    <ul ref={list} className={styles.rows} data-api-contents="">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={`#${row.id}`}>
            <bdi dir="ltr">{shortName(row)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The rows under a heading, in the table of contents. They are read from the page, so they weigh nothing on the way;
 * one section is open at a time: the one that is read.
 */
export default function ContentsEntries({heading}: EntriesProps): ReactNode {
  const rows = useScrollSpy(({sections}) => sections.get(heading));
  const isOpen = useScrollSpy(({openHeading}) => openHeading === heading);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = line.current?.closest('li');
    return entry ? followSection(entry) : undefined;
  }, [rows]);
  if (!rows) {
    return null;
  }
  return (
    <>
      <div ref={line} className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={translate(
            {
              id: 'apiReference.contents.rows',
              message: 'Entries: {count}',
              description: 'Button in the table of contents that lists the rows below a heading',
            },
            {count: rows.length},
          )}
          onClick={() => openSection(isOpen ? undefined : heading)}
        >
          <span>{rows.length}</span>
        </button>
      </div>
      {isOpen && <RowEntries rows={rows} />}
    </>
  );
}
