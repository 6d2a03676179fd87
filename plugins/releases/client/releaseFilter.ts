import {SITE_PRODUCT_ID} from '@site/src/site/products';
import {holdsAll, show, wordsOf} from '@site/src/ui/listFilter';

export interface ReleaseFilter {
  /** A product's id, or {@link EVERY_PRODUCT}. */
  readonly product: string;
  readonly text: string;
}

/** How much a filter leaves. */
export interface ReleaseResult {
  readonly releases: number;
  /** Entries of products; the highlights say the same again. */
  readonly entries: number;
}

/** The choice that leaves all products. */
export const EVERY_PRODUCT = 'all';

export const EVERY_RELEASE: ReleaseFilter = {product: EVERY_PRODUCT, text: ''};

/** Whether a filter leaves everything. */
export function leavesEverything({product, text}: ReleaseFilter): boolean {
  return product === EVERY_PRODUCT && text.trim() === '';
}

/** The elements to show or hide: items of lists, and anything else between headings. */
function entriesOf(part: Element): HTMLElement[] {
  const children = [...part.children] as HTMLElement[];
  return children.flatMap((child) => {
    if (child.tagName === 'H4') {
      return [];
    }
    return /^[UO]L$/.test(child.tagName) ? ([...child.children] as HTMLElement[]) : [child];
  });
}

/** Filters a part of a release, and tells how many entries are left. */
function filterBlock(block: HTMLElement, words: readonly string[], isWanted: boolean): number {
  const parts = [...block.querySelectorAll<HTMLElement>('[data-release-part]')];
  const texts = parts.length > 0 ? parts : ([...block.querySelectorAll('[data-release-text]')] as HTMLElement[]);
  let count = 0;
  for (const part of texts) {
    const entries = entriesOf(part);
    const shown = entries.filter((entry) => holdsAll(entry.textContent?.toLowerCase() ?? '', words));
    entries.forEach((entry) => show(entry, shown.includes(entry)));
    show(part, shown.length > 0);
    count += shown.length;
  }
  show(block, isWanted && count > 0);
  return isWanted ? count : 0;
}

/** Whether a word is the release's version, the beginning of it, or what it is before its release: `beta`, `beta.2`. */
export function isVersion(version: string, word: string): boolean {
  const wanted = word.replace(/^v/, '');
  const isStart = version === wanted || version.startsWith(`${wanted}.`) || version.startsWith(`${wanted}-`);
  return isStart || (/^[a-z]+/.test(wanted) && `${version.split('-')[1] ?? ''}.`.startsWith(`${wanted}.`));
}

/** Whether a reader looks for alpha and beta versions. */
export function isOfPreReleases(text: string): boolean {
  return wordsOf(text).some((word) => /^(?:alpha|beta)(?:\.|$)|^v?\d+\.\d+\.\d+-/.test(word));
}

/**
 * Whether a word is of the release's date: its year or month as the page shows it, or the begin of its ISO form.
 *
 * @param iso the date as `2023-03-03`
 * @param shown as the page shows it, in any language
 */
export function isOfDate(iso: string, shown: string, word: string): boolean {
  const parts = shown.toLowerCase().split(/[\s,.]+|(?<=[年月日])/);
  return word.length >= 2 && (parts.includes(word) || (/^\d{4}-\d/.test(word) && iso.startsWith(word)));
}

/**
 * Shows what a reader asked for and hides the rest. With one product chosen, the highlights go: they speak of all.
 *
 * @param list what holds the releases
 */
export function filterReleases(list: ParentNode, {product, text}: ReleaseFilter): ReleaseResult {
  const words = wordsOf(text);
  const isOfAll = product === EVERY_PRODUCT;
  let releases = 0;
  let entries = 0;
  for (const release of list.querySelectorAll<HTMLElement>('[data-release]')) {
    const version = release.dataset['release'] ?? '';
    const date = release.querySelector('time');
    const wanted = words.filter(
      (word) => !isVersion(version, word) && !isOfDate(date?.dateTime ?? '', date?.textContent ?? '', word),
    );
    const highlights = release.querySelector<HTMLElement>('[data-release-highlights]');
    const inHighlights = highlights ? filterBlock(highlights, wanted, isOfAll) : 0;
    let inSections = 0;
    for (const section of release.querySelectorAll<HTMLElement>('[data-release-product]')) {
      const productId = section.dataset['releaseProduct'];
      inSections += filterBlock(section, wanted, isOfAll || productId === product || productId === SITE_PRODUCT_ID);
    }
    const isShown = inHighlights + inSections > 0;
    show(release, isShown);
    releases += isShown ? 1 : 0;
    entries += inSections;
  }
  return {releases, entries};
}
