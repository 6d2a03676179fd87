import {DOCUMENTED_PACKAGES} from '../../src/site/packages';

/** The id of a product that readers can save for offline use: one that the site documents. */
export type SavedProductId = (typeof DOCUMENTED_PACKAGES)[number]['productId'];

export const SAVED_PRODUCTS: readonly SavedProductId[] = [
  ...new Set(DOCUMENTED_PACKAGES.map(({productId}) => productId)),
];

export function isSavedProduct(id: string): id is SavedProductId {
  return (SAVED_PRODUCTS as readonly string[]).includes(id);
}
