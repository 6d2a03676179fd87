import {GRID_GUIDE} from './gridGuide';
import {PICKERS_GUIDE} from './pickersGuide';
import type {CheckedProduct, GuideSection} from './types';

/** What the guides say about names, by product. */
export const GUIDES: Readonly<Record<CheckedProduct, readonly GuideSection[]>> = {
  'x-data-grid': GRID_GUIDE,
  'x-date-pickers': PICKERS_GUIDE,
};

/** The heading above the list of API changes, for names that no section of the guide is about. */
export const LIST_ANCHOR = 'all-api-changes';
