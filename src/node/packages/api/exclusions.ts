/** A prop that no API page lists, and why. Everything else that a component declares is listed. */
export interface PropExclusion {
  readonly prop: string;
  /** The components it holds for, or all of them. */
  readonly components: 'all' | readonly string[];
  readonly reason: string;
}

export const PROP_EXCLUSIONS: readonly PropExclusion[] = [
  {prop: 'ref', components: 'all', reason: 'Described once for the component, with what it gives.'},
  {prop: 'key', components: 'all', reason: 'React keeps it for itself: no component ever receives it.'},
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

const BETWEEN_RADII = '(innerRadius + outerRadius) / 2';

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
