import {installedVersion} from './project';
import {DOCUMENTED_PACKAGES} from '../site/packages';
import {SITE_PRODUCT_ID, type ProductId} from '../site/products';

function numbersOf(version: string): number[] {
  return version.split(/[.-]/).map(Number);
}

/** Orders versions by their numbers, the newest last. */
function byAge(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const index = left.findIndex((number, at) => number !== right[at]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/**
 * The version of every product, read from its installed community package; the site's own is the newest of them.
 *
 * @throws when a documented package is not installed
 */
export function productVersions(): Partial<Record<ProductId, string>> {
  const products = DOCUMENTED_PACKAGES.filter(({plan}) => plan === 'community').map(
    ({productId, name}) => [productId, installedVersion(name)] as const,
  );
  const newest = products
    .map(([, version]) => version)
    .sort(byAge)
    .at(-1);
  return {...Object.fromEntries(products), ...(newest !== undefined && {[SITE_PRODUCT_ID]: newest})};
}
