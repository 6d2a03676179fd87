import {SITE} from './site';

/** The products that this site documents or mentions, and their categories. */

export interface Category {
  readonly id: string;
  readonly name: string;
}

export const CATEGORIES = [
  {id: 'core', name: 'MUI Core'},
  {id: 'x', name: 'MUI X'},
  {id: 'toolpad', name: 'Toolpad'},
  {id: 'docs', name: 'Docs'},
] as const satisfies readonly Category[];

export type CategoryId = (typeof CATEGORIES)[number]['id'];

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly categoryId: CategoryId;
  /** Canonical path prefixes whose pages belong to the product; the longest matching prefix wins. */
  readonly paths: readonly string[];
}

export const PRODUCTS = [
  {id: 'x', name: 'MUI X', categoryId: 'x', paths: ['/x']},
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    categoryId: 'x',
    paths: ['/x/react-data-grid', '/x/api/data-grid'],
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    categoryId: 'x',
    paths: ['/x/react-date-pickers', '/x/api/date-pickers'],
  },
  {id: 'x-charts', name: 'Charts', categoryId: 'x', paths: ['/x/react-charts', '/x/api/charts']},
  {
    id: 'x-tree-view',
    name: 'Tree View',
    categoryId: 'x',
    paths: ['/x/react-tree-view', '/x/api/tree-view'],
  },
  {id: 'material-ui', name: 'Material UI', categoryId: 'core', paths: ['/material-ui']},
  {id: 'joy-ui', name: 'Joy UI', categoryId: 'core', paths: ['/joy-ui']},
  {id: 'base-ui', name: 'Base UI', categoryId: 'core', paths: ['/base-ui']},
  {id: 'system', name: 'MUI System', categoryId: 'core', paths: ['/system']},
  {id: 'toolpad', name: 'Toolpad', categoryId: 'toolpad', paths: ['/toolpad']},
  {
    id: 'docs',
    name: 'MUI Docs',
    categoryId: 'docs',
    paths: ['/docs', '/versions', '/production-error', SITE.playgroundPath],
  },
] as const satisfies readonly Product[];

export type ProductId = (typeof PRODUCTS)[number]['id'];

/** The product of pages that belong to no single package. */
export const SITE_PRODUCT_ID = 'x' satisfies ProductId;

/**
 * The product with the given id.
 *
 * @throws if {@link PRODUCTS} has no such entry
 */
export function productById(id: ProductId): Product {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`[site] src/site/products.ts: no product has the id "${id}".`);
  }
  return product;
}

/**
 * The category with the given id.
 *
 * @throws if {@link CATEGORIES} has no such entry
 */
export function categoryById(id: CategoryId): Category {
  const category = CATEGORIES.find((candidate) => candidate.id === id);
  if (!category) {
    throw new Error(`[site] src/site/products.ts: no category has the id "${id}".`);
  }
  return category;
}
