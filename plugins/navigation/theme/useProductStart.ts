import {usePluginData} from '@docusaurus/useGlobalData';
import type {ProductId} from '@site/src/site/products';
import type {NavigationGlobalData} from '../types';

/** Gives the first page of a product, or `undefined` for one that has no pages yet. */
export default function useProductStart(): (product: ProductId) => string | undefined {
  const {starts} = usePluginData('navigation') as NavigationGlobalData;
  return (product) => starts[product];
}
