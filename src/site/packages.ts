import type {ProductId} from './products';

/** The plans under which the packages are licensed, from the least to the most. */
export const PLANS = [
  {id: 'community', name: 'Community'},
  {id: 'pro', name: 'Pro'},
  {id: 'premium', name: 'Premium'},
] as const;

export type PlanId = (typeof PLANS)[number]['id'];

/** A plan that costs money, and so is marked beside what needs it. */
export type PaidPlanId = Exclude<PlanId, 'community'>;

export interface DocumentedPackage {
  readonly name: string;
  readonly productId: ProductId;
  readonly plan: PlanId;
}

/**
 * The packages this site documents. Their versions are typed once, in package.json; what a page prints is read from
 * the installed package.
 */
export const DOCUMENTED_PACKAGES = [
  {name: '@mui/x-data-grid', productId: 'x-data-grid', plan: 'community'},
  {name: '@mui/x-data-grid-pro', productId: 'x-data-grid', plan: 'pro'},
  {name: '@mui/x-data-grid-premium', productId: 'x-data-grid', plan: 'premium'},
  {name: '@mui/x-date-pickers', productId: 'x-date-pickers', plan: 'community'},
  {name: '@mui/x-date-pickers-pro', productId: 'x-date-pickers', plan: 'pro'},
  {name: '@mui/x-charts', productId: 'x-charts', plan: 'community'},
  {name: '@mui/x-tree-view', productId: 'x-tree-view', plan: 'community'},
] as const satisfies readonly DocumentedPackage[];

export type DocumentedPackageName = (typeof DOCUMENTED_PACKAGES)[number]['name'];
