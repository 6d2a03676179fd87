import {SITE_PRODUCT_ID, type ProductId} from '../../src/site/products';

/** What a link to a page is shown with elsewhere, in CSS pixels. */
export const SOCIAL_IMAGE_SIZE = {width: 1200, height: 630} as const;

/** The products that have a picture of their own; every other page shows the site's. */
export const PICTURED_PRODUCTS = [
  SITE_PRODUCT_ID,
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const satisfies readonly ProductId[];

/** The picture of a product, from the base URL: `images/social/x-charts.png`. */
export function socialImage(productId: ProductId | null): string {
  const pictured = PICTURED_PRODUCTS.find((id) => id === productId) ?? SITE_PRODUCT_ID;
  return `images/social/${pictured}.png`;
}
