import {compressToEncodedURIComponent} from 'lz-string';
import {
  firstState,
  initialProps,
  setFrame,
  setProp,
  type PlaygroundState,
} from '../../../plugins/playground/client/state';
import {encodeState, type LinkContext} from '../../../plugins/playground/client/stateLink';
import type {Value, Values} from '../../../plugins/playground/client/values';
import type {PlaygroundComponent, PropControl, ValueType} from '../../../plugins/playground/types';

function prop(name: string, type: ValueType): PropControl {
  return {name, type, description: '', group: 'other'};
}

const NUMBER: ValueType = {kind: 'number'};
const JSON_TYPE: ValueType = {kind: 'code', type: 'object'};

const AXIS: ValueType = {
  kind: 'object',
  fields: [
    {name: 'scaleType', type: {kind: 'choice', options: ['band', 'point']}, description: ''},
    {name: 'data', type: JSON_TYPE, description: ''},
    {name: 'categoryGapRatio', type: NUMBER, description: ''},
    {name: 'label', type: {kind: 'string'}, description: ''},
    {name: 'valueFormatter', type: {kind: 'function', type: '(value) => string'}, description: ''},
  ],
};

export const COMPONENT: PlaygroundComponent = {
  name: 'BarChart',
  productId: 'x-date-pickers',
  imports: [{plan: 'community', name: 'BarChart', from: '@mui/x-charts/BarChart'}],
  props: [
    prop('series', {kind: 'list', of: JSON_TYPE}),
    prop('xAxis', {kind: 'list', of: AXIS}),
    prop('layout', {kind: 'choice', options: ['horizontal', 'vertical']}),
    prop('height', NUMBER),
    prop('skipAnimation', {kind: 'boolean'}),
    prop('title', {kind: 'string'}),
    prop('day', {kind: 'date'}),
    prop('onAxisClick', {kind: 'function', type: '() => void'}),
    prop('sx', JSON_TYPE),
    prop('slots', {kind: 'object', fields: [{name: 'legend', type: JSON_TYPE, description: ''}]}),
  ],
};

export const FORMATTER = {$code: '(value) => `${value} €`'};
const QUARTERS: Values = {
  xAxis: [{scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'], valueFormatter: FORMATTER}],
  series: [
    {data: [35, 44, 24, 34], label: 'Europe'},
    {data: [51, 6, 49, 30], label: 'Asia'},
  ],
  height: 300,
};
export const LEGEND = {$name: 'ChartsLegend', $from: '@mui/x-charts/ChartsLegend'};

export const CONTEXT: LinkContext = {
  component: COMPONENT,
  sampleSet: {
    samples: [
      {id: 'quarters', title: () => 'Quarters', props: QUARTERS},
      {id: 'half-years', title: () => 'Half years', props: {series: [{data: [1, 2]}], height: 300}},
    ],
    slotChoices: {legend: [LEGEND]},
    firstProps: [],
    height: 300,
  },
  settings: {start: {title: 'Sales'}},
};
export const FIRST = initialProps({id: 'quarters', title: () => '', props: QUARTERS}, {title: 'Sales'});
export const START = firstState('quarters');

export function stateOf(
  ...changes: readonly (readonly [path: readonly (string | number)[], value: Value | undefined])[]
) {
  return changes.reduce((state, [path, value]) => setProp(state, path, value, FIRST), START);
}

export function linkOf(state: PlaygroundState): string {
  const text = encodeState(state, FIRST);
  if (text === undefined) {
    throw new Error('The state is too large.');
  }
  return text;
}

export function compressed(text: string): string {
  return `z1${compressToEncodedURIComponent(text).replaceAll('+', '_')}`;
}

/** A link that says what it wants, as a hostile writer would make it. */
export function forged(...parts: readonly unknown[]): string {
  return compressed(JSON.stringify(parts).slice(1, -1));
}

/** Numbers that are the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export const STATES: Readonly<Record<string, PlaygroundState>> = {
  'nothing changed': START,
  'one prop': stateOf([['layout'], 'horizontal']),
  'a part of a list': stateOf([['xAxis', 0, 'categoryGapRatio'], 0.3]),
  'one more item': stateOf([['series', 2], {data: [1, 2, 3, 4], label: 'Africa'}]),
  'one item less': stateOf([['series', 0], undefined]),
  'a part taken out': stateOf([['series', 1, 'label'], undefined]),
  'a prop taken out': stateOf([['height'], undefined]),
  'an empty object': stateOf([['xAxis', 0], {}]),
  'strings of all kinds': stateOf(
    [['title'], 'It\'s "so" {what} [1] (2); a_b ~ 100 % & <b> \\ \n\t ä € 😀 \u2028 \ud800 true +'],
    [['xAxis', 0, 'label'], 'true'],
    [['sx'], {'& .a.b': {'--x': '1e9'}, '': 0, '0': null, 'no-word': 'no word', e9: 1e-9}],
  ),
  'words that are literals': stateOf([['sx'], {true: 'null', null: 'false', false: true}]),
  'a date': stateOf([['day'], {$date: '2026-03-02T09:30'}]),
  'no date': stateOf([['day'], null]),
  code: stateOf([['onAxisClick'], {$code: '() => alert("1")'}]),
  'the frame': setFrame(START, {width: 480, direction: 'rtl', isDense: true, locale: 'deDE', dates: 'luxon'}),
  'many changes': stateOf([['xAxis', 0, 'data'], Array.from({length: 400}, (_, index) => `Week ${index % 52}`)]),
  'a long list': stateOf([['series', 0, 'data'], Array.from({length: 300}, (_, index) => (index * 37) % 91)]),
};
