import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {quietChromium} from '../../../scripts/chromium';
import {chromiumCandidates} from '../../../src/node/browserPrograms';

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

test('tests start a browser without what its windows load for themselves, and with all that Playwright asks for', () => {
  const program = path.join(folder, 'printing');
  writeFileSync(program, `#!${process.execPath}\nconsole.log(JSON.stringify(process.argv.slice(2)));\n`, {mode: 0o755});
  const {executablePath = '', env} = quietChromium(program);
  const argumentsOf = (...given: string[]): unknown =>
    JSON.parse(execFileSync(executablePath, given, {env, encoding: 'utf8'}));
  expect(argumentsOf('--disable-features=One,Two', '--user-data-dir=/a b/$c', '', 'about:blank')).toEqual([
    '--disable-features=One,Two,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    '--user-data-dir=/a b/$c',
    '',
    'about:blank',
  ]);
});

test('the browser is started itself where a script cannot be', () => {
  expect(quietChromium('/usr/bin/chromium', path.join(folder, 'none'))).toEqual({executablePath: '/usr/bin/chromium'});
  expect(quietChromium(undefined)).toEqual({});
});
