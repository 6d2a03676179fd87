import {translate} from '@docusaurus/Translate';
import {
  alone,
  AXES_DECLARED,
  AXIS_SLOTS,
  CHART_HEIGHT,
  chartsReference,
  inChart,
  TOOLTIP_SLOTS,
  X_AXIS,
  Y_AXIS,
} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {Sample, SampleSet} from './types';

const SALES: Sample = {
  id: 'sales',
  title: () => translate({id: 'playground.charts.barSales', message: 'Sales by quarter'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4']}],
    series: [
      {data: [310, 284, 342, 397], label: 'Shop'},
      {data: [188, 214, 251, 305], label: 'Online'},
    ],
  },
};

const ENERGY: Sample = {
  id: 'energy',
  title: () => translate({id: 'playground.charts.barEnergy', message: 'Sources of energy, stacked'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{scaleType: 'band', data: ['2021', '2022', '2023', '2024', '2025']}],
    series: [
      {data: [114, 124, 140, 136, 138], label: 'Wind', stack: 'total'},
      {data: [49, 59, 62, 72, 84], label: 'Sun', stack: 'total'},
      {data: [78, 71, 68, 59, 52], label: 'Gas', stack: 'total'},
    ],
  },
};

const TRIPS: Sample = {
  id: 'trips',
  title: () => translate({id: 'playground.charts.barTrips', message: 'Trips by month, from a dataset'}),
  props: {
    height: CHART_HEIGHT,
    dataset: [
      {month: 'Jan', train: 312, bus: 184, bike: 46},
      {month: 'Feb', train: 298, bus: 176, bike: 52},
      {month: 'Mar', train: 341, bus: 169, bike: 97},
      {month: 'Apr', train: 355, bus: 158, bike: 143},
      {month: 'May', train: 348, bus: 141, bike: 188},
      {month: 'Jun', train: 326, bus: 127, bike: 215},
    ],
    xAxis: [{scaleType: 'band', dataKey: 'month'}],
    series: [
      {dataKey: 'train', label: 'Train'},
      {dataKey: 'bus', label: 'Bus'},
      {dataKey: 'bike', label: 'Bike'},
    ],
  },
};

const COUNTRIES: Sample = {
  id: 'countries',
  title: () => translate({id: 'playground.charts.barCountries', message: 'Visitors by country, with horizontal bars'}),
  props: {
    height: CHART_HEIGHT,
    layout: 'horizontal',
    xAxis: [{label: 'Visitors (thousands)'}],
    yAxis: [{scaleType: 'band', data: ['Mexico', 'Türkiye', 'Italy', 'Spain', 'France']}],
    series: [{data: [42, 55, 57, 85, 100]}],
    margin: {left: 80},
  },
};

const BALANCE: Sample = {
  id: 'balance',
  title: () => translate({id: 'playground.charts.barBalance', message: 'Gains and losses'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}],
    series: [
      {data: [42, 38, 51, 47, 60, 55], label: 'Income', stack: 'balance'},
      {data: [-36, -44, -39, -52, -41, -38], label: 'Expenses', stack: 'balance'},
    ],
  },
};

/** Single values, counted by interval: what other libraries call a histogram. */
const WAITING_TIMES: Sample = {
  id: 'waiting-times',
  title: () => translate({id: 'playground.charts.barWaitingTimes', message: 'Waiting times, counted by interval'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [
      {
        scaleType: 'band',
        data: ['0–5', '5–10', '10–15', '15–20', '20–25', '25–30'],
        label: 'Minutes',
      },
    ],
    series: [{data: [8, 21, 34, 26, 12, 5], label: 'Customers'}],
  },
};

const barChart: SampleSet = {
  samples: [SALES, ENERGY, TRIPS, COUNTRIES, BALANCE, WAITING_TIMES],
  wrapper: alone,
  declared: {dataset: null, ...AXES_DECLARED},
  slotChoices: {...AXIS_SLOTS, ...TOOLTIP_SLOTS},
  firstProps: [
    ...fieldPaths('xAxis[0]', 'categoryGapRatio', 'barGapRatio', 'label'),
    ...fieldPaths('series[0]', 'label', 'color', 'stack'),
    'tooltip.trigger',
    'axisHighlight.x',
    ...fieldPaths('slotProps.legend', 'direction', 'position'),
    'margin.left',
    'skipAnimation',
  ],
  height: CHART_HEIGHT,
};

const barPlot: SampleSet = {
  samples: [
    {
      id: 'orders',
      title: () => translate({id: 'playground.charts.plotOrders', message: 'Orders by month'}),
      props: {},
    },
    {
      id: 'rounded',
      title: () => translate({id: 'playground.charts.plotRounded', message: 'Orders by month, with rounded bars'}),
      props: {slotProps: {bar: {rx: 8}}},
    },
  ],
  wrapper: inChart((plot) => [plot, X_AXIS, Y_AXIS], {
    xAxis: [{scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May']}],
    series: [
      {type: 'bar', data: [184, 167, 223, 241, 236]},
      {type: 'bar', data: [96, 104, 118, 131, 127]},
    ],
  }),
  slotChoices: {bar: [chartsReference('BarElementPath', 'BarChart')]},
  firstProps: ['skipAnimation', 'slotProps.bar', 'slots.bar'],
  height: CHART_HEIGHT,
};

/** The sample sets of what draws bars. */
export const BAR_SAMPLE_SETS = {BarChart: barChart, BarPlot: barPlot};
