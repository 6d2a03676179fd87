import {historyText} from '@site/scripts/history/writeHistory';
import {reasonIn, releasesToRead} from '@site/scripts/history/registry';
import {entryKey, type Snapshot} from '@site/scripts/history/snapshot';
import {differingParts, eventsOfStep, withStep} from '@site/scripts/history/steps';
import type {HistorySection} from '@site/src/node/history/types';

type State = readonly [section: HistorySection, owner: string, name: string, type?: string, byDefault?: string];

function snapshot(...states: readonly State[]): Snapshot {
  return Object.fromEntries(
    states.map(([section, owner, name, type = '', byDefault = '']) => [
      entryKey(section, owner, name),
      {type, byDefault},
    ]),
  );
}

function stepOf(before: Snapshot, after: Snapshot): unknown[] {
  return withStep([], eventsOfStep('6.1.0', before, after)).map((entry) => entry.slice(1));
}

test('what came, what went, and what has another type or default', () => {
  const before = snapshot(
    ['prop', 'Grid', 'gone'],
    ['prop', 'Grid', 'rows', 'Row[]'],
    ['prop', 'Grid', 'size', 'number', '100'],
  );
  const after = snapshot(
    ['prop', 'Grid', 'came', 'boolean'],
    ['prop', 'Grid', 'rows', 'readonly Row[]'],
    ['prop', 'Grid', 'size', 'number', '50'],
  );
  expect(stepOf(before, after)).toEqual([
    ['Grid', 'came', ['6.1.0', 'added']],
    ['Grid', 'gone', ['6.1.0', 'removed']],
    ['Grid', 'rows', ['6.1.0', 'type', 'Row[]', 'readonly Row[]']],
    ['Grid', 'size', ['6.1.0', 'default', '100', '50']],
  ]);
});

test('a type that is only written another way did not change', () => {
  const before = snapshot(
    ['prop', 'Grid', 'a', "'x' | 'y'"],
    ['prop', 'Grid', 'b', '(one: string) => React.ReactNode'],
  );
  const after = snapshot(['prop', 'Grid', 'a', "'y' | 'x'"], ['prop', 'Grid', 'b', '(other: string) => ReactNode']);
  expect(stepOf(before, after)).toEqual([]);
});

test('a default that a comment begins or ceases to state did not change', () => {
  const stated = snapshot(['prop', 'Grid', 'a', 'number', '1']);
  const unstated = snapshot(['prop', 'Grid', 'a', 'number']);
  expect([stepOf(stated, unstated), stepOf(unstated, stated)]).toEqual([[], []]);
});

test('members come and go with their type, and are no news if the type is only seen through', () => {
  const before = snapshot(['export', 'x', 'Shown'], ['member', 'Shown', 'a'], ['export', 'x', 'Alias']);
  const after = snapshot(
    ['export', 'x', 'Shown'],
    ['member', 'Shown', 'a'],
    ['member', 'Shown', 'b'],
    ['export', 'x', 'Alias'],
    ['member', 'Alias', 'c'],
    ['export', 'x', 'Late'],
    ['member', 'Late', 'd'],
  );
  expect(stepOf(before, after)).toEqual([
    ['Shown', 'b', ['6.1.0', 'added']],
    ['x', 'Late', ['6.1.0', 'added']],
  ]);
});

test('props of a component without a page come and go with it, those of one with a page are told', () => {
  const after = snapshot(
    ['export', 'x', 'Part'],
    ['prop', 'Part', 'a'],
    ['export', 'x', 'DigitalClock'],
    ['prop', 'DigitalClock', 'a'],
  );
  expect(stepOf(snapshot(), after)).toEqual([
    ['DigitalClock', 'a', ['6.1.0', 'added']],
    ['x', 'DigitalClock', ['6.1.0', 'added']],
    ['x', 'Part', ['6.1.0', 'added']],
  ]);
});

test('a step continues the entries that are known', () => {
  const known = withStep([], eventsOfStep('6.1.0', snapshot(), snapshot(['prop', 'DataGrid', 'a'])));
  const next = withStep(known, eventsOfStep('6.2.0', snapshot(['prop', 'DataGrid', 'a']), snapshot()));
  expect(next).toEqual([['prop', 'DataGrid', 'a', ['6.1.0', 'added'], ['6.2.0', 'removed']]]);
  expect(historyText({releases: ['6.0.0', '6.1.0', '6.2.0'], entries: next})).toBe(
    '{"releases": ["6.0.0","6.1.0","6.2.0"], "entries": [\n' +
      '["prop","DataGrid","a",["6.1.0","added"],["6.2.0","removed"]]\n]}\n',
  );
});

test('long types are cut to what differs', () => {
  const long = Array.from({length: 60}, (_, index) => `'choice-${index}'`).join(' | ');
  const [before, after] = differingParts(`${long} | 'old' | ${long}`, `${long} | 'new' | ${long}`);
  expect(before).toMatch(/^….* 'old' .*…$/);
  expect(after).toMatch(/^….* 'new' .*…$/);
  expect(Math.max(before.length, after.length)).toBeLessThan(325);
  expect(differingParts('a', 'b')).toEqual(['a', 'b']);
});

test('a long type that another begins with keeps the rest that differs', () => {
  const long = 'x'.repeat(400);
  const [before, after] = differingParts(long, `${long} | null`);
  expect(before).not.toBe(after);
  expect(after).toMatch(/ \| null$/);
});

test('the releases to read are the stable ones of the major, up to the documented one, by version', () => {
  const published = ['5.17.26', '6.10.0', '6.0.0-beta.1', '6.0.0', '6.2.0', '6.19.3', '7.0.0', '6.9.0'];
  expect(releasesToRead(published, '6.19.2')).toEqual(['6.0.0', '6.2.0', '6.9.0', '6.10.0']);
});

test.each([
  ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED\n', 'code ECONNREFUSED, errno ECONNREFUSED'],
  ['{\n  "error": {\n    "summary": "request failed",\n    "detail": ""\n  }\n}\n', 'request failed'],
  ['spawn tar ENOENT\n', 'spawn tar ENOENT'],
  ['', 'no answer'],
])('what went wrong is told in one line', (output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
