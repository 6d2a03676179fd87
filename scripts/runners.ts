import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../src/node/project';
import {findChromium} from './chromium';
import {readTestCache, updateTestCache} from './testCache/testCache';
import {runInstalled, type ProcessOptions, type ProcessResult} from './runProcess';
import {readBrowserSummary, readJestReport, runnerOutcome, type BrowserSummary} from './runnerReports';
import {gateOutcome, type Outcome, type Stage} from './stage';
import type {Shard} from './testOptions';
import {isCacheWritable} from './writable';

/** Runs a program of an installed package that passes or fails as a whole. */
export async function runGate(
  program: string,
  parameters: readonly string[],
  options?: ProcessOptions,
): Promise<Outcome> {
  const {code, output} = await runInstalled(program, parameters, options);
  return gateOutcome(code === 0, output);
}

/** A stage that counts as one test. */
export function gate(name: string, program: string, parameters: readonly string[]): Stage {
  return {name, run: () => runGate(program, parameters)};
}

/** Hands on a file for a report, in a folder of its own, so that no older report is read. */
async function withReportFile(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Runs the tests of one of Jest's projects.
 *
 * @param project its `displayName` in tests/jest.config.mjs
 */
export function runJest(project: string, env: ProcessOptions['env'] = {}): Promise<Outcome> {
  return withReportFile(async (file) => {
    // Jest leaves one core to whoever watches it; on a machine of two that is half of it.
    const parameters = ['--config', 'tests/jest.config.mjs', '--maxWorkers=100%', '--selectProjects', project];
    const report = ['--json', `--outputFile=${file}`];
    const cache = isCacheWritable() ? [] : [`--cacheDirectory=${path.dirname(file)}/cache`];
    const result = await runInstalled('jest/bin/jest.js', [...parameters, ...report, ...cache], {env});
    // With --json, Jest prints the report; what a person reads comes before it.
    const output = result.output.replace(/^\{"numFailedTestSuites".*$/ms, '');
    return runnerOutcome(file, readJestReport, {...result, output});
  });
}

/** A stage with the tests of one of Jest's projects. */
export function jest(name: string, project: string, inputs?: readonly string[]): Stage {
  return {name, ...(inputs && {inputs}), run: () => runJest(project)};
}

/** Playwright's report: what was expected, what was found, and the difference, side by side. */
const REPORT_FOLDER = 'playwright-report';

interface BrowserRun {
  /** Names of projects in tests/playwright.config.ts. */
  readonly projects: readonly string[];
  readonly shard?: Shard;
  /** Whether tests that would see what they saw when they were green may be left out. */
  readonly isCacheRead?: boolean;
  readonly env?: ProcessOptions['env'];
  /** Whether what fails is shown in a report of pages, in {@link REPORT_FOLDER}. */
  readonly hasReport?: boolean;
  /** Path of the Firefox to run them in; a Chromium is found where it is left out. */
  readonly firefox?: string;
}

/** Says where the report is if there is something to see in it, and removes it otherwise. */
function withReport(outcome: Outcome): Outcome {
  if (outcome.failed === 0) {
    rmSync(path.join(PROJECT_ROOT, REPORT_FOLDER), {recursive: true, force: true});
    return outcome;
  }
  return {...outcome, notes: [...(outcome.notes ?? []), `Side by side: ${REPORT_FOLDER}/index.html`]};
}

/** Runs tests in a browser, and keeps in the cache which needed a second try. */
export async function runBrowser(run: BrowserRun): Promise<Outcome> {
  const {projects, shard, isCacheRead = false, hasReport = false, env = {}, firefox} = run;
  const browser: Record<string, string> = firefox ? {FIREFOX_PATH: firefox} : {CHROMIUM_PATH: await findChromium()};
  return withReportFile(async (file) => {
    const parameters = [
      'test',
      '--config=tests/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
      ...(shard && shard.parts > 1 ? [`--shard=${shard.part}/${shard.parts}`] : []),
    ];
    const result: ProcessResult = await runInstalled('@playwright/test/cli.js', parameters, {
      env: {
        ...env,
        ...browser,
        TESTS_SUMMARY: file,
        TESTS_CACHE: isCacheRead ? 'on' : 'off',
        ...(hasReport && {TESTS_REPORT: REPORT_FOLDER}),
      },
      shown: true,
    });
    const earlier = readTestCache().secondTries;
    const outcome = runnerOutcome(file, (summary: BrowserSummary) => readBrowserSummary(summary, earlier), result);
    return hasReport ? withReport(outcome) : outcome;
  });
}

/** Keeps which tests of a whole run needed a second try, so that the next run knows. */
export function keepSecondTries({secondTries = []}: Outcome): void {
  updateTestCache({secondTries});
}
