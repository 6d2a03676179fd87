import {apiPageAddress} from '../../src/site/apiAddresses';
import type {ProductId} from '../../src/site/products';

export {apiPageAddress, apiPathOfProduct, kebabCase, rowAddress, type RowSection} from '../../src/site/apiAddresses';

/** The product whose events and selectors are listed: the only one that has some. */
export const LISTED_PRODUCT = 'x-data-grid' satisfies ProductId;

/** What a product publishes beside the data of its pages. */
export type ProductList = 'index' | 'types' | 'events' | 'selectors';

/**
 * The address of the data behind an API page, beside the page: `/x/api/tree-view/tree-item.json`.
 *
 * @throws when the product's facts name no path for API pages
 */
export function apiDataAddress(productId: ProductId, component: string): string {
  return apiPageAddress(productId, component).replace(/\/$/, '.json');
}

/**
 * The address of a list that a product publishes: `/x/api/data-grid/events.json`.
 *
 * @throws when the product's facts name no path for API pages
 */
export function apiListAddress(productId: ProductId, list: ProductList): string {
  return apiDataAddress(productId, list);
}
