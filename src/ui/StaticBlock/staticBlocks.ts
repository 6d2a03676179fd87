import fetchFile from '../fetchFile';

/** The HTML of the blocks of pages that were read, by the page's path and the block's id. */
const blocks = new Map<string, Map<string, string>>();

/** Pages whose HTML is on its way. */
const fetching = new Map<string, Promise<void>>();

function blocksOf(page: string): Map<string, string> {
  const known = blocks.get(page) ?? new Map<string, string>();
  blocks.set(page, known);
  return known;
}

/** Whether blocks of a page are there. */
export function hasStaticBlocks(page: string): boolean {
  return blocks.has(page);
}

/** The HTML of a block, if the page's was fetched. */
export function staticBlock(page: string, id: string): string | undefined {
  return blocks.get(page)?.get(id);
}

/** Keeps the HTML of a block that came with its page. */
export function keepStaticBlock(page: string, id: string, block: Element): void {
  const known = blocksOf(page);
  if (!known.has(id)) {
    known.set(id, block.innerHTML);
  }
}

/** The styles of blocks, which no component brings. They stay, since the page may be shown again. */
function addStyles(page: Document): void {
  page.querySelectorAll('style[data-static-styles]').forEach((style) => document.head.append(style));
}

function readBlocks(page: string, html: string): void {
  const fetched = new DOMParser().parseFromString(html, 'text/html');
  const found = fetched.querySelectorAll<HTMLElement>('[data-static-block]');
  if (found.length === 0) {
    // What a network answers that one has to log in to.
    throw new Error(`${page}: no page of this site`);
  }
  addStyles(fetched);
  const known = blocksOf(page);
  found.forEach((element) => known.set(element.dataset['staticBlock'] ?? '', element.innerHTML));
}

/**
 * Fetches the blocks of a page: they are in its HTML.
 *
 * @param page path of the page
 * @throws when its HTML cannot be fetched, or is that of another site; the next call tries again
 */
export function fetchStaticBlocks(page: string): Promise<void> {
  const before = fetching.get(page);
  if (before) {
    return before;
  }
  const fetched = fetchFile(page, (response) => response.text())
    .then((html) => readBlocks(page, html))
    .finally(() => fetching.delete(page));
  fetching.set(page, fetched);
  return fetched;
}
