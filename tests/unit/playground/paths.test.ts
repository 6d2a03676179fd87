import {
  fieldAt,
  parsePath,
  printPath,
  valueAt,
  valueTypeAt,
  withValueAt,
  type Path,
} from '@site/plugins/playground/paths';
import type {PlaygroundComponent} from '@site/plugins/playground/types';

describe('parsePath and printPath', () => {
  test.each<[string, Path]>([
    ['density', ['density']],
    ['xAxis[0].categoryGapRatio', ['xAxis', 0, 'categoryGapRatio']],
    ['a[1][2].b', ['a', 1, 2, 'b']],
    ['sx["& .Mui-selected"].color', ['sx', '& .Mui-selected', 'color']],
    ['classes["cell--editable"]', ['classes', 'cell--editable']],
    ['["aria-label"]', ['aria-label']],
    ['a["\\"]"]', ['a', '"]']],
    ['', []],
  ])('%s', (text, path) => {
    expect(parsePath(text)).toEqual(path);
    expect(printPath(path)).toBe(text);
  });

  test.each([
    '.a',
    'a.',
    'a..b',
    'a b',
    'a[',
    'a[x]',
    'a[-1]',
    'a[1.5]',
    'a[0]b',
    'a["b]',
    'a["\\q"]',
    '[99999999999999999]',
  ])('%s is no path, but one name', (text) => {
    expect(parsePath(text)).toEqual([text]);
  });

  test('a name that is no identifier comes back', () => {
    for (const name of ['', 'a.b', '[0]', '0', '"', '\\', '__proto__', 'é', '\u2028']) {
      expect(parsePath(printPath(['a', name, 3]))).toEqual(['a', name, 3]);
    }
  });
});

describe('valueAt', () => {
  const values = {series: [{data: [1, 2]}], start: {$date: '2026-03-02'}};

  test.each([
    ['series[0].data[1]', 2],
    ['series[0].data[2]', undefined],
    ['series[0].label', undefined],
    ['series.length', undefined],
    ['constructor', undefined],
    ['start["$date"]', undefined],
    ['start', {$date: '2026-03-02'}],
  ])('%s', (text, expected) => {
    expect(valueAt(values, parsePath(text))).toEqual(expected);
  });
});

describe('withValueAt', () => {
  test('makes lists and objects on the way', () => {
    expect(withValueAt({}, ['xAxis', 0, 'label'], 'Month')).toEqual({xAxis: [{label: 'Month'}]});
    expect(withValueAt({title: 'a'}, ['slotProps', 'legend', 'hidden'], true)).toEqual({
      title: 'a',
      slotProps: {legend: {hidden: true}},
    });
  });

  test('leaves what it was given, and keeps what did not change', () => {
    const values = Object.freeze({
      rows: Object.freeze([Object.freeze({id: 1})]),
      xAxis: Object.freeze([Object.freeze({a: 1})]),
    });
    const changed = withValueAt(values, ['xAxis', 0, 'a'], 2);
    expect(changed).toEqual({rows: [{id: 1}], xAxis: [{a: 2}]});
    expect(changed['rows']).toBe(values.rows);
    expect(values.xAxis).toEqual([{a: 1}]);
  });

  test('keeps the order of the fields', () => {
    expect(Object.keys(withValueAt({a: 1, b: 2, c: 3}, ['a'], 9))).toEqual(['a', 'b', 'c']);
  });

  test('removes a value and the objects that it leaves empty, but no item of a list', () => {
    expect(
      withValueAt({slotProps: {legend: {hidden: true}}, title: 'a'}, ['slotProps', 'legend', 'hidden'], undefined),
    ).toEqual({
      title: 'a',
    });
    expect(
      withValueAt(
        {slotProps: {legend: {hidden: true, direction: 'row'}}},
        ['slotProps', 'legend', 'hidden'],
        undefined,
      ),
    ).toEqual({
      slotProps: {legend: {direction: 'row'}},
    });
    expect(withValueAt({xAxis: [{label: 'a'}, {label: 'b'}]}, ['xAxis', 0, 'label'], undefined)).toEqual({
      xAxis: [{}, {label: 'b'}],
    });
    expect(withValueAt({data: [1, 2, 3]}, ['data', 1], undefined)).toEqual({data: [1, 3]});
    expect(withValueAt({data: [1]}, ['data', 0], undefined)).toEqual({data: []});
  });

  test('nothing to remove changes nothing', () => {
    const values = {a: [1], b: {c: 1}};
    expect(withValueAt(values, ['b', 'd', 'e'], undefined)).toBe(values);
    expect(withValueAt(values, ['a', 5], undefined)).toBe(values);
  });

  test('a place behind the end is the end', () => {
    expect(withValueAt({data: [1]}, ['data', 1_000_000_000], 2)).toEqual({data: [1, 2]});
  });

  test('does not touch the prototype', () => {
    const changed = withValueAt({}, ['__proto__', 'polluted'], true);
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(valueAt(changed, ['__proto__', 'polluted'])).toBe(true);
  });
});

const COMPONENT: PlaygroundComponent = {
  name: 'BarChart',
  productId: 'x-charts',
  imports: [{plan: 'community', name: 'BarChart', from: '@mui/x-charts/BarChart'}],
  props: [
    {
      name: 'xAxis',
      description: 'Axes.',
      group: 'axes',
      type: {
        kind: 'oneOf',
        types: [
          {kind: 'choice', options: [null]},
          {
            kind: 'list',
            of: {
              kind: 'object',
              fields: [{name: 'label', type: {kind: 'string'}, description: 'The label.'}],
              others: {kind: 'number'},
            },
          },
        ],
      },
    },
  ],
};

describe('valueTypeAt and fieldAt', () => {
  test('see through lists, alternatives, and names that a reader picks', () => {
    expect(valueTypeAt(COMPONENT, parsePath('xAxis[3].label'))).toEqual({kind: 'string'});
    expect(valueTypeAt(COMPONENT, parsePath('xAxis[0].gap'))).toEqual({kind: 'number'});
    expect(valueTypeAt(COMPONENT, parsePath('xAxis.label'))).toBeUndefined();
    expect(valueTypeAt(COMPONENT, parsePath('yAxis[0].label'))).toBeUndefined();
    expect(fieldAt(COMPONENT, parsePath('xAxis[0].label'))?.description).toBe('The label.');
    expect(fieldAt(COMPONENT, parsePath('xAxis'))?.description).toBe('Axes.');
    expect(fieldAt(COMPONENT, parsePath('xAxis[0]'))).toBeUndefined();
  });
});
