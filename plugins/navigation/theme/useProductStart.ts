import {usePluginData} from '@docusaurus/useGlobalData';
import type {ProductId} from '@site/src/site/products';
import type {NavigationGlobalData} from '../types';

/** A function that returns the first page of a product; `undefined` if it has no pages yet. */
export default function useProductStart(): (product: ProductId) => string | undefined {
  const {starts} = usePluginData('navigation') as NavigationGlobalData;
  return (product) => starts[product];
}
