import type {Path} from '../paths';

/** The range of a number: a control offers it, and the preview accepts nothing else. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Of a slider; none if a slider makes no sense. */
  readonly step?: number;
  readonly isInteger?: true;
}

/** Limits of everything but numbers. */
export const LIMITS = {
  /** Items of one list. */
  listLength: 1_000,
  /** Characters of one text. */
  textLength: 10_000,
  /** Lists and objects in one another. */
  depth: 12,
  /** Values, lists and objects of one prop, all told. */
  size: 50_000,
} as const;

function range(min: number, max: number, step?: number): NumberLimits {
  return {min, max, ...(step !== undefined && {step})};
}

function integers(min: number, max: number): NumberLimits {
  return {min, max, step: 1, isInteger: true};
}

/** Data: what somebody counts or measures, and dates as milliseconds. */
const DATA = range(-1e15, 1e15);

/** Any other number. */
const UNKNOWN = range(-1e6, 1e6);

/** By the path without the indices of lists; the first that matches holds. */
const RULES: readonly (readonly [RegExp, NumberLimits])[] = [
  [
    /^(?:rows|pinnedRows|dataset)\.|(?:^|\.)data(?:\.|$)|(?:^|\.)(?:id|value|valueOptions)$|SelectionModel|RowIds$/,
    DATA,
  ],
  [/(?:^|\.)(?:filterModel|quickFilterValues)\b/, DATA],
  [/^(?:contentProps|axisData|axisValue|axis)\b/, DATA],
  [/^[xy]Axis\.(?:min|max)$|^[xy]$|tick(?:Min|Max)Step$/, DATA],
  [/^(?:sx|style|lineStyle)\b/, range(-10_000, 10_000)],
  // Charts
  [/categoryGapRatio$/, range(0, 1, 0.05)],
  [/barGapRatio$/, range(-1, 1, 0.05)],
  [/tickNumber$/, integers(0, 100)],
  [/[aA]ngle$/, range(-360, 720, 5)],
  [/^series\.c[xy]$/, range(0, 4_000, 5)],
  [/additionalRadius$/, range(-100, 100, 1)],
  [/(?:inner|outer|arcLabel)Radius$/, range(0, 500, 1)],
  [/cornerRadius$/, range(0, 100, 1)],
  [/markerSize$|tickSize$|(?:item|mark)(?:Mark(?:Width|Height)|Gap)$/, range(0, 100, 1)],
  [/^margin\.|padding(?:\.\w+)?$/, range(0, 500, 5)],
  [/^viewBox\.[xy]$/, range(-4_000, 4_000, 10)],
  [/^offset\.|^spacing\.[xy]$/, range(-500, 500, 1)],
  [/fontSize$/, range(0, 100, 1)],
  [/fontWeight$/, range(100, 900, 100)],
  [/lineHeight$/, range(0, 10, 0.1)],
  [/strokeWidth$/, range(0, 50, 0.5)],
  [/opacity$/, range(0, 1, 0.05)],
  [/dataIndex$/, integers(0, 10_000)],
  // Grids
  [/^rowHeight$/, range(16, 400, 1)],
  [/^columnHeaderHeight$/, range(0, 400, 1)],
  [/^(?:column|row)(?:Buffer|Threshold)$/, integers(0, 100)],
  [/^scrollbarSize$/, range(0, 100, 1)],
  [/^scrollEndThreshold$/, range(0, 1_000, 10)],
  [/(?:Ms|Delay|timeout)$/, range(0, 5_000, 50)],
  [/colSpan$/, integers(1, 100)],
  [/flex$/, range(0, 10, 0.1)],
  [/^rowCount$/, {min: 0, max: 100_000, isInteger: true}],
  [/pageSize(?:Options)?$|rowsPerPageOptions$/, integers(-1, 1_000)],
  [/(?:^|\.)page$/, integers(0, 1_000)],
  [/^defaultGroupingExpansionDepth$/, integers(-1, 10)],
  [/outliersFactor$/, range(0, 10, 0.1)],
  // Pickers: a step of zero never ends.
  [/^minutesStep$|^timeSteps\.(?:minutes|seconds)$/, integers(1, 60)],
  [/^timeSteps\.hours$/, integers(1, 24)],
  [/^timeStep$/, integers(1, 720)],
  [/^thresholdToRenderTimeInASingleColumn$/, integers(0, 500)],
  [/^fixedWeekNumber$/, integers(1, 6)],
  // All
  [/(?:width|height|Width|Height)$/, range(0, 4_000, 10)],
  [/spacing$/, range(0, 50, 0.5)],
  [/elevation$/, integers(0, 24)],
  [/tabIndex$/, integers(-1, 100)],
  [/(?:min|max)Rows$/, integers(1, 100)],
];

/** A field has three sections for a day or a time, and throws for one that it lacks. */
function sectionLimits(component: string): NumberLimits {
  return integers(0, component.includes('DateTime') ? 5 : 2);
}

/** The community plan throws for more rows on a page. */
const COMMUNITY_PAGE = integers(1, 100);

/**
 * The range of the number at a path. Outside of it, a preview could crash the tab, or shows nothing.
 *
 * @param component its name: the plans of the grid differ
 */
export function propLimits(component: string, path: Path): NumberLimits {
  const names = path.filter((step) => typeof step === 'string').join('.');
  if (component === 'DataGrid' && /pageSize(?:Options)?$/.test(names)) {
    return COMMUNITY_PAGE;
  }
  if (/selectedSections(?:\.\w+)?$/.test(names)) {
    return sectionLimits(component);
  }
  return RULES.find(([pattern]) => pattern.test(names))?.[1] ?? UNKNOWN;
}
