import {holdsAll, show, wordsOf} from './listFilter';

/** Longer text is cut: nobody types that much, and each word is looked for in each row. */
const MOST_CHARACTERS = 100;

/** What the guides are called that a row leads to, by their URLs: `column pinning` finds “Pinned columns”. */
function guidesOf(row: ParentNode): string {
  const links = [...row.querySelectorAll('a')];
  return links.map(({pathname}) => pathname.split('/').at(-2)?.replaceAll('-', ' ') ?? '').join(' ');
}

/** The cheapest plan that has the feature of a row; `''` in tables without plans. */
function planOf(row: ParentNode): string {
  return row.querySelector<HTMLElement>('[data-has]:not([data-has=""])')?.dataset['has'] ?? '';
}

/** A group is named by words, and not by what is inside them, as `pin` is in `grouping`. */
function isInName(name: string, word: string): boolean {
  return ` ${name.toLowerCase()}`.includes(` ${word}`);
}

/**
 * Shows the rows of a table that hold each word, hides the others and the groups without any, and tells how many rows are left.
 * The words of a group's name count for its rows.
 */
export function filterRows(table: ParentNode, text: string): number {
  // Functions are found as they are called.
  const words = wordsOf(text.slice(0, MOST_CHARACTERS).replaceAll('()', ''));
  let count = 0;
  for (const group of table.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const name = group.querySelector('th')?.textContent ?? '';
    let shown = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-filter-row]')) {
      const own = `${row.textContent ?? ''} ${guidesOf(row)} ${planOf(row)}`.toLowerCase();
      const isShown = holdsAll(
        own,
        words.filter((word) => !isInName(name, word)),
      );
      show(row, isShown);
      shown += isShown ? 1 : 0;
    }
    show(group, shown > 0);
    count += shown;
  }
  return count;
}
