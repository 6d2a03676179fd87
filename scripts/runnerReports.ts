import {existsSync, readFileSync} from 'node:fs';
import type {Outcome} from './stage';

/** The part of Jest's `--json` report that is counted. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that failed before their first test. */
  readonly numRuntimeErrorTestSuites: number;
}

/** The part of the report of Playwright's `json` reporter that is counted. */
interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  /** What went wrong outside of tests, such as a file that cannot be loaded. */
  readonly errors: readonly unknown[];
}

/** Counts the tests of Jest's report. */
export function readJestReport(report: JestReport): Outcome {
  return {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

/** The share of tests that may pass only when tried again: a busy machine is no fault of the site, many such tests are one. */
const MOST_FLAKY = 0.01;

/**
 * Counts the tests of Playwright's report. A few may have passed only when tried again (Playwright names them); where they
 * are more than that, all of them have failed.
 */
export function readPlaywrightReport({stats, errors}: PlaywrightReport): Outcome {
  const {expected, unexpected, flaky} = stats;
  const isTolerable = flaky <= Math.ceil((expected + unexpected + flaky) * MOST_FLAKY);
  return {
    passed: expected + (isTolerable ? flaky : 0),
    failed: unexpected + (isTolerable ? 0 : flaky) + errors.length,
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
  const {passed, failed} = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  if (failed === 0 && (code !== 0 || passed === 0)) {
    return {passed, failed: 1, details: `${passed} tests passed, yet exit code ${code}.\n${output}`};
  }
  return {passed, failed, details: output};
}
