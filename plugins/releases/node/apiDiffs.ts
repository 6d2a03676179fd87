import type {ProductId} from '../../../src/site/products';
import type {ApiDiffData} from '../types';
import dataGrid from './apiDiffs/x-data-grid.json';
import datePickers from './apiDiffs/x-date-pickers.json';

/** What changed between two majors, by product; `npm run history` writes it. */
export const API_DIFFS = [dataGrid, datePickers] as readonly ApiDiffData[];

/** The products whose majors are compared. */
export const COMPARED_PRODUCTS: readonly ProductId[] = API_DIFFS.map(({productId}) => productId);
