import {
  isList,
  isObject,
  type DeclaredType,
  type ElementNode,
  type ReferenceValue,
  type Value,
  type Values,
} from '../values';
import {withWidth} from './withWidth';
import type {DeclaredByValue, SampleSet} from './types';

type Wrapper = NonNullable<SampleSet['wrapper']>;

/** Height of the samples' charts, in CSS pixels. */
export const CHART_HEIGHT = 300;

/** An element of the charts' package, from one of its paths: `LineChart` for `@mui/x-charts/LineChart`. */
export function chartsElement(
  component: string,
  path: string,
  props: Values = {},
  children: readonly ElementNode[] = [],
): ElementNode {
  return {component, from: `@mui/x-charts/${path}`, props, ...(children.length > 0 && {children})};
}

/** Slices of a pie by their labels, which are their ids in small letters. */
export function slices(values: Readonly<Record<string, number>>): readonly Values[] {
  return Object.entries(values).map(([label, value]) => ({id: label.toLowerCase(), value, label}));
}

/** A choice for a slot, from one of the paths of the charts' package. */
export function chartsReference(name: string, path: string): ReferenceValue {
  return {$name: name, $from: `@mui/x-charts/${path}`};
}

/** Parts of composed charts. */
export const X_AXIS = chartsElement('ChartsXAxis', 'ChartsXAxis');
export const Y_AXIS = chartsElement('ChartsYAxis', 'ChartsYAxis');
export const BAR_PLOT = chartsElement('BarPlot', 'BarChart');
export const LINE_PLOT = chartsElement('LinePlot', 'LineChart');

/** A composed chart that takes the width there is. */
export function responsiveContainer(props: Values, children: readonly ElementNode[]): ElementNode {
  const name = 'ResponsiveChartContainer';
  return chartsElement(name, name, {height: CHART_HEIGHT, ...props}, children);
}

/** For a chart, which needs no parent. */
export const alone: Wrapper = (chart, {width}) => withWidth(chart, width);

/** For a part of a chart, which needs a parent. */
export function within(parent: (component: ElementNode) => ElementNode): Wrapper {
  return (component, {width}) => withWidth(parent(component), width);
}

/**
 * For a part of a composed chart.
 *
 * @param parts all parts of the chart, for this one
 * @param props of the chart
 */
export function inChart(parts: (part: ElementNode) => readonly ElementNode[], props: Values): Wrapper {
  return within((part) => responsiveContainer(props, parts(part)));
}

const TEXT = [chartsReference('ChartsText', 'ChartsText')];

/** Choices for the slots of axes and tooltips. */
export const AXIS_SLOTS = {axisLabel: TEXT, axisTickLabel: TEXT};
export const TOOLTIP_SLOTS = {
  axisContent: [chartsReference('DefaultChartsAxisTooltipContent', 'ChartsTooltip')],
  itemContent: [chartsReference('DefaultChartsItemTooltipContent', 'ChartsTooltip')],
  popper: [{$name: 'Popper', $from: '@mui/material/Popper', $isDefault: true}],
} as const;

const SCALES: readonly Value[] = ['linear', 'band', 'point', 'log', 'pow', 'sqrt', 'time', 'utc'];

/**
 * The type that axes with gaps between their bars need: inside the prop itself, the package's types reject the gaps.
 *
 * @param value one axis, or a list
 */
const axisType: DeclaredByValue = (value): DeclaredType | undefined => {
  const axes = (isList(value) ? value : [value]).filter(isObject);
  if (!axes.some((axis) => 'categoryGapRatio' in axis || 'barGapRatio' in axis)) {
    return undefined;
  }
  const scales = axes.map(({scaleType = 'linear'}) => scaleType).filter((scale) => SCALES.includes(scale));
  const types = [...new Set(['band', ...scales])].map((scale) => `AxisConfig<'${String(scale)}'>`);
  return {
    text: `Partial<${types.join(' | ')}>${isList(value) ? '[]' : ''}`,
    name: 'AxisConfig',
    from: '@mui/x-charts',
  };
};

/** Declarations above a chart that has axes. */
export const AXES_DECLARED = {xAxis: axisType, yAxis: axisType};
