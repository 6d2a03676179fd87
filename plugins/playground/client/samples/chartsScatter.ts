import {translate} from '@docusaurus/Translate';
import {alone, AXES_DECLARED, AXIS_SLOTS, CHART_HEIGHT, inChart, X_AXIS, Y_AXIS} from './chartsParts';
import type {Sample, SampleSet} from './types';

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
        data: [
          {id: 1, x: 1.1, y: 83},
          {id: 2, x: 1.3, y: 86},
          {id: 3, x: 1.2, y: 88},
          {id: 4, x: 1.5, y: 84},
          {id: 5, x: 1.4, y: 81},
        ],
      },
      {
        label: 'Robusta',
        data: [
          {id: 1, x: 2.1, y: 76},
          {id: 2, x: 2.4, y: 74},
          {id: 3, x: 2.2, y: 79},
          {id: 4, x: 2.7, y: 73},
          {id: 5, x: 1.9, y: 78},
        ],
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
        data: [
          {id: 1, x: 3.2, y: 19},
          {id: 2, x: 5, y: 28},
          {id: 3, x: 6.4, y: 39},
          {id: 4, x: 8.1, y: 46},
          {id: 5, x: 10, y: 58},
        ],
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
    'series[0].markerSize',
    'series[0].color',
    'series[0].label',
    'xAxis[0].min',
    'xAxis[0].max',
    'xAxis[0].label',
    'axisHighlight.x',
    'axisHighlight.y',
    'tooltip.trigger',
    'slotProps.legend.direction',
    'slotProps.legend.position',
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
        data: [
          {id: 1, x: 6, y: 3.1},
          {id: 2, x: 11, y: 6.4},
          {id: 3, x: 17, y: 9.8},
          {id: 4, x: 24, y: 12.2},
          {id: 5, x: 33, y: 15.7},
        ],
      },
    ],
  }),
  firstProps: ['slotProps.scatter.markerSize', 'slotProps.scatter.color', 'slots.scatter'],
  height: CHART_HEIGHT,
};

/** The sample sets of what draws points. */
export const SCATTER_SAMPLE_SETS = {ScatterChart: scatterChart, ScatterPlot: scatterPlot};
