import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readBrowserSummary, readJestReport, runnerOutcome, type BrowserSummary} from '../../../scripts/runnerReports';

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

test('a file that cannot be loaded counts in Jest, and a skipped test is named', () => {
  const assertionResults = [
    {fullName: 'one', status: 'passed'},
    {fullName: 'two', status: 'pending'},
  ];
  const counts = {numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2};
  expect(readJestReport({...counts, testResults: [{assertionResults}]})).toEqual({
    passed: 5,
    failed: 3,
    skipped: ['two'],
  });
});

describe('in a browser', () => {
  const summary = (change: Partial<BrowserSummary>): BrowserSummary => ({
    passed: ['one', 'two'],
    failed: [],
    secondTries: [],
    skipped: [],
    fromCache: {pages: 0, others: 0},
    notRun: [],
    ...change,
  });

  test('what failed and what was never run has failed', () => {
    expect(readBrowserSummary(summary({failed: ['three'], notRun: ['four']}))).toEqual({
      passed: 2,
      failed: 2,
      notes: ['1 test did not run: four, …'],
    });
  });

  test('two tests may pass at the second try, and are named', () => {
    expect(readBrowserSummary(summary({secondTries: ['a', 'b']}))).toMatchObject({
      passed: 4,
      failed: 0,
      secondTries: ['a', 'b'],
    });
  });

  test('more may not', () => {
    expect(readBrowserSummary(summary({secondTries: ['a', 'b', 'c']}))).toMatchObject({
      passed: 2,
      failed: 3,
      notes: [expect.stringMatching(/^3 tests needed a second try, of at most 2/)],
    });
  });

  test('one that needed it in the run before too has failed', () => {
    expect(readBrowserSummary(summary({secondTries: ['a']}), ['b', 'a'])).toMatchObject({
      passed: 2,
      failed: 1,
      notes: ['Needed a second try in two runs in a row:\na'],
    });
  });

  test('tests from the cache are reported, and do not count as passed', () => {
    expect(readBrowserSummary(summary({passed: [], fromCache: {pages: 1, others: 12}}))).toEqual({
      passed: 0,
      failed: 0,
      notes: [expect.stringMatching(/^1 page and 12 other tests taken from the cache/)],
    });
  });

  test('what was skipped is named', () => {
    expect(readBrowserSummary(summary({skipped: ['a (why)']})).skipped).toEqual(['a (why)']);
  });
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
