import {useState} from 'react';
import {PRODUCTS} from '@site/src/site/products';
import {readForTab, writeForTab} from '@site/src/ui/tabStorage';
import {RESULT_KINDS} from '../types';
import type {ResultFilter} from './rank';

const FILTER_KEY = 'docs-search-filter';

/** The filter of this tab; what is kept and makes no sense any more filters nothing. */
function readFilter(): ResultFilter {
  try {
    const {productId, kind} = JSON.parse(readForTab(FILTER_KEY) ?? '{}') as Record<string, unknown>;
    const product = PRODUCTS.find(({id}) => id === productId);
    const knownKind = RESULT_KINDS.find((each) => each === kind);
    return {...(product && {productId: product.id}), ...(knownKind && {kind: knownKind})};
  } catch {
    return {};
  }
}

/** What the reader wants to see alone, kept for as long as the tab is open; everything at first. */
export default function useResultFilter(): [ResultFilter, (filter: ResultFilter) => void] {
  const [filter, setFilter] = useState(readFilter);
  const choose = (chosen: ResultFilter): void => {
    setFilter(chosen);
    writeForTab(FILTER_KEY, JSON.stringify(chosen));
  };
  return [filter, choose];
}
