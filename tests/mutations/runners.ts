import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findChromium} from '../../scripts/chromium';
import {runInstalled} from '../../scripts/runProcess';
import type {Report} from './mutation';

interface NamedTest {
  readonly name: string;
  readonly isPassed: boolean;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string}[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {readonly title: string; readonly ok: boolean}[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** @throws with the output of the runner, if it wrote no report */
function readReport(file: string, output: string): unknown {
  if (!existsSync(file)) {
    throw new Error(`[mutations] a test runner left no report:\n${output}`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}

function reportFile(folder: string): string {
  return path.join(mkdtempSync(path.join(folder, '.cache/report-')), 'report.json');
}

function reportOf(tests: readonly NamedTest[]): Report {
  const namesOf = (chosen: readonly NamedTest[]): string[] => chosen.map(({name}) => name);
  return {
    failed: namesOf(tests.filter(({isPassed}) => !isPassed)),
    passed: namesOf(tests.filter(({isPassed}) => isPassed)),
  };
}

/**
 * Runs the test files of a Jest project whose paths match a pattern, in a copy of the project.
 *
 * @returns each test as `file title`
 */
export async function runJest(folder: string, project: 'unit' | 'site', pattern: string): Promise<Report> {
  const file = reportFile(folder);
  const parameters = ['--config', 'tests/jest.config.mjs', '--json', `--outputFile=${file}`];
  const {output} = await runInstalled(
    'jest/bin/jest.js',
    [...parameters, '--selectProjects', project, '--testPathPatterns', pattern],
    {folder},
  );
  const {testResults} = readReport(file, output) as JestReport;
  return reportOf(
    testResults.flatMap(({name, status, assertionResults}) => {
      const shown = path.relative(folder, name);
      const tests = assertionResults.map((test) => ({
        name: `${shown} ${test.fullName}`,
        isPassed: test.status === 'passed',
      }));
      // A file that cannot be loaded has no tests.
      return tests.length > 0 ? tests : [{name: `${shown} `, isPassed: status === 'passed'}];
    }),
  );
}

/** The tests of a suite, each as `file group title`. */
function testsOf({title, specs = [], suites = []}: PlaywrightSuite): NamedTest[] {
  const own = specs.map((spec) => ({name: spec.title, isPassed: spec.ok}));
  return [...own, ...suites.flatMap(testsOf)].map((test) => ({...test, name: `${title} ${test.name}`}));
}

/**
 * Runs the browser tests whose files and titles match a pattern, on the build of a copy of the project.
 *
 * @returns each test as `file group title`
 */
export async function runPlaywright(folder: string, pattern: string): Promise<Report> {
  const file = reportFile(folder);
  const env = {CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file};
  const parameters = ['test', '--config=tests/playwright.config.ts', '--reporter=json', `--grep=${pattern}`];
  const {output} = await runInstalled('@playwright/test/cli.js', parameters, {folder, env});
  const {suites} = readReport(file, output) as {readonly suites: readonly PlaywrightSuite[]};
  return reportOf(suites.flatMap(testsOf));
}

/** One pattern that matches everything that any of the given ones matches. */
export function anyOf(patterns: readonly string[]): string {
  return [...new Set(patterns)].map((pattern) => `(?:${pattern})`).join('|');
}
