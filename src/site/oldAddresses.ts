/** An address that leads elsewhere for good. */
export interface OldAddress {
  readonly from: string;
  /** Path of the page that answers it now, with the place in it if need be. */
  readonly to: string;
}

/**
 * Addresses under which pages were published once, or that stand in what was published with the packages and cannot be
 * edited any more: links in their comments, warnings and license notices.
 */
export const OLD_ADDRESSES: readonly OldAddress[] = [
  // Pages that were renamed.
  {from: '/x/advanced-components/', to: '/x/introduction/'},
  {from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/'},
  {from: '/x/react-data-grid/rows/', to: '/x/react-data-grid/row-definition/'},
  {from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/'},
  {from: '/x/react-data-grid/group-pivot/', to: '/x/react-data-grid/tree-data/'},
  {from: '/x/react-data-grid/migration-v4/', to: '/x/migration/migration-data-grid-v4/'},
  {from: '/x/react-data-grid/migration-v5/', to: '/x/migration/migration-data-grid-v5/'},
  {from: '/x/react-date-pickers/migration-lab/', to: '/x/migration/migration-pickers-lab/'},
  {from: '/x/api/date-pickers/clock-picker/', to: '/x/api/date-pickers/time-clock/'},
  // Short addresses that the packages print.
  {from: '/r/x-license-trial/', to: '/x/introduction/licensing/#evaluation-trial-licenses'},
  {from: '/r/x-license-key-installation/', to: '/x/introduction/licensing/#license-key-installation'},
  {from: '/r/x-technical-support/', to: '/x/introduction/support/#technical-support'},
  {from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/layout/'},
];
