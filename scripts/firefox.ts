import {readFileSync, statSync} from 'node:fs';
import puppeteer, {type Browser} from 'puppeteer-core';
import {stylesheetHosts} from '../src/site/fonts';
import {fontProvider, readSettings} from '../src/node/settings';
import {browserPrograms, isExecutable, type Environment} from '../src/node/browserPrograms';
import {firstThatRuns} from './firstThatRuns';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/** More than a script that starts another program, in bytes. */
const MOST_OF_A_SCRIPT = 20_000;

/** Whether a program is a snap, which cannot read the profile that is made for it in the folder for temporary files. */
function isSnap(file: string): boolean {
  return (
    file.startsWith('/snap/') ||
    (statSync(file).size < MOST_OF_A_SCRIPT && readFileSync(file, 'utf8').includes('/snap/bin/'))
  );
}

/**
 * Where a Firefox may be on this machine, the likeliest first.
 *
 * @param environment `FIREFOX_PATH` names one; `PATH` is searched for the usual names
 */
export function firefoxCandidates(environment: Environment): string[] {
  const programs = browserPrograms({named: environment['FIREFOX_PATH'], names: NAMES, places: PLACES}, environment);
  return programs.filter((file) => !isSnap(file));
}

/**
 * Finds the Firefox of this machine, if it has one.
 *
 * @param environment `FIREFOX_PATH` names one
 * @throws where one is named that cannot be run, so that a machine that has to have one does not do without
 */
export async function findFirefox(environment: Environment = process.env): Promise<string | undefined> {
  const named = environment['FIREFOX_PATH'];
  if (named && !(isExecutable(named) && (await firstThatRuns([named])))) {
    throw new Error(
      `[tests] FIREFOX_PATH is "${named}", which cannot be run. Name the program of a Firefox, ` +
        'or take the variable away: then the usual places are searched.',
    );
  }
  return named || firstThatRuns(firefoxCandidates(environment));
}

/** What a reader's system prefers. */
export interface SystemPreferences {
  readonly isDark?: boolean;
  readonly isMotionReduced?: boolean;
  /** Whether the system's colors take the place of the page's. */
  readonly areColorsForced?: boolean;
  /** Whether scrollbars lie over the page and are seen only while it scrolls, as on a phone. Others take 12 px of its width. */
  readonly areScrollbarsOver?: boolean;
}

/** The hosts of fonts, which are looked for on this machine and not found: it may have no network, and a wait for them costs time. */
const LOCAL_HOSTS = stylesheetHosts(fontProvider(readSettings(process.env))).map((url) => new URL(url).host);

/**
 * Starts a Firefox without a window, with an empty profile, that WebDriver BiDi drives.
 *
 * @param program path of the browser
 * @throws where it does not start
 */
export function launchFirefox(program: string, preferences: SystemPreferences = {}): Promise<Browser> {
  const {isDark = false, isMotionReduced = false, areColorsForced = false, areScrollbarsOver = false} = preferences;
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // The tests run as root in containers, where the sandbox of content processes cannot be made.
    env: {...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1'},
    extraPrefsFirefox: {
      'browser.display.document_color_use': areColorsForced ? 2 : 0,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
      'ui.useOverlayScrollbars': areScrollbarsOver ? 1 : 0,
      // A fine pointer that can hover (2 + 4), as a mouse is: a machine for tests has none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'network.dns.localDomains': LOCAL_HOSTS.join(),
      // A page that reads the clipboard would wait for a reader who allows it.
      'dom.events.testing.asyncClipboard': true,
    },
  });
}
