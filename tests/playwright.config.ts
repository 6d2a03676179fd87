import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {quietChromium} from '../scripts/chromium';
import {chromiumCandidates} from '../src/node/browserPrograms';
import {DRAWING_ARGUMENTS, DRAWING_ENVIRONMENT} from './visual/browser';

const ARGUMENTS = [
  // What a browser without a screen needs inside a container.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  // Readers' browsers give a sandboxed frame a process of its own; Chromium's headless shell does so only if it is told to.
  '--site-per-process',
];

/** Tests whose outcome depends on a clock, which a machine with other work upsets (tests/browser/test.ts). */
const TIMING = /@timing/;

/** Tests that say how many milliseconds something takes: nothing else runs beside them (scripts/stages.ts). */
const SPEED = /@speed/;

/** Tests of the pages that only the small site has, which the stage of that name builds (scripts/stages.ts). */
const SMALL_SITE = '**/smallSite/*.spec.ts';

/** The folder of a report for people, from the project's root, if whoever starts the tests wants one (scripts/runners.ts). */
const REPORT = process.env['TESTS_REPORT'];

const BROWSER = quietChromium(chromiumCandidates(process.env)[0]);

/**
 * How much the color of a pixel may differ from that of a snapshot, as a share of black and white: about one step of 256, by which
 * a round corner differs between two paintings. More is a change.
 */
const COLOR_TOLERANCE = 0.005;

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  globalSetup: './browser/serve.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A browser that hangs is no problem of the site. How many tests may need this, scripts/runnerReports.ts says.
  retries: 1,
  updateSnapshots: 'none',
  // What has to be quicker says so itself.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {threshold: COLOR_TOLERANCE, maxDiffPixels: 0, stylePath: './visual/changing.css'},
  },
  reporter: [
    ['dot'],
    ['./browser/reporter.ts'],
    ...(REPORT ? [['html', {outputFolder: path.join(__dirname, '..', REPORT), open: 'never'}] as const] : []),
  ],
  projects: [
    {name: 'site', testIgnore: SMALL_SITE, grepInvert: [TIMING, SPEED]},
    {name: 'timing', testIgnore: SMALL_SITE, grep: TIMING},
    // A machine that becomes slow meanwhile is to be found slow (browser/timeLimits.ts), not out of time.
    {name: 'speed', testIgnore: SMALL_SITE, grep: SPEED, workers: 1, timeout: 180_000},
    {name: 'small site', testMatch: SMALL_SITE, grepInvert: TIMING},
    {name: 'small site, timing', testMatch: SMALL_SITE, grep: TIMING},
    // Starts a Firefox of its own (tests/firefox/test.ts), and nothing of what is set below.
    {name: 'firefox', testDir: './firefox'},
    {
      name: 'visual',
      testDir: './visual',
      // A picture that needs a second try is not stable.
      retries: 0,
      snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
      use: {
        locale: 'en-US',
        timezoneId: 'UTC',
        contextOptions: {reducedMotion: 'reduce'},
        launchOptions: {
          ...BROWSER,
          args: [...ARGUMENTS, ...DRAWING_ARGUMENTS],
          env: {...process.env, ...BROWSER.env, ...DRAWING_ENVIRONMENT},
        },
      },
    },
  ],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env['SITE_ADDRESS'],
    viewport: {width: 1280, height: 800},
    // A browser without a screen says so, and is taken for a bot.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    launchOptions: {...BROWSER, args: ARGUMENTS},
  },
});
