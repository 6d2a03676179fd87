import {existsSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';
import {CHROMIUM_WITHOUT_WINDOWS, chromiumCandidates, isExecutable} from '../src/node/browserPrograms';
import {firstThatRuns} from './firstThatRuns';
import {runInstalled, runProcess} from './runProcess';
import {isCi} from './testOptions';

/** How a Chromium is started that measures or draws pages. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

const DOWNLOAD_LIMIT_S = 60;
const APT_LIMIT_S = 300;
const QUICKER_LIMIT_S = 60;

const aptInstall = (name: string): string => `apt-get install -y --no-install-recommends ${name}`;

/** Where a shell script can stand for a program. */
const QUIET = process.platform === 'win32' ? undefined : path.join(PROJECT_ROOT, 'scripts/quietChromium.sh');

/**
 * How Playwright starts a browser without what its windows would load for themselves: a tenth of a test's time
 * (quietChromium.sh).
 *
 * @param chromium path of the browser; Playwright's own where it is left out
 */
export function quietChromium(
  chromium: string | undefined,
  script = QUIET,
): {readonly executablePath?: string; readonly env?: NodeJS.ProcessEnv} {
  if (chromium === undefined || script === undefined || !isExecutable(script)) {
    return chromium === undefined ? {} : {executablePath: chromium};
  }
  return {executablePath: script, env: {...process.env, CHROMIUM_PATH: chromium}};
}

async function downloaded(): Promise<string | undefined> {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  if (!existsSync(file)) {
    console.log(`No Chromium on this machine: downloading Playwright's (at most ${DOWNLOAD_LIMIT_S} s).`);
    await runInstalled('@playwright/test/cli.js', ['install', '--no-shell', 'chromium'], {limit: DOWNLOAD_LIMIT_S});
  }
  return existsSync(file) ? firstThatRuns([file]) : undefined;
}

const canInstall = process.platform === 'linux' && process.getuid?.() === 0;

async function installedByApt(): Promise<string | undefined> {
  if (!canInstall) {
    return undefined;
  }
  console.log('No Chromium yet: installing it with apt-get.');
  // Ubuntu has no package of the first name, and older releases of Debian have none either.
  const script = `apt-get update && (${aptInstall(CHROMIUM_WITHOUT_WINDOWS)} || ${aptInstall('chromium')})`;
  await runProcess('sh', ['-c', script], {limit: APT_LIMIT_S, env: {DEBIAN_FRONTEND: 'noninteractive'}});
  return firstThatRuns(chromiumCandidates(process.env));
}

/** A machine of its own for tests gets the quicker browser, if its package manager has it. Without it, they take longer. */
async function addQuickerBrowser(): Promise<void> {
  const [first = ''] = chromiumCandidates(process.env);
  if (isCi(process.env) && !process.env['CHROMIUM_PATH'] && canInstall && path.basename(first) === 'chromium') {
    console.log(`Adding ${CHROMIUM_WITHOUT_WINDOWS} with apt-get: the browser tests take a quarter less time with it.`);
    const script = `${aptInstall(CHROMIUM_WITHOUT_WINDOWS)} || (apt-get update && ${aptInstall(CHROMIUM_WITHOUT_WINDOWS)})`;
    await runProcess('sh', ['-c', script], {limit: QUICKER_LIMIT_S, env: {DEBIAN_FRONTEND: 'noninteractive'}});
  }
}

/** Several stages need a browser. */
let adding: Promise<void> | undefined;

/**
 * Finds a Chromium for the browser tests: the system's, else Playwright's, else apt's.
 *
 * @throws when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  await (adding ??= addQuickerBrowser());
  const found =
    (await firstThatRuns(chromiumCandidates(process.env))) ?? (await downloaded()) ?? (await installedByApt());
  if (!found) {
    throw new Error(
      '[tests] no Chromium was found, and none could be downloaded or installed. ' +
        'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return found;
}
