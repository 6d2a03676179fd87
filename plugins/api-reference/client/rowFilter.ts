import {ROW, ROWS_FILTERED} from './rowActions';

/** Which rows a reader wants to see. */
export interface RowWish {
  /** Words that a row must hold, all of them. */
  readonly text: string;
  /** Whether a row may hold them in its description instead of its name. */
  readonly inDescriptions: boolean;
  readonly hidesDeprecated: boolean;
}

/** How many rows a wish leaves. */
export interface FilterResult {
  readonly shown: number;
  readonly total: number;
  /** Rows that searching descriptions too would add. */
  readonly inDescriptionsOnly: number;
}

/** A row as the filter sees it; texts are in lower case. */
export interface FilterableRow {
  readonly name: string;
  readonly isDeprecated: boolean;
  /** Read when it is first needed: most readers know the name. */
  readonly description: () => string;
}

/** The words of what a reader typed. A dot before a class and the brackets of a call are no part of a name. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[()]/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

type Verdict = 'name' | 'description' | 'none';

/**
 * Where rows hold the words.
 *
 * @returns a verdict for each row, in their order; rows that are hidden for another reason hold nothing
 */
export function judgeRows(rows: readonly FilterableRow[], {text, hidesDeprecated}: RowWish): Verdict[] {
  const words = wordsOf(text);
  return rows.map((row) => {
    if (hidesDeprecated && row.isDeprecated) {
      return 'none';
    }
    if (words.every((word) => row.name.includes(word))) {
      return 'name';
    }
    const description = row.description();
    return words.every((word) => row.name.includes(word) || description.includes(word)) ? 'description' : 'none';
  });
}

interface PageRow extends FilterableRow {
  readonly element: HTMLElement;
  /** The list that the row stands in; several lists of a page may be of one section. */
  readonly list: Element | null;
}

function readRow(element: HTMLElement): PageRow {
  let description: string | undefined;
  return {
    element,
    list: element.closest('[data-api-section]'),
    name: (element.dataset['apiRow'] ?? '').toLowerCase(),
    isDeprecated: element.dataset['deprecated'] !== undefined,
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

/** Shows the rows of the page that a wish leaves, and hides the others. */
export function filterRows(rows: readonly PageRow[], wish: RowWish): FilterResult {
  const verdicts = judgeRows(rows, wish);
  const isShown = (_row: unknown, index: number): boolean =>
    verdicts[index] === 'name' || (wish.inDescriptions && verdicts[index] === 'description');
  rows.forEach((row, index) => {
    const hidden = !isShown(row, index);
    if (row.element.hidden !== hidden) {
      row.element.hidden = hidden;
    }
  });
  for (const list of new Set(rows.map((row) => row.list))) {
    const ofList = rows.filter((row) => row.list === list);
    if (list) {
      showCount(list, ofList.filter(({element}) => !element.hidden).length, ofList.length);
    }
  }
  document.dispatchEvent(new CustomEvent(ROWS_FILTERED));
  return {
    shown: rows.filter(isShown).length,
    total: rows.length,
    inDescriptionsOnly: verdicts.filter((verdict) => verdict === 'description').length,
  };
}
