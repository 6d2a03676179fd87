import {translate} from '@docusaurus/Translate';
import type {ResultKind} from '../../types';

/** The texts of the filter, in the reader's language. */
export function filterTexts() {
  const kinds: Readonly<Record<ResultKind, string>> = {
    guide: translate({id: 'search.filter.guides', message: 'Guides', description: 'Kind of results to show alone'}),
    api: translate({id: 'search.filter.api', message: 'API', description: 'Kind of results to show alone'}),
    demo: translate({id: 'search.filter.demos', message: 'Demos', description: 'Kind of results to show alone'}),
    message: translate({
      id: 'search.filter.messages',
      message: 'Messages',
      description: 'Kind of results to show alone: what packages print to the console',
    }),
  };
  return {
    kinds,
    product: translate({
      id: 'search.filter.product',
      message: 'Product',
      description: 'Name of the list of products to search in',
    }),
    allProducts: translate({
      id: 'search.filter.allProducts',
      message: 'All products',
      description: 'Entry of the list of products to search in',
    }),
    kind: translate({
      id: 'search.filter.kind',
      message: 'Kind of result',
      description: 'Name of the list of kinds of results',
    }),
    allKinds: translate({
      id: 'search.filter.allKinds',
      message: 'All kinds',
      description: 'Entry of the list of kinds of results',
    }),
    filtered: translate({
      id: 'search.filter.empty',
      message: 'A filter is on, and other products or kinds may have an answer.',
      description: 'When nothing was found with a filter',
    }),
    clear: translate({
      id: 'search.filter.clear',
      message: 'Clear the filter',
      description: 'Button that shows results of all products and kinds again',
    }),
  };
}
