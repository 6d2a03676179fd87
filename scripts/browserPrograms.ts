import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {runProcess} from './runProcess';

/** The environment of a process, or a part of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How the programs of a browser are found. */
interface BrowserPrograms {
  /** A file that is named by whoever starts the tests. */
  readonly named: string | undefined;
  /** The names on the path, the one to prefer first. */
  readonly names: readonly string[];
  /** Where it is on systems that have no such path. */
  readonly places: readonly string[];
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a browser may be on this machine, the likeliest first. Files that cannot be run are left out.
 *
 * @param environment its `PATH` is searched for the names
 */
export function browserPrograms({named, names, places}: BrowserPrograms, environment: Environment): string[] {
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(named ? [named] : []), ...onPath, ...places].filter(isExecutable);
}

/** The first of some programs that tells its version: some systems have one that only says how to install the browser. */
export async function firstThatRuns(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const {code} = await runProcess(candidate, ['--version'], {limit: 20});
    if (code === 0) {
      return candidate;
    }
  }
  return undefined;
}
