import {checkValue, typeWords} from '@site/plugins/playground/checkValue';
import {LIMITS} from '@site/plugins/playground/client/propLimits';
import type {Value} from '@site/plugins/playground/client/values';
import type {ValueType} from '@site/plugins/playground/types';

const NUMBER: ValueType = {kind: 'number'};
const LAYOUT: ValueType = {kind: 'choice', options: ['horizontal', 'vertical']};
const CODE: ValueType = {kind: 'code', type: 'SxProps<Theme>'};
const SORT: ValueType = {
  kind: 'list',
  of: {
    kind: 'object',
    fields: [
      {name: 'field', type: {kind: 'string'}, description: '', isRequired: true},
      {name: 'sort', type: {kind: 'choice', options: ['asc', 'desc', null]}, description: ''},
    ],
  },
};

function wordsOf(value: unknown, type: ValueType): string[] {
  return checkValue(value as Value, type, ['prop']).map(
    ({path, expected, found, didYouMean}) =>
      `${path.join('.')}: ${expected} <- ${found}${didYouMean ? ` (${didYouMean})` : ''}`,
  );
}

describe('values that fit', () => {
  test.each<[string, unknown, ValueType]>([
    ['a boolean', false, {kind: 'boolean'}],
    ['a number', -0.5, NUMBER],
    ['a color', 'rgb(0 0 0)', {kind: 'color'}],
    ['a choice', 'vertical', LAYOUT],
    ['null among the choices', null, {kind: 'choice', options: ['a', null]}],
    ['a day', {$date: '2024-02-29'}, {kind: 'date'}],
    ['a time', {$date: '2026-03-02T09:30'}, {kind: 'date'}],
    ['no date', null, {kind: 'date'}],
    ['a range', [{$date: '2026-03-02'}, null], {kind: 'dateRange'}],
    ['a list of objects', [{field: 'a', sort: null}, {field: 'b'}], SORT],
    ['an empty list', [], SORT],
    ['one of several', 3, {kind: 'oneOf', types: [{kind: 'string'}, NUMBER]}],
    ['code for a number', {$code: 'width / 2'}, NUMBER],
    ['code in a list', [{$code: 'first'}], SORT],
    ['a function that a module exports', {$name: 'format', $from: 'date-fns'}, {kind: 'function', type: '() => void'}],
    [
      'an element',
      {$element: {component: 'b', props: {}, children: ['a', {component: 'i', props: {}}]}},
      {kind: 'node'},
    ],
    ['texts for a node', ['a', 1, null], {kind: 'node'}],
    ['a component for a slot', {$name: 'GridToolbar', $from: '@mui/x-data-grid'}, CODE],
    ['any JSON', {color: ['red', null, {a: 1}]}, CODE],
    ['a list for code', [1, [2]], CODE],
    ['other fields', {a: 1, b: 2}, {kind: 'object', fields: [], others: NUMBER}],
    ['a call', {$call: {$name: 'createTheme', $from: '@mui/material/styles'}, $arguments: [{a: 1}]}, CODE],
  ])('%s', (_, value, type) => {
    expect(wordsOf(value, type)).toEqual([]);
  });
});

describe('values that do not fit', () => {
  test.each<[unknown, ValueType, string]>([
    ['diagonal', LAYOUT, "prop: 'horizontal' | 'vertical' <- 'diagonal'"],
    ["it's", LAYOUT, "prop: 'horizontal' | 'vertical' <- 'it\\'s'"],
    ['1', NUMBER, "prop: number <- '1'"],
    [null, NUMBER, 'prop: number <- null'],
    [{$date: '2023-02-29'}, {kind: 'date'}, 'prop: date <- 2023-02-29'],
    [{$date: '2026-03-02T25:00'}, {kind: 'date'}, 'prop: date <- 2026-03-02T25:00'],
    [{$date: "2026-03-02'); alert('"}, {kind: 'date'}, "prop: date <- 2026-03-02'); alert('"],
    ['2026-03-02', {kind: 'date'}, "prop: date <- '2026-03-02'"],
    [[{$date: '2026-03-02'}], {kind: 'dateRange'}, 'prop: [date, date] <- list of 1'],
    [{$date: '2026-03-02'}, NUMBER, 'prop: number <- 2026-03-02'],
    [{$name: 'x', $from: 'y'}, NUMBER, 'prop: number <- x'],
    [{$element: {component: 'b', props: {}}}, {kind: 'string'}, 'prop: string <- element'],
    [{$variable: 'rows'}, SORT, 'prop: list of { field, sort } <- rows'],
    [[{field: 'a', sort: 'up'}], SORT, "prop.0.sort: 'asc' | 'desc' | null <- 'up'"],
    [[{sort: 'asc'}], SORT, 'prop.0.field: string <- undefined'],
    [[{field: 'a', sorts: 'asc'}], SORT, "prop.0.sorts: undefined <- 'asc' (sort)"],
    [{field: 'a'}, SORT, 'prop: list of { field, sort } <- { field }'],
    [true, {kind: 'oneOf', types: [{kind: 'string'}, NUMBER]}, 'prop: string | number <- true'],
    [[{field: 1}], {kind: 'oneOf', types: [{kind: 'string'}, SORT]}, 'prop.0.field: string <- 1'],
    [() => undefined, {kind: 'function', type: '() => void'}, 'prop: JSON <- function'],
  ])('%j', (value, type, words) => {
    expect(wordsOf(value, type)).toEqual([words]);
  });

  test('at most twenty are named', () => {
    const list = Array.from({length: 500}, () => ({field: 1, sort: 2}));
    expect(checkValue(list, SORT, ['sortModel'])).toHaveLength(20);
    const wide = Object.fromEntries(list.map((_, index) => [`f${index}`, 1]));
    expect(checkValue(wide, {kind: 'object', fields: []}, ['a'])).toHaveLength(20);
  });
});

describe('what is no value at all', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  circular['other'] = [circular, circular];
  const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`) as unknown;
  const wide = Array.from({length: 60}, () => Array.from({length: 900}, () => 1));
  const shared = Array.from({length: 20}).reduce<unknown>((inner) => [inner, inner, inner, inner], 1);

  test.each<[string, unknown, RegExp]>([
    ['not a number', Number.NaN, /finite number <- NaN/],
    ['infinity', [Number.POSITIVE_INFINITY], /0: finite number <- Infinity/],
    ['undefined', {a: undefined}, /a: JSON <- undefined/],
    ['a bigint', 1n, /JSON <- 1/],
    ['a symbol', Symbol('a'), /JSON <- Symbol/],
    ['a date of the language', new Date(0), /JSON <- object/],
    ['a circle', circular, /circular structure/],
    ['what is too deep', deep, /at most 12 levels/],
    ['what is too large', wide, /at most 50000 values/],
    ['what is small but unfolds', shared, /at most (?:12 levels|50000 values)/],
    [
      'a list that is too long',
      Array.from({length: LIMITS.listLength + 1}, () => 1),
      /list of at most 1000 <- list of 1001/,
    ],
    ['a list with a billion holes', Array(4_000_000_000), /list of at most 1000/],
    ['a text that is too long', 'a'.repeat(LIMITS.textLength + 1), /at most 10000 characters/],
    ['code that is too long', {$code: 'a'.repeat(LIMITS.textLength + 1)}, /JSON/],
    ['a prototype', JSON.parse('{"a": {"__proto__": {"b": 1}}}'), /a\.__proto__: undefined/],
    ['what only looks like code', {$code: 1}, /JSON/],
    ['code with more', {$code: '1', $date: '2026-03-02'}, /JSON/],
    ['a reference with more', {$name: 'a', $from: 'b', c: 1}, /JSON/],
    ['a call of a text', {$call: 'alert', $arguments: []}, /JSON/],
    ['a call with a circle', {$call: {$name: 'a', $from: 'b'}, $arguments: [circular]}, /circular structure/],
    ['an element without props', {$element: {component: 'b'}}, /element/],
    ['an element with a number for a name', {$element: {component: 1, props: {}}}, /element/],
    [
      'an element in an element that is none',
      {$element: {component: 'b', props: {}, children: [{component: 'b'}]}},
      /children\.0: element/,
    ],
    ['an element with a circle', {$element: {component: 'b', props: circular}}, /circular structure/],
    ['a mark that nobody knows', {$eval: 'alert(1)'}, /JSON/],
  ])('%s', (_, value, words) => {
    const start = performance.now();
    const [problem, ...others] = wordsOf(value, CODE);
    expect(problem).toMatch(words);
    expect(others).toEqual([]);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('the same object twice is no circle', () => {
    const one = {a: 1};
    expect(wordsOf([one, one], CODE)).toEqual([]);
  });
});

test('the words of a type are short', () => {
  expect(typeWords(SORT)).toBe('list of { field, sort }');
  expect(typeWords({kind: 'oneOf', types: [LAYOUT, {kind: 'node'}]})).toBe("'horizontal' | 'vertical' | ReactNode");
  expect(typeWords({kind: 'choice', options: ["it's", 'a"b', 3, null]})).toBe("'it\\'s' | 'a\"b' | 3 | null");
  expect(typeWords({kind: 'object', fields: [], others: NUMBER})).toBe('{ … }');
  expect(typeWords({kind: 'code', type: 'x'.repeat(500)})).toHaveLength(80);
});
