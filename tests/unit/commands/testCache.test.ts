import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInTurn, type Stage} from '../../../scripts/stage';
import {fingerprintOf, fingerprintOfUrl} from '../../../scripts/testCache/fingerprints';
import {stageCache} from '../../../scripts/testCache/stageCache';
import {readTestCache, updateTestCache} from '../../../scripts/testCache/testCache';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const file = path.join(folder, 'tests/results.json');
const EMPTY = {stages: {}, tests: {}, secondTries: []};

let shown: string[];

beforeEach(() => {
  shown = [];
  rmSync(path.dirname(file), {recursive: true, force: true});
  jest.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, {recursive: true}));

describe('the cache', () => {
  test('is empty where there is none', () => {
    expect(readTestCache(file)).toEqual(EMPTY);
    expect(shown).toEqual([]);
  });

  test('keeps what a change does not name', () => {
    const one = {code: 'c', urls: {'/x/': 'h'}};
    updateTestCache({stages: {build: 'b'}, tests: {one, two: one}, secondTries: ['slow']}, file);
    updateTestCache({stages: {exports: 'e'}, tests: {two: undefined}}, file);
    expect(readTestCache(file)).toEqual({stages: {build: 'b', exports: 'e'}, tests: {one}, secondTries: ['slow']});
  });

  test.each([
    ['cut off', '{"format": 1, "stag'],
    ['of another format', JSON.stringify({...EMPTY, format: 0})],
    ['of something else', '[1, 2]'],
    ['with other contents', JSON.stringify({...EMPTY, format: 1, tests: {one: 'green'}})],
    ['empty', ''],
    ['null', 'null'],
  ])('that is %s counts as none, and is told', (_what, text) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    expect(readTestCache(file)).toEqual(EMPTY);
    expect(shown).toEqual([
      expect.stringMatching(/is no cache of these tests .*everything runs, and it is written anew/),
    ]);
    updateTestCache({stages: {build: 'b'}}, file);
    expect(readTestCache(file).stages).toEqual({build: 'b'});
  });
});

describe('a stage', () => {
  const root = mkdtempSync(path.join(folder, 'stages-'));
  const input = path.join(root, 'input.ts');
  const run = jest.fn<void, []>();
  const stage: Stage = {
    name: 'stage',
    inputs: ['input.ts'],
    run() {
      run();
      return Promise.resolve({passed: 1, failed: 0});
    },
  };
  const runStage = (isAll: boolean): Promise<unknown> =>
    runInTurn([[stage]], new Set(), stageCache(!isAll, root, file));

  beforeEach(() => {
    run.mockReset();
    writeFileSync(input, 'before');
  });

  test.each([false, true])(
    'that was green runs again only where its inputs changed (all run before: %s)',
    async (isAll) => {
      await runStage(isAll);
      await runStage(false);
      expect(run).toHaveBeenCalledTimes(1);
      writeFileSync(input, 'after');
      await runStage(false);
      expect(run).toHaveBeenCalledTimes(2);
    },
  );

  test.each([false, true])('runs again where an input was edited while it ran (all run before: %s)', async (isAll) => {
    run.mockImplementationOnce(() => writeFileSync(input, 'edited'));
    await runStage(isAll);
    await runStage(false);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('runs again where the supported browsers changed', async () => {
    await runStage(false);
    writeFileSync(path.join(root, 'package.json'), '{"browserslist": ["chrome >= 120"]}');
    await runStage(false);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('a fingerprint', () => {
  const root = mkdtempSync(path.join(folder, 'project-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  };
  const page = (html: string): string => {
    write('build/x/page/index.html', html);
    return fingerprintOfUrl('/x/page/', root);
  };

  test('of a page does not depend on the names of chunks', () => {
    const html = (hash: string): string => `<script src="/assets/js/main.${hash}.js"></script><p>Text</p>`;
    expect(page(html('0123abcd'))).toBe(page(html('4567cdef')));
    expect(page(html('0123abcd'))).not.toBe(page(html('0123abcd').replace('Text', 'Texts')));
  });

  test('of a URL without a file differs from that of an empty one', () => {
    write('build/data.json', '');
    expect(fingerprintOfUrl('/none.json', root)).not.toBe(fingerprintOfUrl('/data.json', root));
    expect(fingerprintOfUrl('/%zz/', root)).toBe('none');
  });

  test('of a page of the docs depends on its demos, in every language, and not on the file of its text', () => {
    write('build/zh/x/product/page/index.html', '');
    write('build/x/product/page/index.html', '');
    const print = (): string[] => ['/x/product/page/', '/zh/x/product/page/'].map((url) => fingerprintOfUrl(url, root));
    const changed = (file: string): boolean[] => {
      const before = print();
      write(file, 'export {}');
      return print().map((fingerprint, index) => fingerprint !== before[index]);
    };
    write('docs/product/page/next/index.mdx', 'Text');
    expect(changed('docs/product/page/index.mdx')).toEqual([false, false]);
    expect(changed('docs/product/page/Demo.tsx')).toEqual([true, true]);
    expect(changed('docs/product/page/parts/row.tsx')).toEqual([true, true]);
    expect(changed('docs/product/shared/rows.ts')).toEqual([true, true]);
    // Those of other pages are not its own.
    expect(changed('docs/product/page/next/Demo.tsx')).toEqual([false, false]);
    expect(changed('docs/product/other/Demo.tsx')).toEqual([false, false]);
    expect(changed('docs/other/shared/rows.ts')).toEqual([false, false]);
  });

  test('of a page that shows a demo of another page depends on that', () => {
    write('build/x/alone/index.html', '<div data-demo-preview=docs/product/template/Demo.tsx></div>');
    const before = fingerprintOfUrl('/x/alone/', root);
    write('docs/product/template/parts/row.tsx', 'export {}');
    expect(fingerprintOfUrl('/x/alone/', root)).not.toBe(before);
  });

  test('of folders changes with names and contents, and takes what is missing for empty', () => {
    write('code/a.ts', 'a');
    const before = fingerprintOf(['code'], undefined, root);
    expect(fingerprintOf(['code'], undefined, root)).toBe(before);
    write('code/b.ts', '');
    const renamed = fingerprintOf(['code'], (file) => file.endsWith('b.ts'), root);
    expect(new Set([before, renamed, fingerprintOf(['code'], undefined, root)]).size).toBe(3);
    expect(fingerprintOf(['nowhere'], undefined, root)).toBe(fingerprintOf([], undefined, root));
  });
});
