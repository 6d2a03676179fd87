import {lazy, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ProductId} from '../../site/products';
import {chartsFacts, dataGridFacts, datePickersFacts, treeViewFacts, type Fact} from './facts';
import {ChartsPicture, GridPicture, PickersPicture, TreePicture} from './pictures';

export interface LandingProduct {
  readonly id: ProductId;
  /** Stands in for the component until that runs. */
  readonly Picture: () => ReactNode;
  readonly Live: ComponentType;
  /** What a reader can try there, in the page's language. */
  readonly invite: () => string;
  readonly facts: () => readonly Fact[];
}

export const LANDING_PRODUCTS: readonly LandingProduct[] = [
  {
    id: 'x-data-grid',
    Picture: GridPicture,
    Live: lazy(() => import('./live/DeparturesGrid')),
    invite: () =>
      translate({
        id: 'landing.invite.dataGrid',
        message: 'Search and sort 1,440 departures. Double-click a platform to change it.',
      }),
    facts: dataGridFacts,
  },
  {
    id: 'x-date-pickers',
    Picture: PickersPicture,
    Live: lazy(() => import('./live/TravelDate')),
    invite: () => translate({id: 'landing.invite.datePickers', message: 'Type a day, or choose it below.'}),
    facts: datePickersFacts,
  },
  {
    id: 'x-charts',
    Picture: ChartsPicture,
    Live: lazy(() => import('./live/PassengersChart')),
    invite: () => translate({id: 'landing.invite.charts', message: 'Passengers of a year. Point at a month.'}),
    facts: chartsFacts,
  },
  {
    id: 'x-tree-view',
    Picture: TreePicture,
    Live: lazy(() => import('./live/StationsTree')),
    invite: () =>
      translate({id: 'landing.invite.treeView', message: 'Open it with arrow keys, or type the first letter.'}),
    facts: treeViewFacts,
  },
];
