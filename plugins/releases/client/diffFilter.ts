import {holdsAll, show, wordsOf} from '@site/src/ui/listFilter';

export interface DiffFilter {
  /** A kind of change, or {@link EVERY_KIND}. */
  readonly kind: string;
  /** A component, type or package, or {@link EVERY_OWNER}. */
  readonly owner: string;
  readonly text: string;
}

/** The choices that leave everything. */
export const EVERY_KIND = 'all';
export const EVERY_OWNER = '';

/** Shows the rows of an API diff that a reader asked for, hides the others, and tells how many are left. */
export function filterDiff(list: ParentNode, {kind, owner, text}: DiffFilter): number {
  const words = wordsOf(text);
  let count = 0;
  for (const section of list.querySelectorAll<HTMLElement>('[data-diff-section]')) {
    let own = 0;
    for (const row of section.querySelectorAll<HTMLElement>('[data-diff-kind]')) {
      const isShown =
        (kind === EVERY_KIND || row.dataset['diffKind'] === kind) &&
        (owner === EVERY_OWNER || (row.dataset['diffOwners'] ?? '').split(' ').includes(owner)) &&
        holdsAll(row.textContent?.toLowerCase() ?? '', words);
      show(row, isShown);
      own += isShown ? 1 : 0;
    }
    show(section, own > 0);
    const counter = section.querySelector<HTMLElement>('[data-diff-count]');
    if (counter) {
      counter.textContent = String(own);
    }
    count += own;
  }
  return count;
}

/** What the rows are of, by name: what a reader may choose one of. */
export function ownersIn(list: ParentNode): string[] {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-diff-owners]')];
  const owners = rows.flatMap((row) => (row.dataset['diffOwners'] ?? '').split(' '));
  return [...new Set(owners)].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}));
}
