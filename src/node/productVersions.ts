import {compare} from 'semver';
import {installedVersion} from './project';
import {DOCUMENTED_PACKAGES} from '../site/packages';
import {SITE_PRODUCT_ID, type ProductId} from '../site/products';

/**
 * The version of every product, read from its installed community package. The version of MUI X is the newest of them.
 *
 * @throws when a documented package is not installed
 */
export function productVersions(): Partial<Record<ProductId, string>> {
  const products = DOCUMENTED_PACKAGES.filter(({plan}) => plan === 'community').map(
    ({productId, name}) => [productId, installedVersion(name)] as const,
  );
  const newest = products
    .map(([, version]) => version)
    .sort(compare)
    .at(-1);
  return {...Object.fromEntries(products), ...(newest !== undefined && {[SITE_PRODUCT_ID]: newest})};
}
