import {LIMITS} from '../../../plugins/playground/client/propLimits';
import {limitProblems} from '../../../plugins/playground/client/renderGuard';
import type {Value, Values} from '../../../plugins/playground/client/values';
import type {PlaygroundComponent} from '../../../plugins/playground/types';

const COMPONENT: PlaygroundComponent = {
  name: 'BarChart',
  productId: 'x-charts',
  imports: [{plan: 'community', name: 'BarChart', from: '@mui/x-charts/BarChart'}],
  props: [],
};

function pathsOf(values: Values): readonly (readonly (string | number)[])[] {
  return limitProblems(values, COMPONENT).map(({path}) => path);
}

test('what a reader would set is rendered', () => {
  const values: Values = {
    height: 300,
    xAxis: [{categoryGapRatio: 0.3, data: ['a', 'b']}],
    series: [{data: [1, -2.5, null]}],
    day: {$date: '2026-03-02'},
    onClick: {$code: '() => 1e99'},
  };
  expect(limitProblems(values, COMPONENT)).toEqual([]);
});

test.each<[string, number]>([
  ['too large', 1e9],
  ['too small', -1e9],
  ['no number', NaN],
  ['infinite', Infinity],
])('a number that is %s is refused, at any depth', (_, value) => {
  expect(pathsOf({height: value})).toEqual([['height']]);
  expect(pathsOf({xAxis: [{}, {a: {b: [value]}}]})).toHaveLength(1);
});

test('the problem names the limit and what was found', () => {
  expect(limitProblems({height: 1e9, margin: {top: 1}}, COMPONENT)).toEqual([
    {
      path: ['height'],
      expected: expect.stringMatching(/^(?:number|integer) from -?\d+ to \d+$/) as string,
      found: '1000000000',
    },
  ]);
});

test('lists that are too long, texts that are too long, and what is too deep are refused', () => {
  const deep = (depth: number): Value => (depth === 0 ? 1 : [deep(depth - 1)]);
  expect(pathsOf({rows: Array.from({length: LIMITS.listLength}, () => 'a')})).toEqual([]);
  expect(pathsOf({rows: Array.from({length: LIMITS.listLength + 1}, () => 'a')})).toEqual([['rows']]);
  expect(pathsOf({series: [{data: Array.from({length: 1e6}, () => 'a')}]})).toEqual([['series', 0, 'data']]);
  expect(pathsOf({title: 'a'.repeat(LIMITS.textLength + 1)})).toEqual([['title']]);
  expect(pathsOf({a: deep(LIMITS.depth)})).toEqual([]);
  expect(pathsOf({a: deep(LIMITS.depth + 1)})).toHaveLength(1);
});

test('a value that contains itself is refused', () => {
  const circle: Record<string, Value> = {};
  circle['again'] = [circle];
  expect(pathsOf({a: circle})).toHaveLength(1);
});

test('at most 20 problems are named', () => {
  const bad = Array.from({length: 100}, () => 1e99);
  expect(limitProblems({a: bad, b: bad}, COMPONENT)).toHaveLength(20);
});

test.each<[string, Values, boolean]>([
  ['a greatest step alone, which the charts limit themselves', {tickMaxStep: 1e-6}, false],
  ['both steps, for a few ticks', {tickMinStep: 1, tickMaxStep: 10}, false],
  ['both steps, for a billion ticks', {tickMinStep: 1e-9, tickMaxStep: 1e-7}, true],
  ['a step of nothing', {tickMinStep: 0, tickMaxStep: 0}, true],
])('%s', (_, axis, isRefused) => {
  const values: Values = {xAxis: [{data: [1, 50, 100], ...axis}], series: [{data: [1, 2, 3]}]};
  expect(pathsOf(values)).toEqual(isRefused ? [['xAxis', 0, 'tickMaxStep']] : []);
});

test('dates count as milliseconds', () => {
  const data: Value = [{$date: '2026-03-01T00:00'}, {$date: '2026-03-31T00:00'}];
  const withStep = (tickMaxStep: number): Values => ({xAxis: [{scaleType: 'time', data, tickMinStep: 1, tickMaxStep}]});
  expect(pathsOf(withStep(86_400_000))).toEqual([]);
  expect(pathsOf(withStep(1_000))).toEqual([['xAxis', 0, 'tickMaxStep']]);
});
