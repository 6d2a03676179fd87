import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT, readInstalledManifest} from '../../../src/node/project';
import type {ApiPagesOption} from '../options';
import type {Extraction} from './extraction/extract';
import type {PackageSource} from './extraction/packages';

export const CACHE_FOLDER = path.join(PROJECT_ROOT, 'node_modules', '.cache', 'api-reference');

/** Packages beside the documented ones whose version changes what is extracted. */
const INVOLVED_PACKAGES = ['typescript', '@types/react', '@mui/material', '@mui/system', '@mui/base'];

/** The code that an extraction depends on, from the project's root. */
const EXTRACTOR_SOURCES = [
  'plugins/api-reference/node/extraction',
  'plugins/api-reference/node/richText.ts',
  'plugins/api-reference/types.ts',
  'src/node/packages',
  'src/node/typescriptProgram.ts',
];

function sourceTexts(): string[] {
  return EXTRACTOR_SOURCES.flatMap((source) => {
    const place = path.join(PROJECT_ROOT, source);
    const files = source.endsWith('.ts')
      ? [place]
      : readdirSync(place)
          .sort()
          .map((file) => path.join(place, file));
    return files.map((file) => readFileSync(file, 'utf8'));
  });
}

function versionOf(packageName: string): string {
  try {
    return readInstalledManifest(packageName).version;
  } catch {
    return 'none';
  }
}

/** A name for an extraction that changes with everything that can change its result. */
export function cacheKey(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): string {
  const ingredients = [
    packages.map(({name, version, plan}) => [name, version, plan]),
    INVOLVED_PACKAGES.map((name) => [name, versionOf(name)]),
    groups,
    sourceTexts(),
  ];
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 20);
}

/**
 * The extraction kept under a key.
 *
 * @returns nothing where there is none, or what is there cannot be read
 */
export function readCache(key: string, folder = CACHE_FOLDER): Extraction | undefined {
  try {
    const kept = JSON.parse(readFileSync(path.join(folder, `${key}.json`), 'utf8')) as Partial<Extraction>;
    const lists = [kept.components, kept.interfaces, kept.events, kept.selectors, kept.notices];
    return lists.every(Array.isArray) && kept.types ? (kept as Extraction) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an extraction, and forgets those of other versions. A folder that cannot be written to costs time, not the build. */
export function writeCache(key: string, extraction: Extraction, folder = CACHE_FOLDER): void {
  try {
    mkdirSync(folder, {recursive: true});
    readdirSync(folder)
      .filter((file) => file.endsWith('.json') && file !== `${key}.json`)
      .forEach((file) => rmSync(path.join(folder, file), {force: true}));
    writeFileSync(path.join(folder, `${key}.json`), JSON.stringify(extraction));
  } catch {
    // The next build extracts again.
  }
}
