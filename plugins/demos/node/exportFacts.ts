import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  installedFolder,
  installedVersion,
  readInstalledManifest,
  type InstalledManifest,
} from '../../../src/node/project';
import {DATE_ADAPTERS} from '../../../src/site/adapters';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import type {ExportFacts, PackageFacts} from '../client/exports/types';

/** The packages that demos may import. Readers need none of the site's others. */
export const DEMO_PACKAGES: readonly string[] = [
  ...DOCUMENTED_PACKAGES.map(({name}) => name),
  ...DATE_ADAPTERS.map(({library}) => library),
  '@mui/material',
  '@mui/icons-material',
  '@mui/system',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  'clsx',
  'moment-timezone',
  'react',
  'react-dom',
  'react-hook-form',
  'stylis',
  'stylis-plugin-rtl',
];

/**
 * What starts a project, where the site does not use it itself. Not the newest: Vite 8 bundles with native code that does
 * not start in StackBlitz (stackblitz/webcontainer-core issues 2141 and 2170), and Vite 7 asks for a newer Node than a
 * sandbox may have. `tests/exports/exports.test.ts` proves that they go together.
 */
const PINNED_TOOLS = {vite: '6.4.6', '@vitejs/plugin-react': '4.7.0'} as const;

/** What starts or type-checks a project, in the version that the site uses. */
const SHARED_TOOLS = ['typescript', 'tailwindcss'] as const;

interface Manifest extends InstalledManifest {
  readonly types?: string;
  readonly typings?: string;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

/**
 * Emotion is an optional peer of MUI's packages, for those who bring another style engine, but the default one does not run
 * without it.
 */
function isNeeded(peer: string, {peerDependenciesMeta}: Manifest): boolean {
  return peerDependenciesMeta?.[peer]?.optional !== true || peer.startsWith('@emotion/');
}

function isInstalled(name: string): boolean {
  return existsSync(path.join(installedFolder(name), 'package.json'));
}

/** `@types/luxon`; a scoped name is joined by two underscores. */
function typesPackage(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}

function factsOf(name: string): PackageFacts {
  const manifest = readInstalledManifest(name) as Manifest;
  const {version, peerDependencies = {}, types, typings} = manifest;
  const peers = Object.keys(peerDependencies).filter((peer) => isNeeded(peer, manifest));
  if (types ?? typings ?? existsSync(path.join(installedFolder(name), 'index.d.ts'))) {
    return {version, peers};
  }
  const described = typesPackage(name);
  return isInstalled(described) ? {version, peers, types: described} : {version, peers, isUntyped: true};
}

/**
 * Gathers what exports have to know of packages, from the installed ones: an export cannot lag behind the site.
 *
 * @param names the packages that demos may import
 * @throws when one of them, or one of the tools, is not installed
 */
export function exportFacts(names: readonly string[] = DEMO_PACKAGES): ExportFacts {
  const packages = Object.fromEntries(names.map((name) => [name, factsOf(name)]));
  const described = Object.values(packages).flatMap(({types}) => types ?? []);
  const shared = [...SHARED_TOOLS, ...described].map((name) => [name, installedVersion(name)] as const);
  return {packages, tools: {...PINNED_TOOLS, ...Object.fromEntries(shared)}};
}
