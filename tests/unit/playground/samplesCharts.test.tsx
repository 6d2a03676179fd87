/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import '../../content/chartsInJest';
import path from 'node:path';
import {format} from 'node:util';
import {cleanup, fireEvent, render} from '@testing-library/react';
import ts from 'typescript';
import {PROJECT_ROOT} from '../../../src/node/project';
import {typescriptProgram} from '../../../src/node/packages/program';
import {buildProgram} from '../../../plugins/playground/client/buildProgram';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {ModuleExports} from '../../../plugins/playground/client/modules';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import type {ElementNode, Program, Value, Values} from '../../../plugins/playground/client/values';
import {parsePath, withValueAt} from '../../../plugins/playground/paths';
import {CHARTS_SAMPLE_SETS} from '../../../plugins/playground/client/samples/charts';
import {CHARTS_SUBSTITUTES} from '../../../plugins/playground/client/samples/chartsSubstitutes';
import {withWidth} from '../../../plugins/playground/client/samples/withWidth';
import type {SampleSet} from '../../../plugins/playground/client/samples/types';
import {API_PAGES} from '../../../src/site/apiPages';

const CHARTS = API_PAGES.find(({productId}) => productId === 'x-charts')?.components ?? [];

/** Where the package exports each component from. */
const PATHS: Readonly<Record<string, string>> = {
  AreaPlot: 'LineChart',
  BarPlot: 'BarChart',
  LinePlot: 'LineChart',
  LineHighlightPlot: 'LineChart',
  MarkPlot: 'LineChart',
  PieArcPlot: 'PieChart',
  PieArcLabelPlot: 'PieChart',
  PiePlot: 'PieChart',
  ScatterPlot: 'ScatterChart',
};

const SAMPLE_SETS = Object.entries(CHARTS_SAMPLE_SETS);

/** Dates of charts are those of the language. */
const DATES = DATE_LIBRARIES.find(({module}) => module === undefined)!;

function findSampleSet(component: string): SampleSet {
  return CHARTS_SAMPLE_SETS[component]!;
}

function program(component: string, props: Values, width?: number): Program {
  const from = `@mui/x-charts/${PATHS[component] ?? component}`;
  const options = {dates: DATES, ...(width !== undefined && {width})};
  return buildProgram({component: {component, from, props}, sampleSet: findSampleSet(component), options});
}

interface Case {
  readonly name: string;
  readonly component: string;
  readonly props: Values;
}

const SAMPLES: readonly Case[] = SAMPLE_SETS.flatMap(([component, {samples}]) =>
  samples.map(({id, props}) => ({name: `${component}, sample ${id}`, component, props})),
);

const SUBSTITUTES: readonly Case[] = Object.entries(CHARTS_SUBSTITUTES).map(([name, {component, start}]) => ({
  name: `${name} by ${component}`,
  component,
  props: {...findSampleSet(component).samples[0].props, ...start},
}));

/** Each choice of a slot, in the first sample; tooltips of items need items. */
const SLOTS: readonly Case[] = SAMPLE_SETS.flatMap(([component, {samples, slotChoices = {}}]) =>
  Object.entries(slotChoices).flatMap(([slot, choices]) =>
    choices.map((choice) => ({
      name: `${component}, slot ${slot} filled with ${choice.$name}`,
      component,
      props: {
        ...samples[0].props,
        slots: {[slot]: choice},
        ...(slot === 'itemContent' &&
          (component === 'ChartsTooltip' ? {trigger: 'item'} : {tooltip: {trigger: 'item'}})),
        ...(component === 'SparkLineChart' && {showTooltip: true, showHighlight: true}),
      },
    })),
  ),
);

const CASES = [...SAMPLES, ...SUBSTITUTES, ...SLOTS];

const load = (specifier: string): ModuleExports => jest.requireActual<ModuleExports>(specifier);
const required = (specifier: string): ModuleExports =>
  specifier.startsWith('@mui/x-charts') ? (jest.requireMock as typeof load)(specifier) : load(specifier);

/** What is printed while something is rendered, and while the pointer is over it. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  const note = (...what: unknown[]) => void printed.push(format(...what));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  // Charts take their width from the page.
  const {getComputedStyle} = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((...given) => {
    const style = getComputedStyle(...given);
    return given[0].className.includes('MuiResponsiveChart')
      ? new Proxy(style, {get: (all, name) => (name === 'width' ? '480px' : (Reflect.get(all, name, all) as unknown))})
      : style;
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function draw({component, props}: Pick<Case, 'component' | 'props'>): HTMLElement {
  return render(<>{renderProgram(program(component, props), {require: required, dates: DATES})}</>).container;
}

/** Moves the pointer over the chart and the first thing that is drawn. */
function pointAt(container: HTMLElement): void {
  const svg = container.querySelector('svg');
  const item = container.querySelector('.MuiBarElement-root, .MuiMarkElement-root, .MuiPieArc-root, circle');
  [svg, item].forEach((element) => {
    if (element) {
      fireEvent.mouseMove(element, {clientX: 150, clientY: 120});
      fireEvent.mouseEnter(element);
    }
  });
}

/** How many of what each component draws are there in its first sample. */
const DRAWN: Readonly<Record<string, readonly [selector: string, count: number]>> = {
  BarChart: ['.MuiBarElement-root', 8],
  BarPlot: ['.MuiBarElement-root', 10],
  LineChart: ['.MuiLineElement-root', 2],
  SparkLineChart: ['.MuiLineElement-root', 1],
  AreaPlot: ['.MuiAreaElement-root', 2],
  LinePlot: ['.MuiLineElement-root', 2],
  MarkPlot: ['.MuiMarkElement-root', 12],
  LineHighlightPlot: ['.MuiLineElement-root', 2],
  ScatterChart: ['circle', 10],
  ScatterPlot: ['circle', 5],
  PieChart: ['.MuiPieArc-root', 4],
  PieArcPlot: ['.MuiPieArc-root', 3],
  PieArcLabelPlot: ['.MuiPieArcLabel-root', 3],
  PiePlot: ['.MuiPieArc-root', 3],
  ChartsAxis: ['.MuiChartsAxis-root', 3],
  ChartsAxisHighlight: ['.MuiBarElement-root', 5],
  ChartsTooltip: ['.MuiBarElement-root', 10],
  ChartsLegend: ['.MuiChartsLegend-series', 3],
  ChartsReferenceLine: ['.MuiChartsReferenceLine-root', 1],
  ChartsClipPath: ['clipPath', 1],
  ChartsText: ['tspan', 2],
};

test('every component of the charts has a sample set or a substitute that has one', () => {
  expect(CHARTS.filter((name) => !(name in CHARTS_SAMPLE_SETS) && !(name in CHARTS_SUBSTITUTES))).toEqual([]);
  expect(Object.values(CHARTS_SUBSTITUTES).filter(({component}) => !(component in CHARTS_SAMPLE_SETS))).toEqual([]);
  expect([...SAMPLE_SETS.map(([name]) => name), ...Object.keys(CHARTS_SUBSTITUTES)].sort()).toEqual([...CHARTS].sort());
});

test('samples of a component have ids of their own, and charts have more than one', () => {
  SAMPLE_SETS.forEach(([, {samples}]) => {
    const ids = samples.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z]+(?:-[a-z]+)*$/.test(id))).toBe(true);
    expect(samples.length).toBeGreaterThan(1);
  });
});

test.each(SAMPLE_SETS)('%s draws what its first sample says', (component, {samples}) => {
  const [selector, count] = DRAWN[component]!;
  expect(draw({component, props: samples[0].props}).querySelectorAll(selector)).toHaveLength(count);
});

/** The package's own checks of what it hands to tooltips know one type of chart only. */
const TOOLTIP_CHECK = /^Warning: Failed prop type: .* supplied to `(?:Default)?Charts(?:Axis|Item)TooltipContent`/;

test.each(CASES)('renders without an error or a warning: $name', (what) => {
  const container = draw(what);
  expect(printed).toEqual([]);
  pointAt(container);
  expect(printed.filter((text) => !TOOLTIP_CHECK.test(text))).toEqual([]);
});

test('a chosen width stands around the component, or nothing does', () => {
  const component: ElementNode = {component: 'BarChart', from: '@mui/x-charts/BarChart', props: {}};
  expect(withWidth(component, undefined)).toBe(component);
  SAMPLE_SETS.forEach(([name, {samples}]) => {
    const {element} = program(name, samples[0].props, 320);
    expect(element.props).toEqual({style: {width: 320}});
    expect(element.children).toEqual([program(name, samples[0].props).element]);
  });
});

/** Axes with gaps, which the types of the package take only from above the component. */
const GAPS: readonly Case[] = [
  ['BarChart', 'xAxis[0].categoryGapRatio', 'sales'],
  ['BarChart', 'xAxis[0].barGapRatio', 'countries'],
  ['BarChart', 'yAxis[0].categoryGapRatio', 'countries'],
  ['LineChart', 'xAxis[1].barGapRatio', 'visits'],
  ['SparkLineChart', 'xAxis.categoryGapRatio', 'deployments'],
].map(([component = '', text = '', sample]) => {
  const {props} = findSampleSet(component).samples.find(({id}) => id === sample)!;
  return {name: `${component}, ${text}`, component, props: withValueAt(props, parsePath(text), 0.5)};
});

test('axes with gaps stand above the chart, others in it', () => {
  const axes = ({component, props}: Case) => program(component, props).declarations.map(({name}) => name);
  expect(GAPS.map(axes)).toEqual([['xAxis'], ['xAxis'], ['yAxis'], ['xAxis'], ['xAxis']]);
  expect(SAMPLES.flatMap(axes)).not.toContain('xAxis');
});

test('what a reader gives as a scale does not reach the type of an axis unless it is one', () => {
  const xAxis: readonly Value[] = [{scaleType: "band'>; alert(1); '", barGapRatio: 0.5}, {scaleType: 'time'}];
  const [axis] = program('BarChart', {series: [], xAxis}).declarations;
  expect(axis?.type?.text).toBe("Partial<AxisConfig<'band'> | AxisConfig<'time'>>[]");
});

describe('types', () => {
  /** Modules of an application, and what the compiler says of each. */
  function problemsOf(modules: Readonly<Record<string, string>>): Record<string, string[]> {
    const files = new Map(
      Object.keys(modules).map((name, index) => [name, path.join(PROJECT_ROOT, `charts-sample-${index}.tsx`)]),
    );
    const virtualFiles = Object.fromEntries([...files].map(([name, file]) => [file, modules[name] ?? '']));
    const compiled = typescriptProgram({rootFiles: [], virtualFiles});
    const problems = [...files].map(([name, file]) => {
      const source = compiled.getSourceFile(file);
      const found = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)];
      return [name, found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '))] as const;
    });
    return Object.fromEntries(problems.filter(([, found]) => found.length > 0));
  }

  test('the code of every sample, substitute and choice of a slot', () => {
    const code = [...CASES, ...GAPS].map(({name, component, props}) => [
      name,
      printProgram(program(component, props), {dates: DATES, language: 'TS'}),
    ]);
    expect(problemsOf(Object.fromEntries(code) as Record<string, string>)).toEqual({});
  });

  test('every path of the props that come first is one of the component', () => {
    const paths = [
      ...SAMPLE_SETS.map(([component, {firstProps}]) => ({component, firstProps})),
      ...Object.values(CHARTS_SUBSTITUTES).map(({component, firstProps = []}) => ({component, firstProps})),
    ];
    const modules = paths.map(({component, firstProps}, index) => {
      const checks = firstProps.map((text, at) => {
        const steps = parsePath(text).map((step) => (typeof step === 'number' ? 'number' : JSON.stringify(step)));
        return `export const c${at}: At<Props, [${steps.join(', ')}]> extends never ? ${JSON.stringify(text)} : true = true;`;
      });
      return [
        `${component}, list ${index}`,
        [
          "import type { ComponentProps } from 'react';",
          `import { ${component} } from '@mui/x-charts/${PATHS[component] ?? component}';`,
          "import type { AxisConfig } from '@mui/x-charts';",
          // The types of the prop itself lack the gaps of band axes.
          "interface Bands { xAxis: AxisConfig<'band'>[]; yAxis: AxisConfig<'band'>[] }",
          `type Props = ComponentProps<typeof ${component}> | Bands;`,
          'type Step<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;',
          'type Walk<T, P> = P extends [infer K, ...infer R] ? Walk<Step<T, K>, R> : T;',
          'type At<T, P> = [Walk<T, P>] extends [never] ? never : [P];',
          ...checks,
        ].join('\n'),
      ];
    });
    expect(problemsOf(Object.fromEntries(modules) as Record<string, string>)).toEqual({});
  });
});

test('the settings of the charts pages can be turned from the first samples', () => {
  const turned: readonly (readonly [component: string, path: string, value: number | string | boolean])[] = [
    ['BarChart', 'xAxis[0].categoryGapRatio', 0.5],
    ['BarChart', 'xAxis[0].barGapRatio', -0.3],
    ['BarChart', 'slotProps.legend.itemMarkWidth', 40],
    ['LineChart', 'series[0].curve', 'step'],
    ['LineChart', 'margin.left', 90],
    ['ScatterChart', 'series[0].markerSize', 12],
    ['PieChart', 'series[0].innerRadius', 40],
    ['PieChart', 'series[0].endAngle', 180],
    ['SparkLineChart', 'plotType', 'bar'],
    ['SparkLineChart', 'area', true],
  ];
  turned.forEach(([component, text, value]) => {
    const {props} = findSampleSet(component).samples[0];
    const before = draw({component, props}).innerHTML;
    cleanup();
    const after = draw({component, props: withValueAt(props, parsePath(text), value)}).innerHTML;
    cleanup();
    expect(after).not.toBe(before);
  });
  expect(printed).toEqual([]);
});
