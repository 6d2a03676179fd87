import type {PaidPlanId} from '../../../site/packages';

/** A prop, or a member of a type, that no API page lists, and why. Everything else that is declared is listed. */
export interface PropExclusion {
  readonly prop: string;
  /** The components and types it holds for, or all components. */
  readonly components: 'all' | readonly string[];
  readonly reason: string;
}

/** The grids, and the types that a reader can open from their pages. */
const GRID_PROPS = [
  'DataGrid',
  'DataGridPro',
  'DataGridPremium',
  'DataGridProcessedProps',
  'DataGridPropsWithoutDefaultValue',
];

export const PROP_EXCLUSIONS: readonly PropExclusion[] = [
  {prop: 'ref', components: 'all', reason: 'Described once for the component, with what it gives.'},
  {prop: 'key', components: 'all', reason: 'React keeps it for itself: no component ever receives it.'},
  {prop: 'nonce', components: GRID_PROPS, reason: 'No code of the packages reads it.'},
  {prop: 'onRowEditCommit', components: GRID_PROPS, reason: 'No code of the packages calls it.'},
  {prop: 'rowEditCommit', components: ['GridEventLookup'], reason: 'No code of the packages publishes the event.'},
];

/** Why a prop whose comment says `@ignore` is not listed. */
export const IGNORED_REASON = 'The package itself marks it as not public, with @ignore.';

/** The entry that keeps a prop off a component's page, if any. */
export function exclusionOf(
  component: string,
  prop: string,
  exclusions: readonly PropExclusion[] = PROP_EXCLUSIONS,
): PropExclusion | undefined {
  return exclusions.find(
    (entry) => entry.prop === prop && (entry.components === 'all' || entry.components.includes(component)),
  );
}

/** Whether a type that is no component has a member that no code uses. */
export function isUnusedMember(type: string, member: string): boolean {
  const entry = exclusionOf(type, member);
  return entry !== undefined && entry.components !== 'all';
}

/** Plans of what the grid's community package declares, though only the package of a plan does something with it. */
const USING_PLANS: Readonly<Record<string, PaidPlanId>> = {
  getDetailPanelContent: 'pro',
  onColumnOrderChange: 'pro',
  // Events that nothing else publishes.
  columnOrderChange: 'pro',
  columnResize: 'pro',
  columnResizeStart: 'pro',
  columnResizeStop: 'pro',
  // Members of column definitions and filter operators.
  groupable: 'premium',
  headerLabel: 'pro',
  pinnable: 'pro',
};

/** The plan whose package is the first to use what the grid's types have under a name, if another one declares it. */
export function usingPlan(name: string): PaidPlanId | undefined {
  return USING_PLANS[name];
}

const BETWEEN_RADII = '(innerRadius + outerRadius) / 2';
const STATIC_YEARS = "4 if displayStaticWrapperAs is 'desktop', 3 otherwise";

/** Defaults that the code sets otherwise than the comment says, by the component or the type that has the prop. */
const OWN_DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The comment is that of Material UI's text field; the code of the package has another.
  GridToolbarQuickFilter: {variant: "'standard'"},
  // The comment says 'item', the code of ChartsTooltip 'axis'.
  ChartsTooltip: {trigger: "'axis'"},
  ChartsTooltipProps: {trigger: "'axis'"},
  // The comments are those of charts with axes.
  PieChart: {bottomAxis: 'null', leftAxis: 'null'},
  // The comments subtract the radii, and leave out the angle.
  PieArcPlot: {arcLabelRadius: BETWEEN_RADII},
  PieArcLabelPlot: {arcLabelRadius: BETWEEN_RADII, arcLabelMinAngle: '0'},
  PieSeriesType: {arcLabelRadius: BETWEEN_RADII, arcLabelMinAngle: '0'},
  DefaultizedPieSeriesType: {arcLabelRadius: BETWEEN_RADII, arcLabelMinAngle: '0'},
  // The comments are those for mobile devices.
  StaticDatePicker: {yearsPerRow: STATIC_YEARS},
  StaticDateTimePicker: {yearsPerRow: STATIC_YEARS},
  // The comment asks whether there is a group: the root is one, of the depth -1.
  DataGridPremium: {getAggregationPosition: "(groupNode) => groupNode.depth === -1 ? 'footer' : 'inline'"},
};

/** The default of a prop if its comment is wrong about it. */
export function ownDefault(owner: string, prop: string): string | undefined {
  return OWN_DEFAULTS[owner]?.[prop];
}

/** A component that has a published page though no module of its package exports it. */
export interface UnexportedComponent {
  readonly name: string;
  readonly packageName: string;
  /** The file that declares it, from the package's folder. */
  readonly file: string;
  readonly reason: string;
}

export const UNEXPORTED_COMPONENTS: readonly UnexportedComponent[] = [
  {
    name: 'ChartsSurface',
    packageName: '@mui/x-charts',
    file: 'ChartsSurface.d.ts',
    reason: 'Its page is published and every chart takes its props, but only ChartContainer renders it.',
  },
];

/** The entry for a component that may be documented without an import line, if any. */
export function unexportedComponent(packageName: string, name: string): UnexportedComponent | undefined {
  return UNEXPORTED_COMPONENTS.find((entry) => entry.packageName === packageName && entry.name === name);
}
