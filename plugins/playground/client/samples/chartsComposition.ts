import {translate} from '@docusaurus/Translate';
import {
  AXIS_SLOTS,
  BAR_PLOT,
  CHART_HEIGHT,
  chartsElement,
  LINE_PLOT,
  inChart,
  TOOLTIP_SLOTS,
  within,
  X_AXIS,
  Y_AXIS,
} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {SampleSet} from './types';

const MONTHS = [{scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May']}];

const chartsAxis: SampleSet = {
  samples: [
    {
      id: 'two-sides',
      title: () =>
        translate({id: 'playground.charts.axisTwoSides', message: 'Orders at the left, revenue at the right'}),
      props: {
        bottomAxis: {axisId: 'months', label: 'Month', disableTicks: true},
        leftAxis: {axisId: 'orders', label: 'Orders'},
        rightAxis: {axisId: 'revenue', label: 'Revenue (k€)'},
      },
    },
    {
      id: 'above',
      title: () => translate({id: 'playground.charts.axisAbove', message: 'Months above, no axis at the left'}),
      props: {topAxis: 'months', bottomAxis: null, leftAxis: null, rightAxis: 'revenue'},
    },
  ],
  wrapper: inChart((axis) => [BAR_PLOT, LINE_PLOT, axis], {
    xAxis: MONTHS.map((axis) => ({id: 'months', ...axis})),
    yAxis: [
      {id: 'orders', min: 0},
      {id: 'revenue', min: 0},
    ],
    series: [
      {type: 'bar', yAxisKey: 'orders', data: [184, 167, 223, 241, 236]},
      {type: 'line', yAxisKey: 'revenue', data: [9.2, 9.8, 12.4, 11.7, 13.1]},
    ],
    margin: {left: 70, right: 70},
  }),
  slotChoices: AXIS_SLOTS,
  firstProps: [
    ...fieldPaths('bottomAxis', 'label', 'disableLine', 'disableTicks', 'tickSize', 'tickLabelStyle'),
    ...fieldPaths('leftAxis', 'label', 'labelStyle'),
    'rightAxis',
    'topAxis',
  ],
  height: CHART_HEIGHT,
};

const chartsAxisHighlight: SampleSet = {
  samples: [
    {
      id: 'band',
      title: () => translate({id: 'playground.charts.highlightBand', message: 'The month below the pointer'}),
      props: {x: 'band'},
    },
    {
      id: 'lines',
      title: () => translate({id: 'playground.charts.highlightLines', message: 'Two lines through the pointer'}),
      props: {x: 'line', y: 'line'},
    },
  ],
  wrapper: inChart((highlight) => [BAR_PLOT, highlight, X_AXIS, Y_AXIS], {
    xAxis: MONTHS,
    series: [{type: 'bar', data: [184, 167, 223, 241, 236]}],
  }),
  firstProps: ['x', 'y'],
  height: CHART_HEIGHT,
};

const chartsTooltip: SampleSet = {
  samples: [
    {
      id: 'axis',
      title: () => translate({id: 'playground.charts.tooltipAxis', message: 'All values of a month'}),
      props: {trigger: 'axis'},
    },
    {
      id: 'item',
      title: () => translate({id: 'playground.charts.tooltipItem', message: 'The bar below the pointer'}),
      props: {trigger: 'item'},
    },
  ],
  wrapper: inChart((tooltip) => [BAR_PLOT, X_AXIS, Y_AXIS, tooltip], {
    xAxis: MONTHS,
    series: [
      {type: 'bar', data: [184, 167, 223, 241, 236], label: 'Orders'},
      {type: 'bar', data: [12, 9, 17, 14, 11], label: 'Returns'},
    ],
  }),
  slotChoices: TOOLTIP_SLOTS,
  firstProps: [
    'trigger',
    'slotProps.axisContent.sx',
    'slotProps.itemContent.sx',
    ...fieldPaths('slots', 'axisContent', 'itemContent'),
  ],
  height: CHART_HEIGHT,
};

const chartsLegend: SampleSet = {
  samples: [
    {
      id: 'above',
      title: () => translate({id: 'playground.charts.legendAbove', message: 'In a row above the chart'}),
      props: {},
    },
    {
      id: 'beside',
      title: () => translate({id: 'playground.charts.legendBeside', message: 'In a column beside the chart'}),
      props: {direction: 'column', position: {vertical: 'middle', horizontal: 'right'}},
    },
  ],
  wrapper: inChart((legend) => [BAR_PLOT, X_AXIS, Y_AXIS, legend], {
    xAxis: MONTHS,
    series: [
      {type: 'bar', data: [312, 298, 341, 355, 348], label: 'Train'},
      {type: 'bar', data: [184, 176, 169, 158, 141], label: 'Bus'},
      {type: 'bar', data: [46, 52, 97, 143, 188], label: 'Bike'},
    ],
    margin: {top: 60, bottom: 60, right: 90},
  }),
  firstProps: [
    'direction',
    'position',
    'hidden',
    ...fieldPaths('slotProps.legend', 'itemMarkWidth', 'itemMarkHeight', 'markGap', 'itemGap', 'padding', 'labelStyle'),
  ],
  height: CHART_HEIGHT,
};

const chartsReferenceLine: SampleSet = {
  samples: [
    {
      id: 'limit',
      title: () => translate({id: 'playground.charts.referenceLimit', message: 'A limit'}),
      props: {y: 50, label: '50 min', labelAlign: 'end', lineStyle: {stroke: '#d32f2f', strokeDasharray: '4 4'}},
    },
    {
      id: 'day',
      title: () => translate({id: 'playground.charts.referenceDay', message: 'A day'}),
      props: {x: 'Thu', label: 'New desk', labelAlign: 'start'},
    },
  ],
  wrapper: within((line) =>
    chartsElement(
      'LineChart',
      'LineChart',
      {
        height: CHART_HEIGHT,
        xAxis: [{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}],
        yAxis: [{min: 0, max: 60}],
        series: [{data: [22, 26, 31, 44, 38, 19, 17], label: 'Waiting time (min)'}],
      },
      [line],
    ),
  ),
  firstProps: ['y', 'x', 'label', 'labelAlign', 'labelStyle', 'lineStyle', 'spacing', 'axisId'],
  height: CHART_HEIGHT,
};

/** The sample sets of axes, legends and other parts of composed charts. */
export const COMPOSITION_SAMPLE_SETS = {
  ChartsAxis: chartsAxis,
  ChartsAxisHighlight: chartsAxisHighlight,
  ChartsTooltip: chartsTooltip,
  ChartsLegend: chartsLegend,
  ChartsReferenceLine: chartsReferenceLine,
};
