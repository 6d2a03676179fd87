import {DOCUMENTED_PRODUCTS, type DocumentedProductId} from '../../src/site/documentedProducts';

/** The id of a product that readers can save for offline use: one that the site documents. */
export type SavedProductId = DocumentedProductId;

export const SAVED_PRODUCTS = DOCUMENTED_PRODUCTS;

export function isSavedProduct(id: string): id is SavedProductId {
  return (SAVED_PRODUCTS as readonly string[]).includes(id);
}
