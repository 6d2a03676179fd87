import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DATE_ADAPTERS} from '../../src/site/adapters';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';
import {PROJECT_ROOT, readProjectFile} from './projectFiles';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readProjectFile('package.json')) as Manifest;

function installedManifest(name: string): Manifest {
  return JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
}

/** The documented packages. Their versions are pinned, because the documentation is of one release. */
const DOCUMENTED_VERSIONS: Readonly<Record<string, string>> = {
  '@mui/x-data-grid': '6.19.2',
  '@mui/x-data-grid-pro': '6.19.2',
  '@mui/x-data-grid-premium': '6.19.2',
  '@mui/x-date-pickers': '6.19.2',
  '@mui/x-date-pickers-pro': '6.19.2',
  '@mui/x-charts': '6.19.1',
  '@mui/x-tree-view': '6.17.0',
};

/** Pinned libraries, with the part of the version that must not change. */
const PINNED: Readonly<Record<string, RegExp>> = {
  'date-fns': /^2\.30\./,
  'date-fns-jalali': /^2\.13\.0-0$/,
  dayjs: /^1\.11\./,
  luxon: /^3\.4\./,
  moment: /^2\.29\./,
  'moment-hijri': /^2\./,
  'moment-jalaali': /^0\./,
  react: /^18\.3\./,
  'react-dom': /^18\.3\./,
  '@mui/material': /^5\.18\./,
  '@docusaurus/core': /^3\.10\./,
};

test('the documented packages are those of the site', () => {
  expect(DOCUMENTED_PACKAGES.map(({name}) => name).sort()).toEqual(Object.keys(DOCUMENTED_VERSIONS).sort());
});

test.each(Object.entries(DOCUMENTED_VERSIONS))('%s is %s, in package.json and installed', (name, version) => {
  expect(manifest.dependencies[name]).toBe(version);
  expect(installedManifest(name).version).toBe(version);
});

test.each(Object.entries(PINNED))('%s is %s', (name, pattern) => {
  expect(manifest.dependencies).toHaveProperty([name]);
  expect(installedManifest(name).version).toMatch(pattern);
});

test('the library of every date adapter is a dependency', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(DATE_ADAPTERS.map(({library}) => library)));
});

test('every package of Docusaurus has one version', () => {
  const names = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@docusaurus/'));
  expect(new Set(names.map((name) => installedManifest(name).version)).size).toBe(1);
});
