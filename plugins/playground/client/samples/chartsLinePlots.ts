import {translate} from '@docusaurus/Translate';
import type {ElementNode, Values} from '../values';
import {CHART_HEIGHT, chartsReference, LINE_PLOT, responsiveContainer, within, X_AXIS, Y_AXIS} from './chartsParts';
import type {Sample, SampleSet} from './types';

const STATIONS: Sample = {
  id: 'stations',
  title: () => translate({id: 'playground.charts.plotStations', message: 'Rides from two stations'}),
  props: {},
};

/** A composed chart of two lines. */
function linesAround(parts: readonly ElementNode[], seriesProps: Values = {}): ElementNode {
  return responsiveContainer(
    {
      xAxis: [{scaleType: 'point', data: ['6 h', '9 h', '12 h', '15 h', '18 h', '21 h']}],
      series: [
        {type: 'line', data: [34, 128, 76, 88, 141, 52], ...seriesProps},
        {type: 'line', data: [18, 61, 49, 57, 93, 71], ...seriesProps},
      ],
    },
    [...parts, X_AXIS, Y_AXIS],
  );
}

function plotSampleSet(name: string, sampleSet: Pick<SampleSet, 'samples' | 'wrapper' | 'slotChoices'>): SampleSet {
  return {firstProps: [`slotProps.${name}`, `slots.${name}`], height: CHART_HEIGHT, ...sampleSet};
}

/** The sample sets of the parts of composed line charts. */
export const LINE_PLOT_SAMPLE_SETS = {
  AreaPlot: plotSampleSet('area', {
    samples: [
      STATIONS,
      {
        id: 'transparent',
        title: () => translate({id: 'playground.charts.plotTransparent', message: 'Rides, with transparent areas'}),
        props: {slotProps: {area: {fillOpacity: 0.4}}},
      },
    ],
    wrapper: within((plot) => linesAround([plot], {area: true})),
    slotChoices: {area: [chartsReference('AreaElementPath', 'LineChart')]},
  }),
  LinePlot: plotSampleSet('line', {
    samples: [
      STATIONS,
      {
        id: 'dashed',
        title: () => translate({id: 'playground.charts.plotDashed', message: 'Rides, with dashed lines'}),
        props: {slotProps: {line: {strokeDasharray: '6 4'}}},
      },
    ],
    wrapper: within((plot) => linesAround([plot])),
    slotChoices: {line: [chartsReference('LineElementPath', 'LineChart')]},
  }),
  MarkPlot: plotSampleSet('mark', {
    samples: [
      STATIONS,
      {
        id: 'diamonds',
        title: () => translate({id: 'playground.charts.plotDiamonds', message: 'Rides, marked with diamonds'}),
        props: {slotProps: {mark: {shape: 'diamond'}}},
      },
    ],
    wrapper: within((plot) => linesAround([LINE_PLOT, plot])),
    slotChoices: {mark: [chartsReference('MarkElement', 'LineChart')]},
  }),
  LineHighlightPlot: plotSampleSet('lineHighlight', {
    samples: [
      STATIONS,
      {
        id: 'large',
        title: () => translate({id: 'playground.charts.plotLarge', message: 'Rides, with large points'}),
        props: {slotProps: {lineHighlight: {r: 10}}},
      },
    ],
    wrapper: within((plot) => linesAround([LINE_PLOT, plot])),
    slotChoices: {lineHighlight: [chartsReference('LineHighlightElement', 'LineChart')]},
  }),
} satisfies Readonly<Record<string, SampleSet>>;
