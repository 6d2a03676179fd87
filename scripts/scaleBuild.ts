import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';
import {DEFAULT_LANGUAGE} from '../src/site/languages';
import {runInstalled} from './runProcess';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Of the process that had most at once, in bytes. */
  readonly peakBytes: number;
}

const PEAK_MEMORY = path.join(PROJECT_ROOT, 'scripts/peakMemory.cjs');

/** The scripts that are weighed are minified one by one: those of demos need not be. */
const PARAMETERS = ['build', '--locale', DEFAULT_LANGUAGE, '--no-minify'];

/** How much a failed build is quoted of, from its end. */
const QUOTED_LINES = 60;

/** Temporary folders of the run, and what ends a build that may still write into them. */
const folders: string[] = [];
const builds = new AbortController();

/** A folder that {@link removeFolders} removes. */
export function keepTrack(folder: string): string {
  folders.push(folder);
  return folder;
}

/** Ends the build that runs, and removes what the run has made. */
export function removeFolders(): void {
  builds.abort();
  folders.forEach((folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
}

/**
 * Builds a site from nothing, in its folder `build`.
 *
 * @param folder of the site
 * @throws an error with the end of the output if the build fails
 */
export async function buildSite(folder: string): Promise<BuildCost> {
  const peaks = keepTrack(mkdtempSync(path.join(tmpdir(), 'mui-x-docs-peaks-')));
  const env = {
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(PEAK_MEMORY)}`.trim(),
    PEAK_MEMORY_FOLDER: peaks,
  };
  const program = '@docusaurus/core/bin/docusaurus.mjs';
  const {code, signal, output, seconds} = await runInstalled(program, PARAMETERS, {folder, env, abort: builds.signal});
  if (code !== 0) {
    const quoted = output.trimEnd().split('\n').slice(-QUOTED_LINES).join('\n');
    throw new Error(`${quoted}\n[scale] the build of ${folder} ended with ${signal ?? code}.`);
  }
  const peaksInBytes = readdirSync(peaks).map((name) => Number(readFileSync(path.join(peaks, name), 'utf8')));
  return {seconds, peakBytes: Math.max(0, ...peaksInBytes)};
}
