import {productById, type Product, type ProductId} from './products';

/** The sections whose rows have URLs, by their names in the URL. */
export type RowSection = 'prop' | 'slots' | 'classes' | 'event' | 'selector';

/** The form of a name in URLs: `TreeView` is `tree-view`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** The folder of a product's API pages, `/x/api/tree-view`; `undefined` if the product has none. */
export function apiPathOfProduct(productId: ProductId): string | undefined {
  const product: Product = productById(productId);
  return product.paths.find((path) => path.startsWith('/x/api/'));
}

/**
 * The URL of a component's API page, without the base URL: `/x/api/tree-view/tree-item/`.
 *
 * @param component the component's or interface's name: `TreeItem`
 * @throws if the product has no path for API pages
 */
export function apiPagePath(productId: ProductId, component: string): string {
  const path = apiPathOfProduct(productId);
  if (path === undefined) {
    throw new Error(`src/site/products.ts: the product "${productId}" has no path under /x/api/.`);
  }
  return `${path}/${kebabCase(component)}/`;
}

/**
 * The id of a row, which is the hash of its published URL: `tree-view-prop-defaultExpanded`.
 *
 * @param component the component's name: `TreeView`
 * @param name the prop, slot, event, selector, or class as the page shows it: `MuiTreeItem-root`
 */
export function rowId(component: string, section: RowSection, name: string): string {
  return `${kebabCase(component)}-${section}-${name}`;
}

/** The product whose events and selectors are listed: the only one that has some. */
export const LISTED_PRODUCT = 'x-data-grid' satisfies ProductId;
