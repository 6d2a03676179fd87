import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';

/** Where results of tools are kept for the next run, from the project's root. */
export const CACHE_FOLDER = 'node_modules/.cache';

/** The place itself, or the nearest folder above it that exists. */
function existing(place: string): string {
  return existsSync(place) ? place : existing(path.dirname(place));
}

/**
 * Throws the system's error for the first of some places that cannot be written, or made.
 *
 * @param places files and folders, from the project's root
 * @throws with the code of the system, such as `EACCES` and `EROFS`, and with the path
 */
export function requireWritable(places: readonly string[], root = PROJECT_ROOT): void {
  places.forEach((place) => accessSync(existing(path.resolve(root, place)), constants.W_OK));
}

/** Whether results can be kept for the next run. If not, tools run without their caches. */
export function isCacheWritable(root = PROJECT_ROOT): boolean {
  try {
    requireWritable([CACHE_FOLDER], root);
    return true;
  } catch {
    return false;
  }
}

/** Commands of Docusaurus whose result is deployed. */
const DEPLOYED: readonly string[] = ['build', 'deploy'];

/**
 * What the environment of Docusaurus says about the bundler's cache on disk. What is deployed is built from nothing: the cache
 * misses some changes of settings and of packages.
 *
 * @param parameters of Docusaurus, its command first
 */
export function bundlerCache([command = '']: readonly string[], root = PROJECT_ROOT): Readonly<Record<string, string>> {
  const isKept = isCacheWritable(root) && !DEPLOYED.includes(command);
  return isKept ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
}
