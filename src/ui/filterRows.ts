import {holdsAll, show, wordsOf} from './listFilter';

/** Longer text is cut: nobody types that much, and each word is looked for in each row. */
const MOST_CHARACTERS = 100;

/**
 * Shows the rows of a table that hold each word, hides the others and the groups without any, and tells how many rows are left.
 * The words of a group's name count for its rows.
 */
export function filterRows(table: ParentNode, text: string): number {
  const words = wordsOf(text.slice(0, MOST_CHARACTERS));
  let count = 0;
  for (const group of table.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const name = group.querySelector('th')?.textContent ?? '';
    let own = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-filter-row]')) {
      const isShown = holdsAll(`${name} ${row.textContent ?? ''}`.toLowerCase(), words);
      show(row, isShown);
      own += isShown ? 1 : 0;
    }
    show(group, own > 0);
    count += own;
  }
  return count;
}
