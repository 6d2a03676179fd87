import {rowsTest} from '../../rowsTest';
import {skipReasonOf, skipReasonOfText} from '../../../plugins/upgrade-check/client/files/skipReason';
import {isJson, sourceOfText, sourcesOfDrop, sourcesOfInput} from '../../../plugins/upgrade-check/client/files/sources';
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

/** What a browser gives of a folder that is dropped, as far as it is read here. */
function droppedFolder(names: readonly string[]): DataTransfer {
  const files = names.map((name) => ({
    name,
    fullPath: `/app/${name}`,
    isDirectory: false,
    file: (take: (file: {size: number}) => void) => take({size: 1}),
  }));
  const batches = [files, []];
  const folder = {
    name: 'app',
    fullPath: '/app',
    isDirectory: true,
    createReader: () => ({readEntries: (take: (entries: unknown) => void) => take(batches.shift())}),
  };
  return {items: [{kind: 'file', webkitGetAsEntry: () => folder}]} as unknown as DataTransfer;
}

test('what a dropped folder has beyond the limit is left out, and counted', async () => {
  const {entries} = UPGRADE_CHECK_LIMITS;
  const names = Array.from({length: entries + 1}, (_, index) => `${index}.png`);
  const {sources, skipped} = await sourcesOfDrop(droppedFolder(names));
  expect(sources).toEqual([]);
  // The folder is one of them.
  expect(skipped.filter(({reason}) => reason === 'tooManyEntries')).toHaveLength(2);
  expect(skipped.at(-1)?.path).toBe(`app/${entries}.png`);
});

test('what cannot be read of a dropped folder is told', async () => {
  const inner = {
    name: 'src',
    fullPath: '/app/src',
    isDirectory: true,
    createReader: () => ({readEntries: (_take: unknown, fail: () => void) => fail()}),
  };
  const batches = [
    [inner, {name: 'a.ts', fullPath: '/app/a.ts', file: (take: (file: object) => void) => take({size: 1})}],
    [],
  ];
  const folder = {
    name: 'app',
    fullPath: '/app',
    isDirectory: true,
    createReader: () => ({readEntries: (take: (entries: unknown) => void) => take(batches.shift())}),
  };
  const drop = {items: [{kind: 'file', webkitGetAsEntry: () => folder}]} as unknown as DataTransfer;
  const {sources, skipped} = await sourcesOfDrop(drop);
  expect(sources.map(({path}) => path)).toEqual(['app/a.ts']);
  expect(skipped).toEqual([{path: 'app/src', reason: 'unreadable'}]);
});

test('the name of the folder that was chosen leaves nothing out', async () => {
  const file = (path: string): File =>
    Object.defineProperty(new File(['a'], path.split('/').at(-1)!), 'webkitRelativePath', {value: path});
  const chosen = ['vendor/App.tsx', 'vendor/dist/App.js'].map(file) as unknown as FileList;
  const {sources, skipped} = sourcesOfInput(chosen);
  expect(sources.map(({path}) => path)).toEqual(['vendor/App.tsx']);
  expect(skipped).toEqual([{path: 'vendor/dist/App.js', reason: 'folder'}]);

  const entry = (name: string, files: readonly string[]): object => {
    const batches = [
      files.map((inner) => ({
        name: inner,
        fullPath: `/${name}/${inner}`,
        file: (take: (given: object) => void) => take({size: 1}),
      })),
      [],
    ];
    const createReader = (): object => ({readEntries: (take: (entries: unknown) => void) => take(batches.shift())});
    return {kind: 'file', webkitGetAsEntry: () => ({name, fullPath: `/${name}`, isDirectory: true, createReader})};
  };
  const drop = (...items: readonly object[]): DataTransfer => ({items}) as unknown as DataTransfer;
  const alone = await sourcesOfDrop(drop(entry('build', ['App.tsx'])));
  expect(alone.sources.map(({path}) => path)).toEqual(['build/App.tsx']);
  // All that is in a project, without the project's own folder.
  const several = await sourcesOfDrop(drop(entry('build', ['App.tsx']), entry('src', ['App.tsx'])));
  expect(several.sources.map(({path}) => path)).toEqual(['src/App.tsx']);
  expect(several.skipped).toEqual([{path: 'build', reason: 'folder'}]);
});

rowsTest(
  'the language of pasted text is seen in it',
  [
    ["import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid page={0} />", 'pasted.tsx'],
    ['const cast = <any>window;', 'pasted.ts'],
    ['function f() {\n  return [a].map((b) => {});\n}', 'pasted.ts'],
    ['[a, b].forEach((c) => { d(c); });', 'pasted.ts'],
    ['#!/usr/bin/env node\nif (a) {}', 'pasted.ts'],
    ['.MuiDataGrid-withBorder {}', 'pasted.css'],
    ['/* ours */\n\n@media print { .MuiDataGrid-root { color: red } }', 'pasted.css'],
    [`${'/* a */'.repeat(200)}const a = 1;`, 'pasted.ts'],
    [`${'/* a */'.repeat(200)}.a {}`, 'pasted.css'],
    ['&.MuiPickersDay-root,\n#a { color: red }', 'pasted.css'],
  ],
  (text, path) => expect(sourceOfText(text).sources.map((source) => source.path)).toEqual([path]),
);

rowsTest(
  'data is no code',
  [
    ['{"dependencies": {"@mui/x-data-grid": "^5.17.0"}}', true],
    ['["a"]', true],
    ['const a = 1;', false],
    ['1', false],
  ],
  (text, expected) => expect(isJson(text)).toBe(expected),
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
