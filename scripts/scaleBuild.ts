import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';
import {DEFAULT_LANGUAGE} from '../src/site/languages';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Of the process that had most at once, in bytes. */
  readonly peakBytes: number;
}

const DOCUSAURUS = path.join(PROJECT_ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PEAK_MEMORY = path.join(PROJECT_ROOT, 'scripts/peakMemory.cjs');

/** The scripts that are weighed are minified one by one: those of demos need not be. */
const PARAMETERS = ['build', '--locale', DEFAULT_LANGUAGE, '--no-minify'];

/** How much a failed build is quoted of, from its end. */
const QUOTED_LINES = 60;

/** Folders that have to go when the run ends, and the build that may still write into them. */
const folders = new Set<string>();
let running: ChildProcess | undefined;

/** A folder that {@link removeFolders} removes. */
export function keepTrack(folder: string): string {
  folders.add(folder);
  return folder;
}

/** Ends the build that runs, and removes what the run has made. */
export function removeFolders(): void {
  running?.kill('SIGKILL');
  folders.forEach((folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  folders.clear();
}

function largestPeak(folder: string): number {
  const peaks = readdirSync(folder).map((name) => Number(readFileSync(path.join(folder, name), 'utf8')));
  return Math.max(0, ...peaks);
}

/**
 * Builds a site from nothing, in its folder `build`.
 *
 * @param folder of the site
 * @throws with the end of what the build said, where it fails
 */
export async function buildSite(folder: string): Promise<BuildCost> {
  const peaks = keepTrack(mkdtempSync(path.join(tmpdir(), 'mui-x-docs-peaks-')));
  const started = performance.now();
  const child = spawn(process.execPath, [DOCUSAURUS, ...PARAMETERS], {
    cwd: folder,
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(PEAK_MEMORY)}`.trim(),
      PEAK_MEMORY_FOLDER: peaks,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const chunks: Buffer[] = [];
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => chunks.push(chunk)));
  const end = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? ''));
  });
  running = undefined;
  if (end !== 0) {
    const output = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n').slice(-QUOTED_LINES).join('\n');
    throw new Error(`${output}\n[scale] the build of ${folder} ended with ${end}.`);
  }
  return {seconds: (performance.now() - started) / 1000, peakBytes: largestPeak(peaks)};
}
