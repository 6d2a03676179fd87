import {MOST_DECODED} from '../../../plugins/playground/client/linkText';
import {isSame, UNSET} from '../../../plugins/playground/client/state';
import {linkedState, playgroundHash} from '../../../plugins/playground/client/playgroundHash';
import {decodeState, encodeState} from '../../../plugins/playground/client/stateLink';
import type {Value, Values} from '../../../plugins/playground/client/values';
import {
  COMPONENT,
  CONTEXT,
  FIRST,
  forged,
  FORMATTER,
  LEGEND,
  linkOf,
  seeded,
  START,
  stateOf,
  STATES,
} from './linkFixture';

describe('a link', () => {
  test.each(Object.entries(STATES))('carries %s', (_, state) => {
    const {state: decoded, problems} = decodeState(linkOf(state), CONTEXT);
    expect({decoded, problems}).toEqual({decoded: state, problems: []});
  });

  test.each(Object.entries(STATES))('is made of what URLs carry as it is: %s', (_, state) => {
    const hash = playgroundHash('bar-chart', linkOf(state));
    expect(new URL(hash, 'https://mui.com/x/').hash).toBe(hash);
    expect(linkOf(state)).toMatch(/^[\w\-.~!(),:;$@/%]*\w$/);
  });

  test.each(Object.entries(STATES))('may be escaped on its way: %s', (_, state) => {
    const text = linkOf(state);
    const escaped = text.startsWith('p') ? text.replace(/[^\w%]/g, (character) => encodeURIComponent(character)) : text;
    expect(decodeState(escaped, CONTEXT).state).toEqual(state);
  });

  test('is short', () => {
    const plain = stateOf([['layout'], 'horizontal'], [['height'], 400], [['skipAnimation'], true]);
    const nested = stateOf(
      [['layout'], 'horizontal'],
      [['xAxis', 0, 'categoryGapRatio'], 0.35],
      [['series', 0, 'label'], 'Western Europe'],
    );
    expect(linkOf(plain).length).toBeLessThan(70);
    expect(linkOf(nested).length).toBeLessThan(100);
  });

  test('is compressed where that is shorter', () => {
    expect(linkOf(STATES['one prop']!)).toBe('p1(layout:horizontal),quarters');
    const long = linkOf(STATES['a long list']!);
    expect(long.slice(0, 2)).toBe('z1');
    expect(long.length).toBeLessThan(JSON.stringify(STATES['a long list']).length);
  });

  test('is not made where it would be too long', () => {
    const random = seeded(1);
    const noise = Array.from({length: 900}, () => random());
    expect(encodeState(stateOf([['series', 0, 'data'], noise]), FIRST)).toBeUndefined();
    const repeated = Array.from({length: 11}, () => 'a'.repeat(MOST_DECODED / 11));
    expect(encodeState(stateOf([['xAxis', 0, 'data'], repeated]), FIRST)).toBeUndefined();
  });

  test('begins with the sample of the page, where it names none that there is', () => {
    const context = {...CONTEXT, settings: {sample: 'half-years'}};
    const {state, problems} = decodeState('p1(height:400),gone', context);
    expect(state).toEqual({sample: 'half-years', props: {height: 400}, frame: {}});
    expect(problems).toEqual([{path: 'sample', message: 'Expected quarters | half-years, found gone.'}]);
  });
});

describe('of a link, what is valid is taken and the rest is named:', () => {
  test.each<[string, unknown[], Values, readonly string[]]>([
    ['an unknown prop', [{height: 1, heigth: 2}, 'quarters'], {height: 1}, ['heigth']],
    ['a wrong value', [{height: '1', layout: 'horizontal'}, 'quarters'], {layout: 'horizontal'}, ['height']],
    ['an unknown choice', [{layout: 'diagonal', height: 1}, 'quarters'], {height: 1}, ['layout']],
    ['a wrong part', [{'xAxis.0.scaleType': 'log', height: 1}, 'quarters'], {height: 1}, ['xAxis[0].scaleType']],
    ['an unknown part', [{'xAxis.0.scale': 'log', height: 1}, 'quarters'], {height: 1}, ['xAxis[0].scale']],
    ['a place that is gone', [{'xAxis.5.label': 'a', height: 1}, 'quarters'], {height: 1}, ['xAxis.5.label']],
    ['a place in no list', [{'xAxis.length': 9, 'height.x': 1}, 'quarters'], {}, ['xAxis.length', 'height.x']],
    ['a prop to take out', [{height: 1}, ['heigth', 3, 'title.a'], 'quarters'], {height: 1}, ['heigth', 'title.a']],
    ['a date that is code', [{day: {$date: "'); alert(1); ('"}, height: 1}, 'quarters'], {height: 1}, ['day']],
    ['two kinds in one', [{day: {$date: '2026-03-02', $code: 'a'}, height: 1}, 'quarters'], {height: 1}, ['day']],
    [
      'a prototype',
      [JSON.parse('{"sx":{"__proto__":{"a":1}},"__proto__":1,"height":1}'), 'quarters'],
      {height: 1},
      ['sx', '__proto__'],
    ],
    ['a constructor', [{sx: {a: [{constructor: {prototype: 1}}]}, height: 1}, 'quarters'], {height: 1}, ['sx']],
    [
      'a name of a prototype',
      [{'sx.__proto__.a': 1, 'xAxis.0.constructor': 1, height: 1}, 'quarters'],
      {height: 1},
      ['sx.__proto__.a', 'xAxis.0.constructor'],
    ],
    [
      'an export',
      [{slots: {legend: {$name: 'exec', $from: 'child_process'}}, height: 1}, 'quarters'],
      {height: 1},
      ['slots'],
    ],
    ['a mark of the state', [{sx: {$unset: true}, height: 1}, 'quarters'], {height: 1}, ['sx']],
  ])('%s', (_, parts, expected, paths) => {
    const {state, problems} = decodeState(forged(...parts), CONTEXT);
    expect(state.props).toMatchObject(expected);
    expect(Object.getPrototypeOf(state.props)).toBe(Object.prototype);
    expect(problems.map(({path}) => path)).toEqual(paths);
    paths.forEach((path) => expect(Object.keys(state.props)).not.toContain(path.split(/[.[]/)[0]));
  });

  test('the problem says what was expected, and what may be meant', () => {
    const {problems} = decodeState(forged({height: '1', heigth: 2, day: 4}, 'quarters'), CONTEXT);
    expect(problems).toEqual([
      {path: 'height', message: "Expected number, found '1'."},
      {path: 'heigth', message: 'The component has no such prop. Did you mean “height”?'},
      {path: 'day', message: 'Expected date, found 4.'},
    ]);
  });

  test('a number beyond all', () => {
    const {state, problems} = decodeState('p1(height:1e999,layout:horizontal),quarters', CONTEXT);
    expect(state.props).toEqual({layout: 'horizontal'});
    expect(problems.map(({path}) => path)).toEqual(['height']);
  });

  test('settings of the frame', () => {
    const frame = {w: 1e9, r: 'ltr', d: true, l: '../../evil', a: 'moment'};
    const {state, problems} = decodeState(forged({}, frame, 'quarters'), CONTEXT);
    expect(state.frame).toEqual({isDense: true, dates: 'moment'});
    expect(problems.map(({path}) => path)).toEqual(['width', 'direction', 'locale']);
    const chart = {...CONTEXT, component: {...COMPONENT, productId: 'x-charts' as const}};
    expect(decodeState(forged({}, {d: true, l: 'deDE'}, 'quarters'), chart).state.frame).toEqual({});
  });

  test('at most 20 problems, each cut at 200 characters', () => {
    const many = Object.fromEntries(Array.from({length: 100}, (_, index) => [`${'x'.repeat(300)}${index}`, index]));
    const {problems} = decodeState(forged({...many, height: 1}, 'quarters'), CONTEXT);
    expect(problems).toHaveLength(20);
    problems.forEach(({path, message}) => {
      expect(path.length).toBeLessThanOrEqual(200);
      expect(message.length).toBeLessThanOrEqual(200);
    });
  });

  test('the first 300 changes', () => {
    const many = Object.fromEntries(Array.from({length: 600}, (_, index) => [`series.0.data.${index}`, 9]));
    const {state, problems} = decodeState(forged(many, 'quarters'), CONTEXT);
    expect((state.props['series'] as {data: number[]}[])[0]?.data).toHaveLength(300);
    expect(problems).toHaveLength(1);
  });

  test('a whole prop that a part makes wrong', () => {
    const context = {...CONTEXT, settings: {start: {sx: {a: {b: 1}}}}};
    const deep = Array.from({length: 14}, () => '[').join('') + '1' + ']'.repeat(14);
    expect(decodeState(forged({'sx.a.b': JSON.parse(deep) as Value}, 'quarters'), context).state.props).toEqual({});
  });
});

describe('what the reader has to allow', () => {
  test('is named, and stands in the state', () => {
    const {state, consent} = decodeState(linkOf(STATES['code']!), CONTEXT);
    expect(state.props['onAxisClick']).toEqual({$code: '() => alert("1")'});
    expect(consent).toEqual([{path: 'onAxisClick', kind: 'code', text: '() => alert("1")'}]);
  });

  test('is not what the site itself wrote', () => {
    const state = stateOf([['xAxis', 1], {scaleType: 'point', valueFormatter: FORMATTER}]);
    expect(decodeState(linkOf(state), CONTEXT)).toEqual({state, problems: [], consent: []});
  });

  test('is not what can fill a slot', () => {
    const state = stateOf([['slots', 'legend'], LEGEND]);
    expect(decodeState(linkOf(state), CONTEXT)).toEqual({state, problems: [], consent: []});
  });
});

describe('a link', () => {
  test.each(Object.entries(STATES))('that is cut anywhere is read as far as it goes: %s', (_, state) => {
    const text = linkOf(state);
    for (let length = 0; length < text.length; length += 1) {
      const {state: decoded, problems} = decodeState(text.slice(0, length), CONTEXT);
      // The last character of a compressed text can be without meaning.
      expect(problems.length > 0 || isSame(decoded.props as Values, state.props as Values)).toBe(true);
      Object.entries(decoded.props).forEach(([name, value]) => {
        expect(value === UNSET || name in state.props).toBe(true);
      });
    }
  });

  test('that is cut keeps the props before the cut', () => {
    const {state, problems} = decodeState('p1(layout:horizontal,height:400,xAxis.0.lab', CONTEXT);
    expect(state.props).toEqual({layout: 'horizontal', height: 400});
    expect(problems).toEqual([{path: '', message: 'The end of the link is missing.'}]);
  });

  test('of another version is named', () => {
    const {state, problems} = decodeState('p2(layout:horizontal),quarters', CONTEXT);
    expect(state).toEqual(START);
    expect(problems[0]?.message).toMatch(/newer version/);
    expect(decodeState('p0(layout:horizontal),quarters', CONTEXT).problems[0]?.message).toMatch(/broken/);
  });
});

describe('the hash', () => {
  test('names a playground and its state', () => {
    const text = linkOf(STATES['strings of all kinds']!);
    expect(linkedState(playgroundHash('bar-chart', text), 'bar-chart')).toBe(text);
    expect(linkedState('#bar-chart=p1a=b', 'bar-chart')).toBe('p1a=b');
  });

  test.each(['', '#', '#bars', '#=p1', 'bars=p1', '#bars-2=p1', '#%'])('%j brings none to "bars"', (hash) => {
    expect(linkedState(hash, 'bars')).toBeUndefined();
  });
});
