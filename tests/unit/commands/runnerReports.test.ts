import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readJestReport, readPlaywrightReport, runnerOutcome} from '../../../scripts/runnerReports';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const file = path.join(folder, 'report.json');

afterAll(() => rmSync(folder, {recursive: true}));

function outcomeOf(
  report: {passed: number; failed: number} | undefined,
  code: number,
): ReturnType<typeof runnerOutcome> {
  rmSync(file, {force: true});
  if (report) {
    writeFileSync(file, JSON.stringify(report));
  }
  return runnerOutcome<{passed: number; failed: number}>(file, (read) => read, {code, output: 'the output'});
}

test('a file that cannot be loaded counts in Jest', () => {
  expect(readJestReport({numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2})).toEqual({
    passed: 5,
    failed: 3,
  });
});

test.each([
  ['errors count', {expected: 7, unexpected: 1, flaky: 0}, [{}], 7, 2],
  ['one test in a hundred may pass at the second try', {expected: 190, unexpected: 1, flaky: 2}, [], 192, 1],
  ['more may not', {expected: 190, unexpected: 1, flaky: 3}, [], 190, 4],
])('in Playwright %s', (_name, stats, errors, passed, failed) => {
  expect(readPlaywrightReport({stats, errors})).toEqual({passed, failed});
});

test.each([
  [{passed: 5, failed: 0}, 0, 5, 0],
  [{passed: 5, failed: 2}, 1, 5, 2],
  [{passed: 5, failed: 0}, 1, 5, 1],
  [{passed: 0, failed: 0}, 0, 0, 1],
  [undefined, 0, 0, 1],
  [undefined, -1, 0, 1],
])('with the report %j and exit code %i, %i passed and %i failed', (report, code, passed, failed) => {
  expect(outcomeOf(report, code)).toMatchObject({passed, failed});
});

test('what the runner said is kept', () => {
  expect(outcomeOf(undefined, 2).details).toBe('No report (exit code 2).\nthe output');
});
