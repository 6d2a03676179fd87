import type {ProductId} from './products';
import {SITE} from './site';

/** The plans under which the packages are licensed, the lowest first. */
export const PLANS = [
  {id: 'community', name: 'Community'},
  {id: 'pro', name: 'Pro'},
  {id: 'premium', name: 'Premium'},
] as const;

export type PlanId = (typeof PLANS)[number]['id'];

/** A plan that costs money. Features that need it are marked. */
export type PaidPlanId = Exclude<PlanId, 'community'>;

export interface DocumentedPackage {
  readonly name: string;
  readonly productId: ProductId;
  readonly plan: PlanId;
  /** Folder of its source in {@link SITE.packagesRepository}. */
  readonly folder: string;
}

/**
 * The packages that this site documents. package.json has their versions; pages print the version of the installed package.
 */
export const DOCUMENTED_PACKAGES = [
  {name: '@mui/x-data-grid', productId: 'x-data-grid', plan: 'community', folder: 'packages/grid/x-data-grid'},
  {name: '@mui/x-data-grid-pro', productId: 'x-data-grid', plan: 'pro', folder: 'packages/grid/x-data-grid-pro'},
  {
    name: '@mui/x-data-grid-premium',
    productId: 'x-data-grid',
    plan: 'premium',
    folder: 'packages/grid/x-data-grid-premium',
  },
  {name: '@mui/x-date-pickers', productId: 'x-date-pickers', plan: 'community', folder: 'packages/x-date-pickers'},
  {name: '@mui/x-date-pickers-pro', productId: 'x-date-pickers', plan: 'pro', folder: 'packages/x-date-pickers-pro'},
  {name: '@mui/x-charts', productId: 'x-charts', plan: 'community', folder: 'packages/x-charts'},
  {name: '@mui/x-tree-view', productId: 'x-tree-view', plan: 'community', folder: 'packages/x-tree-view'},
] as const satisfies readonly DocumentedPackage[];

export type DocumentedPackageName = (typeof DOCUMENTED_PACKAGES)[number]['name'];

/** URL of a documented package's source, at the documented major; `undefined` for any other package. */
export function packageSource(name: string): string | undefined {
  const found = DOCUMENTED_PACKAGES.find((documented) => documented.name === name);
  return found && `${SITE.packagesRepository}/tree/${SITE.packagesBranch}/${found.folder}`;
}

/** URL of the packages' open issues with a label. */
export function labelledIssues(label: string): string {
  return `${SITE.packagesRepository}/issues?q=${encodeURIComponent(`is:open is:issue label:"${label}"`)}`;
}
