import {accessSync, constants} from 'node:fs';
import path from 'node:path';

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

/** Chromium without windows, which costs a quarter less time. */
export const CHROMIUM_WITHOUT_WINDOWS = 'chromium-headless-shell';

const CHROMIUM_NAMES = [
  CHROMIUM_WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Where a Chromium or Chrome may be on this machine, the likeliest first.
 *
 * @param environment `CHROMIUM_PATH` names a browser; `PATH` is searched for the usual names
 */
export function chromiumCandidates(environment: Environment): string[] {
  return browserPrograms(
    {named: environment['CHROMIUM_PATH'], names: CHROMIUM_NAMES, places: CHROMIUM_PLACES},
    environment,
  );
}
