import {existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file unless it already says the same, so that watchers see only real changes. */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return false;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return true;
}

function removeStale(folder: string, wanted: ReadonlySet<string>, isOurs: (file: string) => boolean): void {
  if (!existsSync(folder)) {
    return;
  }
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      removeStale(place, wanted, isOurs);
    } else if (!wanted.has(place) && isOurs(place)) {
      rmSync(place);
    }
  }
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}

/**
 * Makes a folder hold the given files, and nothing else of ours.
 *
 * @param folder absolute path; folders that become empty are removed
 * @param files texts by absolute path, all inside the folder
 * @param isOurs tells whether a file that is not wanted any more may be removed
 * @returns the files that were written
 */
export function publishFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOurs: (file: string) => boolean,
): string[] {
  removeStale(folder, new Set(files.keys()), isOurs);
  return [...files].filter(([file, text]) => writeIfChanged(file, text)).map(([file]) => file);
}

/**
 * Puts folders of data, which are laid out by URLs, into a build.
 *
 * @param folders absolute paths; what a later one has wins
 */
export async function publishData(folders: readonly string[], outDir: string): Promise<void> {
  for (const folder of folders) {
    await cp(folder, outDir, {recursive: true});
  }
}
