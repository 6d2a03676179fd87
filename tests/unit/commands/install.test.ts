import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve(__dirname, '../../../scripts/install.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));

interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: {readonly node: string};
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

const {platform, arch} = process;
const HERE = {os: [platform], cpu: [arch]};

test.each<[string, Omit<Entry, 'version'>]>([
  ['names no system', {}],
  ['is made for another system', {os: ['none', `!${platform}`], cpu: [arch]}],
  ['is made for another processor', {os: [platform], cpu: ['none']}],
  ['is not made for this processor', {os: [platform], cpu: [`!${arch}`]}],
  ['is made for another C library', {...HERE, libc: ['none']}],
  ['is made for a newer Node', {...HERE, engines: {node: '>=99'}}],
  ['is made for newer Nodes than the oldest, which does without it', {...HERE, engines: {node: '^22.20 || >=24'}}],
])('an optional package may be missing if it %s', (_why, entry) => {
  const other = {version: '1.0.0', optional: true, ...entry};
  expect(reasonFor({locked: {...ONE, 'node_modules/other': other}})).toBe('installed');
});

test.each<[string, Omit<Entry, 'version'>]>([
  ['this system', HERE],
  ['this system among others', {os: ['none', platform], cpu: [arch, 'none'], engines: {node: '>=18'}}],
  ['all systems but another', {os: ['!none'], cpu: [arch]}],
  ['all C libraries', {...HERE, libc: ['glibc', 'musl', 'unknown', 'any']}],
])('an optional package made for %s may not be missing', (_what, entry) => {
  const other = {version: '1.0.0', optional: true, ...entry};
  expect(reasonFor({locked: {...ONE, 'node_modules/other': other}})).toBe(
    'node_modules/other is made for this system and not installed',
  );
});

/**
 * What the command prints that installs in the folder.
 *
 * @param npm the script that runs in place of npm
 * @param readOnly a folder that the system lets nobody write
 */
function installedBy(npm: string, readOnly?: string): string {
  const programs = path.join(folder, 'programs');
  mkdirSync(programs, {recursive: true});
  writeFileSync(path.join(programs, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(path.join(programs, 'npm'), 0o755);
  // Whoever runs the tests may be allowed to write anywhere.
  const script = `const fs = require('node:fs');
    fs.accessSync = (place) => {
      if (place === ${JSON.stringify(readOnly ?? '')}) throw new Error('EROFS');
    };
    require('node:module').syncBuiltinESMExports();
    import(${JSON.stringify(COMMAND)}).then(({install}) => install(${JSON.stringify(folder)}))
    .catch((error) => console.log(error.message));`;
  const env = {...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`};
  return spawnSync(process.execPath, ['--eval', script], {encoding: 'utf8', env}).stdout.trim();
}

test('what npm installs is looked at once more', () => {
  reasonFor({installed: {}});
  expect(installedBy('exit 0')).toBe(
    'Installing packages: node_modules/one is not installed.\n' +
      '[install] node_modules/one is not installed, even after npm ci. Does the registry have it? Then delete node_modules and try again.',
  );
  const done = JSON.stringify({packages: ONE});
  expect(installedBy(`echo '${done}' > node_modules/.package-lock.json`)).toBe(
    'Installing packages: node_modules/one is not installed.',
  );
});

test('nothing is tried where packages cannot be written', () => {
  reasonFor({installed: {}});
  for (const readOnly of [path.join(folder, 'node_modules'), folder]) {
    expect(installedBy('exit 0', readOnly)).toBe(
      `[install] packages have to be installed (node_modules/one is not installed), but ${readOnly} cannot be written. ` +
        'Make it writable, or run the command as the user who owns it.',
    );
  }
  reasonFor({});
  expect(installedBy('exit 1', path.join(folder, 'node_modules'))).toBe('');
});

test('npm installs also what it is set to leave out, and its failure is told', () => {
  reasonFor({installed: {}});
  expect(installedBy('echo "$@"; exit 1')).toBe(
    'Installing packages: node_modules/one is not installed.\n' +
      'ci --include=dev --include=optional --no-audit --no-fund\n[install] npm ci failed; its message is above.',
  );
});

test('a project that was never installed is', () => {
  reasonFor({});
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  const reason = execFileSync(process.execPath, [COMMAND, '--reason', folder], {encoding: 'utf8'}).trim();
  expect(reason).toBe('nothing is installed');
});
