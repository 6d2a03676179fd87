import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findFirefox, firefoxCandidates} from '../../../scripts/firefox';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const [esr = '', snap = '', own = '', broken = ''] = [
  ['one/firefox-esr', 'exit 0'],
  ['two/firefox', 'exec /snap/bin/firefox "$@"'],
  ['own/browser', 'exit 0'],
  ['own/broken', 'exit 1'],
].map(([name = '', script = '']) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `#!/bin/sh\n${script}\n`, {mode: 0o755});
  return file;
});

afterAll(() => rmSync(folder, {recursive: true}));

const PATH = ['two', 'one'].map((name) => path.join(folder, name)).join(path.delimiter);
const ofTest = (files: readonly string[]): string[] => files.filter((file) => file.startsWith(folder));

test('the Firefox that is named comes first, then one on the path; a snap cannot be driven', () => {
  expect(ofTest(firefoxCandidates({PATH, FIREFOX_PATH: own}))).toEqual([own, esr]);
  expect(firefoxCandidates({PATH})).not.toContain(snap);
});

test('a machine without a Firefox does without', async () => {
  expect(ofTest([(await findFirefox({PATH: path.join(folder, 'none')})) ?? ''])).toEqual([]);
  expect(await findFirefox({PATH})).toBe(esr);
});

test.each([
  ['a program that fails', broken],
  ['a file that is not there', path.join(folder, 'none')],
])('one that is named has to run: %s', async (_case, file) => {
  await expect(findFirefox({PATH, FIREFOX_PATH: file})).rejects.toThrow(
    `[tests] FIREFOX_PATH is "${file}", which cannot be run. Name the program of a Firefox`,
  );
});
