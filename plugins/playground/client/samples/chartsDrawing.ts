import {translate} from '@docusaurus/Translate';
import {CHART_HEIGHT, LINE_PLOT, responsiveContainer, within, X_AXIS, Y_AXIS} from './chartsParts';
import {fieldPaths} from './fieldPaths';
import type {SampleSet} from './types';

const DRAWING_AREA = 'drawing-area';

const chartsClipPath: SampleSet = {
  samples: [
    {
      id: 'area',
      title: () => translate({id: 'playground.charts.clipArea', message: 'A line that leaves the axes'}),
      props: {id: DRAWING_AREA},
    },
    {
      id: 'above',
      title: () => translate({id: 'playground.charts.clipAbove', message: 'A line that may leave them at the top'}),
      props: {id: DRAWING_AREA, offset: {top: 40}},
    },
  ],
  wrapper: within((clipPath) => {
    const {id} = clipPath.props;
    const lines = {
      component: 'g',
      props: {clipPath: `url(#${typeof id === 'string' ? id : DRAWING_AREA})`},
      children: [LINE_PLOT],
    };
    return responsiveContainer(
      {
        xAxis: [{data: [0, 1, 2, 3, 4, 5, 6]}],
        yAxis: [{min: 10, max: 30}],
        series: [{type: 'line', data: [12, 19, 34, 27, 15, 4, 18]}],
      },
      [lines, X_AXIS, Y_AXIS, clipPath],
    );
  }),
  firstProps: ['offset.top', 'offset.right', 'offset.bottom', 'offset.left', 'id'],
  height: CHART_HEIGHT,
};

const TEXT_HEIGHT = 140;

const chartsText: SampleSet = {
  samples: [
    {
      id: 'two-lines',
      title: () => translate({id: 'playground.charts.textTwoLines', message: 'Two lines'}),
      props: {
        x: 140,
        y: 70,
        text: 'Train\nseats booked',
        style: {fontSize: 20, fill: 'currentColor', textAnchor: 'middle', dominantBaseline: 'central'},
      },
    },
    {
      id: 'turned',
      title: () => translate({id: 'playground.charts.textTurned', message: 'Turned, as the label of a tick'}),
      props: {
        x: 100,
        y: 40,
        text: 'Frozen food',
        style: {angle: 45, fontSize: 16, fill: 'currentColor', textAnchor: 'start', dominantBaseline: 'hanging'},
      },
    },
  ],
  wrapper: within((text) => ({component: 'svg', props: {width: 280, height: TEXT_HEIGHT}, children: [text]})),
  firstProps: [
    'text',
    ...fieldPaths('style', 'angle', 'fontSize', 'fontWeight', 'fill', 'textAnchor', 'dominantBaseline'),
    'lineHeight',
    'needsComputation',
  ],
  height: TEXT_HEIGHT,
};

/** The sample sets of what other parts of charts draw with. */
export const DRAWING_SAMPLE_SETS = {ChartsClipPath: chartsClipPath, ChartsText: chartsText};
