import {existsSync, readFileSync} from 'node:fs';
import type {Outcome} from './stage';

/** The part of Jest's `--json` report that is counted. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that failed before their first test. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string}[];
  }[];
}

/** What came of a run in a browser: names of tests, by what came of them. */
export interface BrowserSummary {
  readonly passed: readonly string[];
  /** With what went wrong outside of tests, such as a file that cannot be loaded. */
  readonly failed: readonly string[];
  /** Passed when tried again. */
  readonly secondTries: readonly string[];
  /** With their reasons. */
  readonly skipped: readonly string[];
  /** How many were green before and would see the same again. */
  readonly fromCache: {readonly pages: number; readonly others: number};
  readonly notRun: readonly string[];
}

/** Counts the tests of Jest's report. */
export function readJestReport(report: JestReport): Outcome {
  const tests = report.testResults.flatMap(({assertionResults}) => assertionResults);
  const skipped = tests.filter(({status}) => status === 'pending').map(({fullName}) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    ...(skipped.length > 0 && {skipped}),
  };
}

/** How many tests of a run may pass at the second try: a busy machine is no problem of the site, many such tests are one. */
const MOST_SECOND_TRIES = 2;

/** Why tests that passed at the second try have failed all the same. */
function secondTryProblem(secondTries: readonly string[], earlier: readonly string[]): string | undefined {
  const again = secondTries.filter((name) => earlier.includes(name));
  if (again.length > 0) {
    return `Needed a second try in two runs in a row:\n${again.join('\n')}`;
  }
  return secondTries.length > MOST_SECOND_TRIES
    ? `${secondTries.length} tests needed a second try, of at most ${MOST_SECOND_TRIES}:\n${secondTries.join('\n')}`
    : undefined;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/**
 * Counts the tests of a run in a browser. A few of those that measure time may have passed only when tried again; where they
 * are more, or one of them needed it in the run before too, all of them have failed.
 *
 * @param earlier the tests that passed at the second try in the run before
 */
export function readBrowserSummary(summary: BrowserSummary, earlier: readonly string[] = []): Outcome {
  const {passed, failed, secondTries, skipped, fromCache, notRun} = summary;
  const problem = secondTryProblem(secondTries, earlier);
  const {pages, others} = fromCache;
  return {
    passed: passed.length + (problem ? 0 : secondTries.length),
    failed: failed.length + notRun.length + (problem ? secondTries.length : 0),
    ...(skipped.length > 0 && {skipped}),
    ...(secondTries.length > 0 && {secondTries}),
    notes: [
      ...(pages + others > 0
        ? [
            `${count(pages, 'page', 'pages')} and ${count(others, 'other test', 'other tests')} taken from the cache: ` +
              'green before, and nothing that they look at has changed. npm test -- --all runs them.',
          ]
        : []),
      ...(problem ? [problem] : []),
      ...(notRun.length > 0 ? [`${count(notRun.length, 'test', 'tests')} did not run: ${notRun[0]}, …`] : []),
    ],
  };
}

/**
 * The outcome of a test runner, from its report and the way it ended. A runner that left no report, ran nothing, or ended
 * badly without a failed test has failed.
 *
 * @param file where the runner writes its report
 * @param read counts the tests of the report
 * @param code the runner's exit code
 * @param output what it wrote
 */
export function runnerOutcome<Report>(
  file: string,
  read: (report: Report) => Outcome,
  {code, output}: {readonly code: number; readonly output: string},
): Outcome {
  if (!existsSync(file)) {
    return {passed: 0, failed: 1, details: `No report (exit code ${code}).\n${output}`};
  }
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  const {passed, failed} = outcome;
  const isEmpty = passed === 0 && (outcome.notes ?? []).length === 0;
  if (failed === 0 && (code !== 0 || isEmpty)) {
    return {...outcome, failed: 1, details: `${passed} tests passed, yet exit code ${code}.\n${output}`};
  }
  return {...outcome, details: output};
}
