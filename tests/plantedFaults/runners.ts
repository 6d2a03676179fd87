import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findChromium} from '../../scripts/chromium';
import {runInstalled} from '../../scripts/runProcess';

/** What a test runner says: the names of the tests that failed, and of those that passed. */
export interface Report {
  readonly failed: readonly string[];
  readonly passed: readonly string[];
}

interface JestReport {
  readonly testResults: readonly {readonly name: string; readonly status: string}[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {readonly title: string; readonly ok: boolean}[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** @throws when the runner left no report, with what it wrote instead */
function readReport(file: string, output: string): unknown {
  if (!existsSync(file)) {
    throw new Error(`[planted-faults] a test runner left no report:\n${output}`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}

function reportFile(folder: string): string {
  return path.join(mkdtempSync(path.join(folder, '.cache/report-')), 'report.json');
}

/** Runs the test files of a Jest project whose paths match a pattern, in a copy of the project. */
export async function runJest(folder: string, project: 'unit' | 'site', pattern: string): Promise<Report> {
  const file = reportFile(folder);
  const parameters = ['--config', 'tests/jest.config.mjs', '--json', `--outputFile=${file}`];
  const {output} = await runInstalled(
    'jest/bin/jest.js',
    [...parameters, '--selectProjects', project, '--testPathPatterns', pattern],
    {folder},
  );
  const {testResults} = readReport(file, output) as JestReport;
  const named = testResults.map(({name, status}) => ({name: path.relative(folder, name), status}));
  return {
    failed: named.filter(({status}) => status === 'failed').map(({name}) => name),
    passed: named.filter(({status}) => status === 'passed').map(({name}) => name),
  };
}

/** The tests of a suite, each as `file group title`. */
function testsOf({title, specs = [], suites = []}: PlaywrightSuite): {readonly name: string; readonly ok: boolean}[] {
  const own = specs.map((spec) => ({name: spec.title, ok: spec.ok}));
  return [...own, ...suites.flatMap(testsOf)].map(({name, ok}) => ({name: `${title} ${name}`, ok}));
}

/** Runs the browser tests whose files and titles match a pattern, on the build of a copy of the project. */
export async function runPlaywright(folder: string, pattern: string): Promise<Report> {
  const file = reportFile(folder);
  const env = {CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file};
  // A fault that a second try forgives is not noticed by the first one either.
  const parameters = ['test', '--config=tests/playwright.config.ts', '--reporter=json', '--retries=1'];
  const {output} = await runInstalled('@playwright/test/cli.js', [...parameters, `--grep=${pattern}`], {folder, env});
  const {suites} = readReport(file, output) as {readonly suites: readonly PlaywrightSuite[]};
  const tests = suites.flatMap(testsOf);
  return {
    failed: tests.filter(({ok}) => !ok).map(({name}) => name),
    passed: tests.filter(({ok}) => ok).map(({name}) => name),
  };
}

/** The one pattern that matches whatever one of the given ones does. */
export function anyOf(patterns: readonly string[]): string {
  return patterns.map((pattern) => `(?:${pattern})`).join('|');
}
