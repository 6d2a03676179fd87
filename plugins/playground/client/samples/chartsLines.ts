import {translate} from '@docusaurus/Translate';
import {alone, AXES_DECLARED, AXIS_SLOTS, CHART_HEIGHT, chartsReference, TOOLTIP_SLOTS} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {Sample, SampleSet} from './types';

const VISITS: Sample = {
  id: 'visits',
  title: () => translate({id: 'playground.charts.lineVisits', message: 'Visits in a week'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}],
    series: [
      {data: [412, 467, 389, 521, 498, 276, 243], label: 'Docs'},
      {data: [187, 203, 196, 241, 225, 98, 91], label: 'Blog'},
    ],
  },
};

const TEMPERATURES: Sample = {
  id: 'temperatures',
  title: () => translate({id: 'playground.charts.lineTemperatures', message: 'Temperatures over time, from a dataset'}),
  props: {
    height: CHART_HEIGHT,
    dataset: [
      {date: {$date: '2025-01-01T00:00'}, oslo: -3.1, rome: 7.7},
      {date: {$date: '2025-03-01T00:00'}, oslo: 1.2, rome: 11.4},
      {date: {$date: '2025-05-01T00:00'}, oslo: 12.1, rome: 18.6},
      {date: {$date: '2025-07-01T00:00'}, oslo: 18.1, rome: 26.2},
      {date: {$date: '2025-09-01T00:00'}, oslo: 12.3, rome: 21.9},
      {date: {$date: '2025-11-01T00:00'}, oslo: 1.1, rome: 12.3},
    ],
    xAxis: [{scaleType: 'time', dataKey: 'date'}],
    series: [
      {dataKey: 'oslo', label: 'Oslo'},
      {dataKey: 'rome', label: 'Rome'},
    ],
  },
};

const DOWNLOADS: Sample = {
  id: 'downloads',
  title: () => translate({id: 'playground.charts.lineDownloads', message: 'Downloads by version, as stacked areas'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}],
    series: [
      {data: [120, 104, 91, 77, 66, 52], label: 'v4', area: true, stack: 'total', showMark: false},
      {data: [210, 232, 248, 251, 239, 228], label: 'v5', area: true, stack: 'total', showMark: false},
      {data: [0, 18, 47, 96, 151, 204], label: 'v6', area: true, stack: 'total', showMark: false},
    ],
  },
};

const SENSOR: Sample = {
  id: 'sensor',
  title: () => translate({id: 'playground.charts.lineSensor', message: 'A sensor with missing values'}),
  props: {
    height: CHART_HEIGHT,
    xAxis: [{data: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22], label: 'Hour', min: 0, max: 24}],
    yAxis: [{min: 0, max: 30}],
    series: [{data: [14.2, 13.6, 13.1, null, null, 17.8, 20.4, 22.1, 22.6, null, 18.3, 16], curve: 'linear'}],
  },
};

const lineChart: SampleSet = {
  samples: [VISITS, TEMPERATURES, DOWNLOADS, SENSOR],
  wrapper: alone,
  declared: {dataset: null, ...AXES_DECLARED},
  slotChoices: {
    ...AXIS_SLOTS,
    ...TOOLTIP_SLOTS,
    mark: [chartsReference('MarkElement', 'LineChart')],
    lineHighlight: [chartsReference('LineHighlightElement', 'LineChart')],
  },
  firstProps: [
    ...fieldPaths('series[0]', 'curve', 'area', 'showMark', 'connectNulls', 'stack', 'color'),
    'yAxis[0].min',
    'tooltip.trigger',
    'axisHighlight.x',
    ...fieldPaths('slotProps.legend', 'direction', 'position'),
    'margin.left',
  ],
  height: CHART_HEIGHT,
};

const SPARK_LINE_HEIGHT = 100;

const sparkLineChart: SampleSet = {
  samples: [
    {
      id: 'temperatures',
      title: () => translate({id: 'playground.charts.sparkTemperatures', message: 'Temperatures of a week'}),
      props: {height: SPARK_LINE_HEIGHT, data: [14.1, 15, 14.6, 16.2, 18.4, 19.1, 17.8]},
    },
    {
      id: 'deployments',
      title: () => translate({id: 'playground.charts.sparkDeployments', message: 'Deployments by month, as bars'}),
      props: {
        height: SPARK_LINE_HEIGHT,
        data: [3, 5, 4, 8, 6, 9, 12, 10, 7, 11, 14, 9],
        plotType: 'bar',
        showTooltip: true,
        showHighlight: true,
      },
    },
    {
      id: 'price',
      title: () => translate({id: 'playground.charts.sparkPrice', message: 'A price over time, as an area'}),
      props: {
        height: SPARK_LINE_HEIGHT,
        data: [182.4, 184.1, 181.7, 188.2, 191.5, 190.3],
        xAxis: {
          scaleType: 'time',
          data: [2, 3, 4, 5, 6, 9].map((day) => ({$date: `2026-03-0${day}T00:00`})),
        },
        area: true,
        curve: 'monotoneX',
        showTooltip: true,
        showHighlight: true,
      },
    },
  ],
  wrapper: alone,
  declared: AXES_DECLARED,
  slotChoices: {
    ...TOOLTIP_SLOTS,
    lineHighlight: [chartsReference('LineHighlightElement', 'LineChart')],
  },
  firstProps: [
    'data',
    'plotType',
    'curve',
    'area',
    'showHighlight',
    'showTooltip',
    'colors',
    'height',
    ...fieldPaths('margin', 'top', 'bottom'),
  ],
  height: SPARK_LINE_HEIGHT,
};

/** The sample sets of the charts of lines. */
export const LINE_SAMPLE_SETS = {LineChart: lineChart, SparkLineChart: sparkLineChart};
