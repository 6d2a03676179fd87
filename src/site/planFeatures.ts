import {GRID_FEATURES, type GridFeature} from './gridFeatures';
import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from './packages';
import type {ProductId} from './products';

/** The products that have features to choose from. */
export type PlanProductId = Extract<ProductId, 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view'>;

/** A feature of another product than the Data Grid, and the least plan that has it. */
interface ProductFeature {
  readonly id: string;
  readonly productId: Exclude<PlanProductId, 'x-data-grid'>;
  readonly plan: PlanId;
  /** URL of its documentation, without the base URL. */
  readonly href: string;
  /** The component that has it, or the prop that turns it on. A test looks for both in the plan's package, and in no lower one. */
  readonly turnedOnBy: string;
}

const PICKERS = '/x/react-date-pickers';
const CHARTS = '/x/react-charts';
const TREE = '/x/react-tree-view/';

const OTHER_FEATURES = [
  pickers('datePicker', 'community', 'date-picker/', 'DatePicker'),
  pickers('timePicker', 'community', 'time-picker/', 'TimePicker'),
  pickers('dateTimePicker', 'community', 'date-time-picker/', 'DateTimePicker'),
  pickers('dateFields', 'community', 'fields/', 'DateField'),
  pickers('calendars', 'community', 'date-calendar/', 'DateCalendar'),
  pickers('clocks', 'community', 'digital-clock/', 'DigitalClock'),
  pickers('staticPickers', 'community', 'date-picker/#available-components', 'StaticDatePicker'),
  pickers('pickerLimits', 'community', 'validation/', 'shouldDisableDate'),
  pickers('pickerShortcuts', 'community', 'shortcuts/', 'PickersShortcuts'),
  pickers('timeZones', 'community', 'timezone/', 'timezone'),
  pickers('pickerTexts', 'community', 'localization/', 'localeText'),
  pickers('dateRangePicker', 'pro', 'date-range-picker/', 'DateRangePicker'),
  pickers('dateRangeCalendar', 'pro', 'date-range-calendar/', 'DateRangeCalendar'),
  pickers('dateRangeField', 'pro', 'date-range-field/', 'SingleInputDateRangeField'),
  pickers('timeRangeField', 'pro', 'time-range-field/', 'SingleInputTimeRangeField'),
  pickers('dateTimeRangeField', 'pro', 'date-time-range-field/', 'SingleInputDateTimeRangeField'),

  charts('barChart', 'bars/', 'BarChart'),
  charts('lineChart', 'lines/', 'LineChart'),
  charts('areas', 'lines/#area', 'area'),
  charts('pieChart', 'pie/', 'PieChart'),
  charts('scatterChart', 'scatter/', 'ScatterChart'),
  charts('sparkline', 'sparkline/', 'SparkLineChart'),
  charts('stacking', 'stacking/', 'stack'),
  charts('chartTooltips', 'tooltip/', 'tooltip'),
  charts('referenceLines', 'axis/#reference-line', 'ChartsReferenceLine'),
  charts('composition', 'composition/', 'ResponsiveChartContainer'),

  tree('treeView', '#basic-tree-view', 'TreeView'),
  tree('treeSelection', '#multi-selection', 'multiSelect'),
  tree('treeExpansion', '#controlled-tree-view', 'expanded'),
  tree('treeContent', '#contentcomponent-prop', 'ContentComponent'),
  tree('treeDisabled', '#disabled-tree-items', 'disabled'),
] as const;

/** The features of all products, in the order of the comparison of plans. */
export const PLAN_FEATURES = [...GRID_FEATURES, ...OTHER_FEATURES] as const;

export type PlanFeatureId = (typeof PLAN_FEATURES)[number]['id'];

export type PlanFeature = (GridFeature | ProductFeature) & {readonly id: PlanFeatureId};

/** The products of the comparison, in its order. */
export const PLAN_PRODUCTS = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const satisfies readonly PlanProductId[];

/** The least plan that has everything that needs these plans. */
export function leastPlan(plans: readonly string[]): (typeof PLANS)[number] {
  return PLANS.findLast(({id}) => plans.includes(id)) ?? PLANS[0];
}

/**
 * The package of a product that has what a plan has: that of the plan, or of the next lower one that the product has.
 *
 * @throws if a product has no package at all
 */
export function packageOf(productId: ProductId, plan: PlanId): (typeof DOCUMENTED_PACKAGES)[number] {
  const rank = (id: PlanId): number => PLANS.findIndex((one) => one.id === id);
  const found = DOCUMENTED_PACKAGES.findLast((one) => one.productId === productId && rank(one.plan) <= rank(plan));
  if (!found) {
    throw new Error(`[site] src/site/packages.ts: the product "${productId}" has no package.`);
  }
  return found;
}

function pickers<Id extends string>(id: Id, plan: PlanId, page: string, turnedOnBy: string) {
  return {id, productId: 'x-date-pickers', plan, href: `${PICKERS}/${page}`, turnedOnBy} as const;
}

function charts<Id extends string>(id: Id, page: string, turnedOnBy: string) {
  return {id, productId: 'x-charts', plan: 'community', href: `${CHARTS}/${page}`, turnedOnBy} as const;
}

function tree<Id extends string>(id: Id, anchor: string, turnedOnBy: string) {
  return {id, productId: 'x-tree-view', plan: 'community', href: TREE + anchor, turnedOnBy} as const;
}
