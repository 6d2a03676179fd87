import {propLimits} from '../../../plugins/playground/client/propLimits';
import type {SampleSet} from '../../../plugins/playground/client/samples/types';
import type {Value} from '../../../plugins/playground/client/values';
import {parsePath, printPath, type Path} from '../../../plugins/playground/paths';
import type {Field, PlaygroundComponent, ValueType} from '../../../plugins/playground/types';
import {functionText} from './functionTexts';

/** What a reader sets by one control. */
export interface ControlCase {
  readonly name: string;
  readonly path: Path;
  readonly value: Value;
  /** What has to be set before: see {@link NEEDS}. */
  readonly before: readonly (readonly [path: Path, value: Value])[];
}

/** Texts of a form of their own, by the name of the field. */
const TEXTS: readonly (readonly [RegExp, string])[] = [[/[rR]adius$|^c[xy]$/, '50%']];

/** As many values as no sample has more of, and as every sample has: an axis needs a value for each of a series. */
const LETTERS: readonly Value[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const FEWEST = 4;

const RANGE_FUNCTION: Value = {$code: '() => [null, null]'};

/** Values that only work beside others, and why. */
const NEEDS: readonly (readonly [control: RegExp, path: string, value: Value])[] = [
  // Several items can be selected at once only in a tree that says so.
  [/^TreeView (?:defaultSelected|selected): \[/, 'multiSelect', true],
  // Only axes of bands have gaps.
  [/ xAxis\[0\]\.\w+GapRatio:/, 'xAxis[0].scaleType', 'band'],
  [/ yAxis\[0\]\.\w+GapRatio:/, 'yAxis[0].scaleType', 'band'],
  [/ xAxis\.\w+GapRatio:/, 'xAxis.scaleType', 'band'],
  [/ xAxis\[0\]\.(?:scaleType: "(?:band|point)"|\w+GapRatio:)/, 'xAxis[0].data', LETTERS],
  [/ yAxis\[0\]\.(?:scaleType: "(?:band|point)"|\w+GapRatio:)/, 'yAxis[0].data', LETTERS],
  // An id is of something that there is.
  [/ (?:(?:bottom|top)Axis(?:\.axisId)?|series\[0\]\.xAxisKey): "Text"/, 'xAxis[0].id', 'Text'],
  [/ (?:(?:left|right)Axis(?:\.axisId)?|series\[0\]\.yAxisKey): "Text"/, 'yAxis[0].id', 'Text'],
  [/^SparkLineChart xAxis\.dataKey:/, 'dataset', LETTERS.map((_, index) => ({Text: index + 1}))],
  [
    /^(?!SparkLineChart )\w+ [\w[\]]+\.dataKey:/,
    'dataset',
    LETTERS.slice(0, FEWEST).map((_, index) => ({Text: index + 1})),
  ],
  // Only columns of choices have options.
  [/ columns\[0\]\.(?:getOption\w+|valueOptions):/, 'columns[0].type', 'singleSelect'],
  [/ columns\[0\]\.type: "actions"/, 'columns[0].getActions', {$code: '() => []'}],
  [/ columns\[0\]\.type: "date/, 'columns[0].valueGetter', {$code: '() => new Date()'}],
  [/ treeData:/, 'getTreeDataPath', {$code: '(row) => [String(row.id)]'}],
  // Modes are of rows that there are.
  [/ rowModesModel/, 'rows[0].id', 1],
  // What a row that enters the edit mode does.
  [/ rowModesModel\["1"\]\.(?:fieldToFocus|deleteValue):/, 'rowModesModel["1"].mode', 'edit'],
  // A range is never null, which the function that stands in for this one gives.
  [
    /^DateRangePicker slotProps\.shortcuts\.items\[0\]\.label:/,
    'slotProps.shortcuts.items[0].getValue',
    RANGE_FUNCTION,
  ],
];

/** Values that the component throws for whatever stands beside them, with its own words, and why a control gives them. */
export const THROWS: readonly (readonly [control: RegExp, message: RegExp])[] = [
  // The axis of the other layout takes them.
  [/^BarChart xAxis\[0\]\.scaleType: "(?!band)/, /shoud be of type "band"/],
  // Both charts have a type of axes in common with those that have a dataset.
  [/^(?:Pie|Scatter)Chart [xy]Axis\[0\]\.dataKey:/, /uses `dataKey` but no `dataset` is provided/],
  // The column that the sample groups by has no actions.
  [/^DataGridPremium columns\[0\]\.type: "actions"/, /Missing the `getActions` property/],
  [/^Date(?:Range)?Picker (?:slotProps\.field\.)?timezone: "Text"/, /Invalid time zone specified: Text/],
];

/** Fields of objects that take any names, by the end of their path; `undefined` where nobody knows what they take. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^slotProps\.panel\.classes$/, 'paper'],
  [/^classes$|\.classes$/, 'root'],
  [/columnVisibilityModel$|aggregation(?:\.m|M)odel$/, 'total'],
  [/[cC]ellSelection(?:Model)?$|cellModesModel$|rowModesModel$/, '1'],
  [/[cC]ellSelection(?:Model)?\.1$|cellModesModel\.1$/, 'total'],
  [/^aggregationFunctions$/, 'median'],
  [/^dataset$|^rows$|^pinnedRows\./, 'total'],
];

/** Values of types that stand as code, by the text of the type. */
const CODE_VALUES: readonly (readonly [RegExp, Value])[] = [
  [/^SxProps</, {marginTop: 1}],
  [/^(?:React\.CSSProperties|ChartsTextStyle)$/, {opacity: 0.5}],
  [/^any$/, 'Text'],
];

function middle(min: number, max: number): number {
  return Math.round((min + max) / 2);
}

class Cases {
  readonly all: ControlCase[] = [];

  constructor(
    private readonly component: PlaygroundComponent,
    private readonly sampleSet: SampleSet,
  ) {}

  private add(path: Path, ...values: readonly Value[]): void {
    values.forEach((value) => {
      const name = `${printPath(path)}: ${JSON.stringify(value)}`;
      const before = NEEDS.filter(([control]) => control.test(`${this.component.name} ${name}`)).map(
        ([, text, needed]) => [parsePath(text), needed] as const,
      );
      this.all.push({name, path, value, before});
    });
  }

  /** @param depth objects and lists that the value stands in: deep inside, one value stands for all */
  visit(type: ValueType, path: Path, depth: number): void {
    const values = this.leafValues(type, path);
    if (values.length > 0) {
      this.add(path, ...(depth > 1 ? values.slice(-1) : values));
    } else if (type.kind === 'oneOf') {
      type.types.forEach((one) => this.visit(one, path, depth));
    } else if (type.kind === 'object') {
      this.visitFields(type, path, depth);
    } else if (type.kind === 'list' && type.of.kind === 'object') {
      this.visitFields(type.of, [...path, 0], depth);
    } else if (type.kind === 'list') {
      const inner = type.of.kind === 'oneOf' ? type.of.types : [type.of];
      const lists = inner
        .map((one) => this.leafValues(one, [...path, 0]).slice(0, 1))
        .filter((items) => items.length > 0);
      const count = path.at(-1) !== 'data' ? 1 : path[0] === 'series' ? FEWEST : LETTERS.length;
      this.add(path, ...lists.map((items) => LETTERS.slice(0, count).flatMap(() => items)));
    }
  }

  private visitFields(type: Extract<ValueType, {kind: 'object'}>, path: Path, depth: number): void {
    // Deeper objects are like those above them: the first field stands for the others.
    const isWhole = depth === 0 || (depth === 1 && path[0] === 'slotProps');
    const fields = isWhole ? type.fields : type.fields.slice(0, 1);
    fields.forEach((field) => this.visit(field.type, [...path, field.name], depth + 1));
    const text = printPath(path.filter((step) => typeof step === 'string'));
    const name = type.others && OTHER_NAMES.find(([pattern]) => pattern.test(text))?.[1];
    if (type.others && name !== undefined && depth < 3) {
      this.visit(type.others, [...path, name], depth + 1);
    }
  }

  private leafValues(type: ValueType, path: Path): readonly Value[] {
    const name = String(path.at(-1));
    const [prop] = path;
    switch (type.kind) {
      case 'choice':
        return type.options;
      case 'boolean':
        return [false, true];
      case 'number': {
        const {min, max} = propLimits(this.component.name, path);
        return [...new Set([min, max, middle(min, max)])];
      }
      case 'string':
      case 'node':
        return [TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Text'];
      case 'color':
        return ['#ff5722'];
      case 'date':
        return [{$date: '2026-03-10'}];
      case 'dateRange':
        return [[{$date: '2026-03-10'}, {$date: '2026-03-12'}]];
      case 'function':
        return path.join('.') === 'slotProps.shortcuts.items.0.getValue' && this.component.name.includes('Range')
          ? [RANGE_FUNCTION]
          : [{$code: functionText(name, type.type)}];
      case 'code':
        return prop === 'slots' && path.length === 2
          ? (this.sampleSet.slotChoices?.[name] ?? [])
          : CODE_VALUES.flatMap(([pattern, value]) => (pattern.test(type.type) ? [value] : []));
      case 'list':
      case 'object':
      case 'oneOf':
        return [];
    }
  }
}

/** What the controls of a component can give: every kind of value of every prop, and of every field of its objects. */
export function controlCases(component: PlaygroundComponent, sampleSet: SampleSet): readonly ControlCase[] {
  const cases = new Cases(component, sampleSet);
  component.props.forEach(({name, type}: Field) => cases.visit(type, [name], 0));
  return [...new Map(cases.all.map((one) => [one.name, one])).values()];
}
