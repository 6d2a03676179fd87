import {translate} from '@docusaurus/Translate';
import type {Values} from '../values';
import {alone, AXES_DECLARED, AXIS_SLOTS, CHART_HEIGHT, inChart, X_AXIS, Y_AXIS} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {Sample, SampleSet} from './types';

/** Points of a series, which are numbered from 1. */
function points(...places: readonly (readonly [x: number, y: number])[]): readonly Values[] {
  return places.map(([x, y], index) => ({id: index + 1, x, y}));
}

const COFFEE: Sample = {
  id: 'coffee',
  title: () => translate({id: 'playground.charts.scatterCoffee', message: 'Caffeine and taste of two coffees'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{label: 'Caffeine (%)', min: 0.8, max: 3}],
    yAxis: [{label: 'Taste score', min: 70, max: 90}],
    series: [
      {
        label: 'Arabica',
        data: points([1.1, 83], [1.3, 86], [1.2, 88], [1.5, 84], [1.4, 81]),
      },
      {
        label: 'Robusta',
        data: points([2.1, 76], [2.4, 74], [2.2, 79], [2.7, 73], [1.9, 78]),
      },
    ],
  },
};

const RUNS: Sample = {
  id: 'runs',
  title: () => translate({id: 'playground.charts.scatterRuns', message: 'Distance and time of runs'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{label: 'Distance (km)', min: 0, max: 12}],
    yAxis: [{min: 0, max: 70}],
    series: [
      {
        data: points([3.2, 19], [5, 28], [6.4, 39], [8.1, 46], [10, 58]),
        markerSize: 8,
      },
    ],
  },
};

const scatterChart: SampleSet = {
  samples: [COFFEE, RUNS],
  wrapper: alone,
  declared: AXES_DECLARED,
  // The chart hands its slots for tooltips to nothing.
  slotChoices: AXIS_SLOTS,
  firstProps: [
    ...fieldPaths('series[0]', 'markerSize', 'color', 'label'),
    ...fieldPaths('xAxis[0]', 'min', 'max', 'label'),
    ...fieldPaths('axisHighlight', 'x', 'y'),
    'tooltip.trigger',
    ...fieldPaths('slotProps.legend', 'direction', 'position'),
    'margin.left',
  ],
  height: CHART_HEIGHT,
};

const scatterPlot: SampleSet = {
  samples: [
    {
      id: 'trees',
      title: () => translate({id: 'playground.charts.plotTrees', message: 'Age and height of trees'}),
      props: {},
    },
    {
      id: 'large',
      title: () => translate({id: 'playground.charts.plotLargeTrees', message: 'Age and height of trees, large'}),
      props: {slotProps: {scatter: {markerSize: 12}}},
    },
  ],
  wrapper: inChart((plot) => [plot, X_AXIS, Y_AXIS], {
    xAxis: [{min: 0, max: 40}],
    yAxis: [{min: 0, max: 20}],
    series: [
      {
        type: 'scatter',
        data: points([6, 3.1], [11, 6.4], [17, 9.8], [24, 12.2], [33, 15.7]),
      },
    ],
  }),
  firstProps: ['slotProps.scatter.markerSize', 'slotProps.scatter.color', 'slots.scatter'],
  height: CHART_HEIGHT,
};

/** The sample sets of what draws points. */
export const SCATTER_SAMPLE_SETS = {ScatterChart: scatterChart, ScatterPlot: scatterPlot};
