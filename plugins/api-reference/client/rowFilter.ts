import {holdsAll, show, wordsOf} from '@site/src/ui/listFilter';
import {showSections} from './emptySections';
import {ROW, ROWS_FILTERED} from './rowActions';

/** Which rows a reader wants to see. */
export interface RowFilter {
  /** Words that a row must hold, all of them. */
  readonly text: string;
  /** Whether a row may hold them in its description instead of its name. */
  readonly inDescriptions: boolean;
  readonly hidesDeprecated: boolean;
  /** The minor release since which a row was added; 0 leaves all. */
  readonly since: number;
}

/** How many rows a filter leaves. */
export interface FilterResult {
  readonly shown: number;
  readonly total: number;
  /** How many rows a search of descriptions would add, if no row is left without it. */
  readonly inDescriptionsOnly: number;
}

/** A row as the filter sees it; texts are in lower case. */
export interface FilterableRow {
  readonly name: string;
  readonly isDeprecated: boolean;
  /** The minor release that brought it; nothing if the first stable one had it. */
  readonly minor?: number | undefined;
  /** Read when it is first needed: most readers know the name. */
  readonly description: () => string;
}

/** Rows that a filter leaves, and how many more would be there if descriptions were searched too. */
export interface RowMatches<Row> {
  readonly shown: ReadonlySet<Row>;
  readonly inDescriptionsOnly: number;
}

/**
 * Chooses rows by what a reader typed. Descriptions are read if the reader asks for them, or if no name matches.
 *
 * @param firstMinor the first stable minor release, which brought the rows that say nothing of a later one
 */
export function matchRows<Row extends FilterableRow>(
  rows: readonly Row[],
  filter: RowFilter,
  firstMinor = 0,
): RowMatches<Row> {
  // The brackets of a call are no part of a name.
  const words = wordsOf(filter.text.replace(/[()]/g, ''));
  const candidates = rows.filter(
    ({isDeprecated, minor = firstMinor}) => !(filter.hidesDeprecated && isDeprecated) && minor >= filter.since,
  );
  const named = candidates.filter(({name}) => holdsAll(name, words));
  if (!filter.inDescriptions && named.length > 0) {
    return {shown: new Set(named), inDescriptionsOnly: 0};
  }
  const described = candidates.filter(({name, description}) =>
    words.every((word) => name.includes(word) || description().includes(word)),
  );
  return filter.inDescriptions
    ? {shown: new Set(described), inDescriptionsOnly: 0}
    : {shown: new Set(named), inDescriptionsOnly: described.length};
}

interface PageRow extends FilterableRow {
  readonly element: HTMLElement;
  /** The list that the row stands in; several lists of a page may be of one section. */
  readonly list: Element | null;
  /** The rows that are laid out, or left out, together. */
  readonly chunk: HTMLElement | null;
}

function readRow(element: HTMLElement): PageRow {
  let description: string | undefined;
  return {
    element,
    list: element.closest('[data-api-section]'),
    chunk: element.closest<HTMLElement>('[data-api-chunk]'),
    name: (element.dataset['apiRow'] ?? '').toLowerCase(),
    isDeprecated: element.dataset['deprecated'] !== undefined,
    minor: element.dataset['apiMinor'] === undefined ? undefined : Number(element.dataset['apiMinor']),
    description: () => {
      description ??= element.querySelector('[data-api-part="details"]')?.textContent?.toLowerCase() ?? '';
      return description;
    },
  };
}

/** All rows of the page, read once for many filterings. */
export function readRows(): readonly PageRow[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)].map(readRow);
}

function showCount(list: Element, shown: number, total: number): void {
  const count = list.querySelector<HTMLElement>('[data-api-count]');
  if (count && shown === total) {
    delete count.dataset['matches'];
  } else if (count) {
    count.dataset['matches'] = `${shown} / ${total}`;
  }
}

/** Gives each chunk the height of the rows that are left in it, and hides empty chunks. */
function fitChunks(rows: readonly PageRow[], shown: ReadonlySet<PageRow>): void {
  const counts = new Map<HTMLElement, number>();
  for (const row of rows) {
    if (row.chunk) {
      counts.set(row.chunk, (counts.get(row.chunk) ?? 0) + (shown.has(row) ? 1 : 0));
    }
  }
  counts.forEach((count, chunk) => {
    chunk.hidden = count === 0;
    chunk.style.setProperty('--api-rows', String(count));
  });
}

/** Shows the rows of the page that a filter leaves, and hides the others. */
export function filterRows(rows: readonly PageRow[], filter: RowFilter, firstMinor = 0): FilterResult {
  const {shown, inDescriptionsOnly} = matchRows(rows, filter, firstMinor);
  rows.forEach((row) => show(row.element, shown.has(row)));
  fitChunks(rows, shown);
  const left = new Map<Element, number>();
  for (const list of new Set(rows.map((row) => row.list))) {
    const ofList = rows.filter((row) => row.list === list);
    if (list) {
      left.set(list, ofList.filter((row) => shown.has(row)).length);
      showCount(list, left.get(list) ?? 0, ofList.length);
    }
  }
  showSections(left.keys(), (list) => left.get(list) === 0);
  document.dispatchEvent(new CustomEvent(ROWS_FILTERED));
  return {shown: shown.size, total: rows.length, inDescriptionsOnly};
}
