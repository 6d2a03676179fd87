import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromiumCandidates} from '../../../scripts/chromium';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const programs = ['one/google-chrome', 'two/chromium', 'own/browser'].map((name) => path.join(folder, name));

beforeAll(() => {
  for (const program of [...programs, path.join(folder, 'one/chromium')]) {
    mkdirSync(path.dirname(program), {recursive: true});
    writeFileSync(program, '', {mode: programs.includes(program) ? 0o755 : 0o644});
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

const PATH = ['one', 'two', 'three'].map((name) => path.join(folder, name)).join(path.delimiter);

test('the browser that is named comes first, then those on the path that can be run', () => {
  const [chrome, chromium, own] = programs;
  expect(chromiumCandidates({PATH, CHROMIUM_PATH: own}).slice(0, 3)).toEqual([own, chromium, chrome]);
});

test('a named browser that is not there is passed over', () => {
  expect(chromiumCandidates({PATH, CHROMIUM_PATH: path.join(folder, 'none')})[0]).toBe(programs[1]);
  expect(chromiumCandidates({}).filter((file) => file.startsWith(folder))).toEqual([]);
});
