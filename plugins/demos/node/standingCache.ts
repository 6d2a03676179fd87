import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {PROJECT_ROOT, readInstalledManifest} from '../../kit/project';
import type {DemoStanding} from '../types';

export const STANDING_CACHE = path.join(PROJECT_ROOT, 'node_modules', '.cache', 'demos', 'standing');

/** Packages whose types decide what a demo renders. */
const INVOLVED_PACKAGES = ['typescript', '@types/react', '@mui/material', ...DOCUMENTED_PACKAGES.map(({name}) => name)];

/** Code, from the project's root, whose change makes what was kept worthless; with every `standing….ts` of this folder. */
const INVOLVED_SOURCES = ['plugins/kit/typescriptProgram.ts', 'src/site/packages.ts', 'plugins/demos/types.ts'];

function versionOf(packageName: string): string {
  try {
    return readInstalledManifest(packageName).version;
  } catch {
    return 'none';
  }
}

function digest(ingredients: unknown): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 20);
}

let environment: string | undefined;

/** What all standings depend on beside the demo itself; it does not change while a process runs. */
function environmentKey(): string {
  const own = readdirSync(__dirname)
    .filter((file) => /^standing\w*\.ts$/.test(file))
    .sort()
    .map((file) => path.join(__dirname, file));
  const sources = [...own, ...INVOLVED_SOURCES.map((file) => path.join(PROJECT_ROOT, file))];
  environment ??= digest([
    INVOLVED_PACKAGES.map((name) => [name, versionOf(name)]),
    sources.map((file) => readFileSync(file, 'utf8')),
  ]);
  return environment;
}

/** A demo's text with that of the files it brings along; the compiler is not loaded for it. */
export function ownTexts(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const brought = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].flatMap(([, specifier = '']) =>
    ['', '.ts', '.tsx'].flatMap((ending) => {
      const target = path.resolve(path.dirname(file), `${specifier}${ending}`);
      return path.extname(target) === '' ? [] : ownTexts(target, seen);
    }),
  );
  return [text, ...brought];
}

/** A name for a demo's standing that changes with everything that can change the standing. */
export function standingKey(file: string): string {
  return digest([environmentKey(), ownTexts(file)]);
}

function fileOf(key: string, folder: string): string {
  return path.join(folder, `${key}.json`);
}

/**
 * The standing kept under a key.
 *
 * @returns nothing where there is none, or what is there cannot be read
 */
export function readStanding(key: string, folder = STANDING_CACHE): DemoStanding | undefined {
  try {
    const kept = JSON.parse(readFileSync(fileOf(key, folder), 'utf8')) as Partial<DemoStanding>;
    return kept.plan && Array.isArray(kept.components) ? (kept as DemoStanding) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a standing. A folder that cannot be written to costs time, not the build. */
export function writeStanding(key: string, standing: DemoStanding, folder = STANDING_CACHE): void {
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(fileOf(key, folder), JSON.stringify(standing));
  } catch {
    // The next one who asks has the compiler look again.
  }
}

/** Forgets what no demo of today has. */
export function keepStandings(keys: readonly string[], folder = STANDING_CACHE): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  files
    .filter((file) => file.endsWith('.json') && !keys.includes(file.slice(0, -'.json'.length)))
    .forEach((file) => rmSync(path.join(folder, file), {force: true}));
}
