import {translate} from '@docusaurus/Translate';
import type {SampleSet} from './types';

/** Samples of GridToolbarQuickFilter. */
export const QUICK_FILTER_SAMPLES: SampleSet['samples'] = [
  {
    id: 'slow-search',
    title: () => translate({id: 'playground.sample.slowSearch', message: 'Search that waits for half a second'}),
    props: {debounceMs: 500, placeholder: 'Customer or status'},
  },
  {
    id: 'filled-search',
    title: () => translate({id: 'playground.sample.filledSearch', message: 'Search in a filled field'}),
    props: {variant: 'filled', size: 'small', hiddenLabel: true},
  },
];

/** Samples of GridFilterPanel. */
export const FILTER_PANEL_SAMPLES: SampleSet['samples'] = [
  {
    id: 'sorted-columns',
    title: () => translate({id: 'playground.sample.sortedColumns', message: 'Filters, with columns by name'}),
    props: {columnsSort: 'asc'},
  },
  {
    id: 'fixed-filters',
    title: () => translate({id: 'playground.sample.fixedFilters', message: 'A fixed number of filters'}),
    props: {disableAddFilterButton: true, disableRemoveAllButton: true},
  },
];
