import {holdsAll, show, wordsOf} from '@site/src/ui/listFilter';
import {EVERY_PRODUCT, isVersion} from './releaseFilter';

export interface ChangeFilter {
  /** A product's id, or `EVERY_PRODUCT`. */
  readonly product: string;
  readonly text: string;
}

export const EVERY_CHANGE: ChangeFilter = {product: EVERY_PRODUCT, text: ''};

/** Whether a filter leaves everything. */
export function leavesEveryChange({product, text}: ChangeFilter): boolean {
  return product === EVERY_PRODUCT && text.trim() === '';
}

/** Shows the changes that a reader asked for, hides the others, and tells how many are left. */
export function filterChanges(list: ParentNode, {product, text}: ChangeFilter): number {
  const words = wordsOf(text);
  let count = 0;
  for (const release of list.querySelectorAll<HTMLElement>('[data-release]')) {
    const wanted = words.filter((word) => !isVersion(release.dataset['release'] ?? '', word));
    let inRelease = 0;
    for (const part of release.querySelectorAll<HTMLElement>('[data-release-product]')) {
      const isOfProduct = product === EVERY_PRODUCT || part.dataset['releaseProduct'] === product;
      let inPart = 0;
      for (const row of part.querySelectorAll<HTMLElement>('[data-diff-kind]')) {
        const isShown = isOfProduct && holdsAll(row.textContent?.toLowerCase() ?? '', wanted);
        show(row, isShown);
        inPart += isShown ? 1 : 0;
      }
      for (const section of part.querySelectorAll<HTMLElement>('[data-change-section]')) {
        show(section, section.querySelector('[data-diff-kind]:not([hidden])') !== null);
      }
      show(part, inPart > 0);
      inRelease += inPart;
    }
    show(release, inRelease > 0);
    count += inRelease;
  }
  return count;
}
