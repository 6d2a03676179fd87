import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ProductId} from '../../site/products';
import {ChartsPicture, GridPicture, PickersPicture, TreePicture} from './pictures';

export interface LandingProduct {
  readonly id: ProductId;
  readonly Picture: () => ReactNode;
  /** The description, in the page's language. */
  readonly describe: () => string;
}

export const LANDING_PRODUCTS: readonly LandingProduct[] = [
  {
    id: 'x-data-grid',
    Picture: GridPicture,
    describe: () =>
      translate({
        id: 'landing.product.dataGrid',
        message: 'Rows and columns at scale: sort, filter, edit, group, export.',
      }),
  },
  {
    id: 'x-date-pickers',
    Picture: PickersPicture,
    describe: () =>
      translate({
        id: 'landing.product.datePickers',
        message: 'Dates, times and ranges, by keyboard, mouse or touch, in the calendar your users have.',
      }),
  },
  {
    id: 'x-charts',
    Picture: ChartsPicture,
    describe: () =>
      translate({id: 'landing.product.charts', message: 'Bars, lines, pies, scatter plots and sparklines as SVG.'}),
  },
  {
    id: 'x-tree-view',
    Picture: TreePicture,
    describe: () =>
      translate({
        id: 'landing.product.treeView',
        message: 'Nested lists that open, close and select, by keyboard too.',
      }),
  },
];
