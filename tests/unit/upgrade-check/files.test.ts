import {rowsTest} from '../../rowsTest';
import {skipReasonOf, skipReasonOfText} from '../../../plugins/upgrade-check/client/files/skipReason';
import {sizeText} from '../../../plugins/upgrade-check/client/sizeText';
import {UPGRADE_CHECK_LIMITS} from '../../../src/site/limits';
import {alignLines} from '../../../src/text/changedLines';

rowsTest(
  'files are left out by name and size',
  [
    ['app/src/Grid.tsx', 100, undefined],
    ['app/src/grid.mjs', 100, undefined],
    ['app/src/grid.scss', 100, undefined],
    ['app/node_modules/a/index.js', 100, 'folder'],
    ['app/.git/config', 100, 'folder'],
    ['app/dist/app.js', 100, 'folder'],
    ['app/logo.png', 100, 'type'],
    ['app/README', 100, 'type'],
    ['app/types.d.ts', 100, 'declaration'],
    ['app/vendor.min.js', 100, 'minified'],
    ['app/src/data.ts', UPGRADE_CHECK_LIMITS.fileBytes + 1, 'tooLarge'],
  ],
  (path, bytes, reason) => expect(skipReasonOf(path, bytes)).toBe(reason),
);

test('files are left out by what they hold', () => {
  expect(skipReasonOfText('const a = 1;\n')).toBeUndefined();
  expect(skipReasonOfText('PNG\0\0')).toBe('binary');
  expect(skipReasonOfText(`a=${'b+'.repeat(20_000)}c`)).toBe('minified');
  expect(skipReasonOfText('const line = 1;\n'.repeat(20_000))).toBeUndefined();
});

rowsTest(
  'sizes are told in short',
  [
    [0, '0 KB'],
    [1200, '2 KB'],
    [1_000_000, '1 MB'],
    [5_242_880, '5.2 MB'],
  ],
  (bytes, text) => expect(sizeText(bytes)).toBe(text),
);

test('equal lines stand side by side, and changed ones between them', () => {
  const pairs = alignLines('a\nb\nc\nd', 'a\nx\ny\nc\nd');
  expect(pairs).toEqual([
    {isEqual: true, before: 0, after: 0},
    {isEqual: false, before: 1, after: 1},
    {isEqual: false, after: 2},
    {isEqual: true, before: 2, after: 3},
    {isEqual: true, before: 3, after: 4},
  ]);
});

test('every line of both texts is in one pair, and equal pairs are equal', () => {
  const [before, after] = ['p\nq\na\nb\na\nb\nz', 'q\nb\na\na\nb\nz\nz'];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const pairs = alignLines(before, after);
  expect(pairs.flatMap(({before: line}) => line ?? [])).toEqual([...old.keys()]);
  expect(pairs.flatMap(({after: line}) => line ?? [])).toEqual([...now.keys()]);
  const unequal = pairs.filter(({isEqual, before: at = -1, after: to = -1}) => isEqual && old[at] !== now[to]);
  expect(unequal).toEqual([]);
});
