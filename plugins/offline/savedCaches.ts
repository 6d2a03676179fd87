/**
 * The caches of saved products, as pages and the worker know them. Each holds the files of one product in one build. The names end
 * with the scope, by which the kill switch finds them, and do not begin as the worker's own, which it deletes with their builds.
 */
const PREFIX = 'saved-';

/** @param scope the worker's scope as an absolute URL: `https://mui.com/x/` */
export function savedCacheName(id: string, revision: string, scope: string): string {
  return `${PREFIX}${id}-${revision}-${scope}`;
}

/**
 * Whether a cache is that of a saved product.
 *
 * @param scope the worker's scope as an absolute URL; of any scope if it is empty
 * @param id of the product; of any product if it is empty
 */
export function isSavedCache(name: string, scope: string, id = ''): boolean {
  return name.startsWith(`${PREFIX}${id && `${id}-`}`) && name.endsWith(scope && `-${scope}`);
}

/** The URL of the entry in which a cache says what it is of: no file of the site has it. */
export function recordUrl(scope: string): string {
  return `${scope}offline/saved-product`;
}
