import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';
import {installedFolder, readInstalledManifest} from '../../../src/node/project';
import type {NumberedError} from '../types';
import {numberedErrors} from './messages';

/** The packages whose errors one table numbers. */
const FAMILY = '@mui/';

/** The same code again, compiled for others. */
const OTHER_BUILDS = ['modern', 'legacy', 'node', 'umd', 'esm', 'cjs', 'node_modules'];

/**
 * Packages and those of the family that they are built on, each once.
 *
 * @throws when one of the given packages is not installed
 */
export function familyOf(names: readonly string[]): string[] {
  const family = new Set<string>(names);
  // A set can grow while it is walked through.
  for (const name of family) {
    const {dependencies = {}, peerDependencies = {}} = readInstalledManifest(name);
    Object.keys({...dependencies, ...peerDependencies})
      .filter((needed) => needed.startsWith(FAMILY) && existsSync(installedFolder(needed)))
      .forEach((needed) => family.add(needed));
  }
  return [...family];
}

async function errorsOfPackage(name: string): Promise<NumberedError[]> {
  const files = await Globby('**/*.js', {
    cwd: installedFolder(name),
    ignore: OTHER_BUILDS.map((folder) => `**/${folder}/**`),
    absolute: true,
  });
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap(numberedErrors).map((error) => ({...error, packages: [name]}));
}

/** One entry for each number and message, by number; the packages that throw the same are put together. */
export function mergeErrors(errors: readonly NumberedError[]): NumberedError[] {
  const merged = new Map<string, NumberedError>();
  for (const error of errors) {
    const key = JSON.stringify([error.code, error.message]);
    const packages = [...(merged.get(key)?.packages ?? []), ...error.packages];
    merged.set(key, {...error, packages: [...new Set(packages)].sort()});
  }
  return [...merged.values()].sort((a, b) => a.code - b.code);
}

/**
 * Every numbered error of some packages and of what they are built on.
 *
 * @throws when one of the packages is not installed
 */
export async function collectErrors(names: readonly string[]): Promise<NumberedError[]> {
  const errors = await Promise.all(familyOf(names).map(errorsOfPackage));
  return mergeErrors(errors.flat());
}
