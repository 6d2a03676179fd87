import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve(__dirname, '../../../scripts/install.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));

interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
}

interface Project {
  readonly asked?: Record<string, string>;
  readonly locked?: Record<string, Entry>;
  readonly installed?: Record<string, Entry>;
  readonly folders?: readonly string[];
}

const ONE = {'node_modules/one': {version: '1.0.0'}};

/** Why a project would be installed, as the command says it. */
function reasonFor({asked = {one: '^1.0.0'}, locked = ONE, installed = ONE, folders = ['one']}: Project): string {
  rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
  const write = (file: string, content: unknown): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('package.json', {dependencies: asked});
  write('package-lock.json', {packages: {'': {dependencies: {one: '^1.0.0'}}, ...locked}});
  write('node_modules/.package-lock.json', {packages: installed});
  folders.forEach((name) => write(`node_modules/${name}/package.json`, {name}));
  return execFileSync(process.execPath, [COMMAND, '--reason', folder], {encoding: 'utf8'}).trim();
}

afterAll(() => rmSync(folder, {recursive: true}));

test('nothing is done where everything is there', () => {
  expect(reasonFor({})).toBe('installed');
});

test.each<[string, Project]>([
  ['node_modules/one is 0.9.0, locked is 1.0.0', {installed: {'node_modules/one': {version: '0.9.0'}}}],
  ['node_modules/one is not installed', {installed: {}}],
  ['node_modules/one is gone', {folders: []}],
  ['node_modules/two is installed but not locked', {installed: {...ONE, 'node_modules/two': {version: '1.0.0'}}}],
  ['package.json asks for other packages than package-lock.json holds', {asked: {one: '^1.0.0', two: '1.0.0'}}],
  ['package.json asks for other packages than package-lock.json holds', {asked: {one: '^2.0.0'}}],
])('it is installed because %s', (reason, project) => {
  expect(reasonFor(project)).toBe(reason);
});

test('an optional package, which may be made for another system, may be missing', () => {
  const other = {version: '1.0.0', optional: true};
  expect(reasonFor({locked: {...ONE, 'node_modules/other': other}})).toBe('installed');
});

test('a project that was never installed is', () => {
  reasonFor({});
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  const reason = execFileSync(process.execPath, [COMMAND, '--reason', folder], {encoding: 'utf8'}).trim();
  expect(reason).toBe('nothing is installed');
});
