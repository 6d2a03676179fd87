import {productOfPath} from '../../../../src/site/paths';
import type {SavedProductId} from '../../savedProducts';

/** The part of the docs plugin's content that is used here. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {
      readonly permalink: string;
      readonly frontMatter: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** The folder of the page with which the installed docs begin, and of the pages beside it, from the base URL. */
export const START_FOLDER = 'x/introduction';

/**
 * The paths of the pages that are saved with a product: its own in the current version, wherever they lie, as guides to migration
 * do, and the start of the docs.
 *
 * @param content what the docs plugin loaded; anything else has no pages
 * @param baseUrl of the language
 * @returns none if the product has no page of its own
 */
export function productPages(content: unknown, baseUrl: string, id: SavedProductId): string[] {
  const {loadedVersions = []} = (content ?? {}) as Partial<DocsContent>;
  const docs = loadedVersions.filter(({isLast}) => isLast).flatMap((version) => version.docs);
  const own = docs
    .filter(({permalink, frontMatter}) => frontMatter['productId'] === id || productOfPath(permalink).productId === id)
    .map(({permalink}) => permalink);
  const start = docs.map(({permalink}) => permalink).filter((page) => page.startsWith(`${baseUrl}${START_FOLDER}/`));
  return own.length === 0 ? [] : [...new Set([...start, ...own])];
}
