import {DOCUMENTED_PACKAGES} from './packages';

export type DocumentedProductId = (typeof DOCUMENTED_PACKAGES)[number]['productId'];

/** The products that this site documents. Apart from the packages, which every page loads. */
export const DOCUMENTED_PRODUCTS: readonly DocumentedProductId[] = [
  ...new Set(DOCUMENTED_PACKAGES.map(({productId}) => productId)),
];
