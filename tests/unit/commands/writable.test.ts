import * as fs from 'node:fs';
import path from 'node:path';
import {bundlerCache, isCacheWritable, requireWritable} from '../../../scripts/writable';

const ROOT = path.resolve('/project');

// Whoever runs the tests may be allowed to write anywhere.
jest.mock('node:fs', () => ({
  ...jest.requireActual<typeof fs>('node:fs'),
  accessSync: jest.fn(),
  existsSync: jest.fn(),
}));

/** Folders that are there, of which some cannot be written. */
function disk(folders: readonly string[], readOnly: readonly string[]): void {
  const absolute = (names: readonly string[]): string[] => names.map((name) => path.join(ROOT, name));
  jest.mocked(fs.existsSync).mockImplementation((place) => absolute(folders).includes(String(place)));
  jest.mocked(fs.accessSync).mockImplementation((place) => {
    if (absolute(readOnly).includes(String(place))) {
      throw new Error(`EROFS ${String(place)}`);
    }
  });
}

test('a place that is there has to be writable, and for one that is not, the folder that it would be made in', () => {
  disk(['.', 'docs', 'docs/api'], ['docs/api']);
  expect(() => requireWritable(['build', 'docs/bars/new'], ROOT)).not.toThrow();
  const pathOf = (place: string): string => path.join(ROOT, place);
  expect(() => requireWritable(['build', 'docs/api'], ROOT)).toThrow(`EROFS ${pathOf('docs/api')}`);
  expect(() => requireWritable(['docs/api/data-grid/index.mdx'], ROOT)).toThrow('EROFS');
});

test('results are kept only where they can be', () => {
  disk(['.', 'node_modules'], []);
  expect(isCacheWritable(ROOT)).toBe(true);
  disk(['.', 'node_modules', 'node_modules/.cache'], ['node_modules']);
  expect(isCacheWritable(ROOT)).toBe(true);
  disk(['.', 'node_modules', 'node_modules/.cache'], ['node_modules/.cache']);
  expect(isCacheWritable(ROOT)).toBe(false);
  disk(['.', 'node_modules'], ['node_modules']);
  expect(isCacheWritable(ROOT)).toBe(false);
});

test('what is deployed is built without the cache on disk, and so is everything where the cache cannot be kept', () => {
  const none = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  disk(['.', 'node_modules'], []);
  expect(bundlerCache(['build', '--locale', 'en'], ROOT)).toEqual(none);
  expect(bundlerCache(['deploy'], ROOT)).toEqual(none);
  expect(bundlerCache(['start'], ROOT)).toEqual({});
  expect(bundlerCache(['docs:version', '6'], ROOT)).toEqual({});
  disk(['.', 'node_modules'], ['node_modules']);
  expect(bundlerCache(['start'], ROOT)).toEqual(none);
});
