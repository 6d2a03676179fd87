import {usePluginData} from '@docusaurus/useGlobalData';
import {SITE_PRODUCT_ID, type ProductId} from '@site/src/site/products';
import type {NavigationGlobalData} from '../types';

/** The documented version of a product, or that of the whole family where the product has none of its own. */
export default function useProductVersion(product: ProductId | undefined): string | undefined {
  const {versions} = usePluginData('navigation') as NavigationGlobalData;
  return versions[product ?? SITE_PRODUCT_ID] ?? versions[SITE_PRODUCT_ID];
}
