import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';
import {PICTURES} from '../tests/visual/places';
import {findChromium} from './chromium';
import {runBrowser} from './runners';
import {runInstalled} from './runProcess';
import {engineOf, engineProblem, readEngine, writeEngine} from './snapshotEngine';
import type {Outcome} from './stage';

const PICTURES_FOLDER = path.join(PROJECT_ROOT, 'tests/visual/snapshots');

/** The system whose Chromium takes the snapshots: others have fonts that no file keeps from the browser. */
const isSystemRight = process.platform === 'linux';

const MISFIT = "npm run snapshots takes them anew, with Debian's chromium-headless-shell";

/**
 * Compares the built pages with their snapshots. A browser that draws otherwise than the one that took them compares nothing.
 *
 * @param isCacheRead whether pages that looked right before, and have not changed, may be left out
 */
export async function compareSnapshots(isCacheRead: boolean): Promise<Outcome> {
  const problem = isSystemRight
    ? engineProblem(readEngine(), await engineOf(await findChromium()))
    : 'the snapshots are of Linux';
  return problem
    ? {passed: 0, failed: 0, leftOut: `${problem}; ${MISFIT}`}
    : runBrowser({projects: ['visual'], isCacheRead, hasReport: true});
}

/** Compares the built pages with their snapshots, and says what came of it. */
export async function checkSnapshots(): Promise<boolean> {
  const {passed, failed, leftOut, notes = []} = await compareSnapshots(false);
  if (leftOut) {
    // A workflow shows this above its log.
    console.log(`${process.env['GITHUB_ACTIONS'] ? '::warning title=Snapshots::' : ''}left out: ${leftOut}`);
    return true;
  }
  console.log([...notes, `${passed} passed, ${failed} failed`].join('\n'));
  return failed === 0;
}

/** Removes pictures of pages, modes and widths that are no longer drawn. */
function removeOthers(): void {
  mkdirSync(PICTURES_FOLDER, {recursive: true});
  for (const file of readdirSync(PICTURES_FOLDER).filter((name) => !PICTURES.includes(name))) {
    rmSync(path.join(PICTURES_FOLDER, file));
  }
}

/**
 * Takes the snapshots of the built pages: those that have changed, or all if the browser draws otherwise than the one before.
 *
 * @throws on other systems than Linux, and where there is no build
 */
export async function takeSnapshots(): Promise<boolean> {
  if (!isSystemRight) {
    throw new Error(
      '[snapshots] snapshots are taken on Linux, where the browser can be kept from the fonts of the system.',
    );
  }
  if (!existsSync(path.join(PROJECT_ROOT, 'build/index.html'))) {
    throw new Error('[snapshots] there is no build/ to take snapshots of: npm run build makes it.');
  }
  const chromium = await findChromium();
  const engine = await engineOf(chromium);
  const which = engineProblem(readEngine(), engine) ? 'all' : 'changed';
  removeOthers();
  const parameters = ['test', '--config=tests/playwright.config.ts', '--project=visual', `--update-snapshots=${which}`];
  const env = {CHROMIUM_PATH: chromium};
  const {code} = await runInstalled('@playwright/test/cli.js', parameters, {env, shown: true});
  if (code === 0) {
    writeEngine(engine);
  }
  return code === 0;
}
