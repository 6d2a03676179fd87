import {translate} from '@docusaurus/Translate';
import type {ElementNode, Value} from '../values';
import {
  alone,
  AXES_DECLARED,
  CHART_HEIGHT,
  chartsElement,
  chartsReference,
  inChart,
  slices,
  within,
} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {Sample, SampleSet} from './types';

const EXPENSES: Sample = {
  id: 'expenses',
  title: () => translate({id: 'playground.charts.pieExpenses', message: 'Expenses of a month'}),
  props: {
    height: CHART_HEIGHT,
    series: [
      {
        data: slices({Rent: 940, Food: 420, Travel: 180, Leisure: 150}),
      },
    ],
  },
};

const BROWSERS: Sample = {
  id: 'browsers',
  title: () => translate({id: 'playground.charts.pieBrowsers', message: 'Shares of browsers, as a ring'}),
  props: {
    height: CHART_HEIGHT,
    series: [
      {
        data: slices({Chrome: 65, Safari: 19, Edge: 9, Firefox: 7}),
        innerRadius: 50,
        paddingAngle: 2,
        cornerRadius: 4,
        arcLabel: 'value',
        arcLabelMinAngle: 20,
        highlightScope: {highlighted: 'item', faded: 'global'},
        faded: {additionalRadius: -10, color: 'gray'},
      },
    ],
  },
};

const SEATS: Sample = {
  id: 'seats',
  title: () => translate({id: 'playground.charts.pieSeats', message: 'Seats in two years, as two rings'}),
  props: {
    height: CHART_HEIGHT,
    series: [
      {
        data: slices({Train: 61, Bus: 39}),
        innerRadius: 40,
        outerRadius: 70,
      },
      {
        data: [
          {id: 'train-now', value: 73, label: 'Train, a year later'},
          {id: 'bus-now', value: 27, label: 'Bus, a year later'},
        ],
        innerRadius: 80,
        outerRadius: 110,
      },
    ],
    margin: {right: 200},
  },
};

const pieChart: SampleSet = {
  samples: [EXPENSES, BROWSERS, SEATS],
  wrapper: alone,
  declared: AXES_DECLARED,
  // The chart draws no axes, and hands the slots of tooltips and labels to nothing.
  slotChoices: {pieArc: [chartsReference('PieArc', 'PieChart')]},
  firstProps: [
    ...fieldPaths(
      'series[0]',
      'innerRadius',
      'outerRadius',
      'paddingAngle',
      'cornerRadius',
      'startAngle',
      'endAngle',
      'arcLabel',
      'highlightScope',
    ),
    ...fieldPaths('slotProps.legend', 'direction', 'position', 'hidden'),
    'margin.right',
  ],
  height: CHART_HEIGHT,
};

/** @param angles start and end in radians, as the parts of a pie take them */
function arc(label: string, index: number, value: number, color: string, angles: readonly [number, number]): Value {
  const [startAngle, endAngle] = angles;
  const formattedValue = String(value);
  return {id: label.toLowerCase(), index, value, formattedValue, label, color, startAngle, endAngle, padAngle: 0};
}

const COMMUTERS: readonly Value[] = [
  arc('Train', 0, 12, '#02b2af', [0, 3.77]),
  arc('Bus', 1, 5, '#2e96ff', [3.77, 5.34]),
  arc('Bike', 2, 3, '#b800d8', [5.34, 6.28]),
];

const RADIUS = 100;

const ARCS = {id: 'commuters', data: COMMUTERS, outerRadius: RADIUS};

/** A chart with the center of the arcs in its middle. */
function aroundCenter(parts: readonly ElementNode[]): ElementNode {
  const size = 2 * RADIUS + 40;
  return chartsElement('ChartContainer', 'ChartContainer', {width: size, height: size, series: []}, [
    {component: 'g', props: {transform: `translate(${size / 2}, ${size / 2})`}, children: parts},
  ]);
}

const pieArcPlot: SampleSet = {
  samples: [
    {
      id: 'commuters',
      title: () => translate({id: 'playground.charts.plotCommuters', message: 'Ways to work'}),
      props: ARCS,
    },
    {
      id: 'ring',
      title: () => translate({id: 'playground.charts.plotRing', message: 'Ways to work, as a ring'}),
      props: {...ARCS, innerRadius: 50, paddingAngle: 4, cornerRadius: 5},
    },
  ],
  wrapper: within((plot) => aroundCenter([plot])),
  declared: {data: null},
  slotChoices: {pieArc: [chartsReference('PieArc', 'PieChart')]},
  firstProps: [
    'innerRadius',
    'outerRadius',
    'paddingAngle',
    'cornerRadius',
    'highlightScope',
    'highlighted',
    'faded',
    'data',
    'skipAnimation',
  ],
  height: 2 * RADIUS + 40,
};

const pieArcLabelPlot: SampleSet = {
  samples: [
    {
      id: 'labels',
      title: () => translate({id: 'playground.charts.plotLabels', message: 'Ways to work, by name'}),
      props: {...ARCS, arcLabel: 'label'},
    },
    {
      id: 'values',
      title: () => translate({id: 'playground.charts.plotValues', message: 'Ways to work, as numbers at the edge'}),
      props: {...ARCS, arcLabel: 'value', arcLabelRadius: 80},
    },
  ],
  wrapper: within((plot) => {
    const {id = ARCS.id, data = COMMUTERS, outerRadius = RADIUS} = plot.props;
    return aroundCenter([chartsElement('PieArcPlot', 'PieChart', {id, data, outerRadius}), plot]);
  }),
  declared: {data: null},
  slotChoices: {pieArcLabel: [chartsReference('PieArcLabel', 'PieChart')]},
  firstProps: [
    'arcLabel',
    'arcLabelRadius',
    'arcLabelMinAngle',
    'innerRadius',
    'outerRadius',
    'highlightScope',
    'data',
    'skipAnimation',
  ],
  height: 2 * RADIUS + 40,
};

const piePlot: SampleSet = {
  samples: [
    {
      id: 'meals',
      title: () => translate({id: 'playground.charts.plotMeals', message: 'Meals sold at noon'}),
      props: {},
    },
    {
      id: 'transparent',
      title: () =>
        translate({id: 'playground.charts.plotTransparentMeals', message: 'Meals sold at noon, half transparent'}),
      props: {slotProps: {pieArc: {opacity: 0.5}}},
    },
  ],
  wrapper: inChart((plot) => [plot], {
    series: [
      {
        type: 'pie',
        data: slices({Soup: 48, Pasta: 86, Salad: 37}),
        arcLabel: 'label',
      },
    ],
  }),
  slotChoices: {pieArc: [chartsReference('PieArc', 'PieChart')]},
  firstProps: ['skipAnimation', 'slotProps.pieArc', 'slots.pieArc', 'onClick'],
  height: CHART_HEIGHT,
};

/** The sample sets of what draws arcs. */
export const PIE_SAMPLE_SETS = {
  PieChart: pieChart,
  PieArcPlot: pieArcPlot,
  PieArcLabelPlot: pieArcLabelPlot,
  PiePlot: piePlot,
};
