import {apiPagePath} from '../../src/site/apiPaths';
import type {ProductId} from '../../src/site/products';

export {
  apiPagePath,
  apiPathOfProduct,
  kebabCase,
  LISTED_PRODUCT,
  rowId,
  type RowSection,
} from '../../src/site/apiPaths';

/** What a product publishes beside the data of its pages. */
export type ProductList = 'index' | 'types' | 'events' | 'selectors';

/**
 * The URL of the data behind an API page, beside the page: `/x/api/tree-view/tree-item.json`.
 *
 * @throws when the product's facts name no path for API pages
 */
export function apiDataPath(productId: ProductId, component: string): string {
  return apiPagePath(productId, component).replace(/\/$/, '.json');
}

/**
 * The URL of a list that a product publishes: `/x/api/data-grid/events.json`.
 *
 * @throws when the product's facts name no path for API pages
 */
export function apiListPath(productId: ProductId, list: ProductList): string {
  return apiDataPath(productId, list);
}
