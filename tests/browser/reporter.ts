import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FullConfig, Reporter, Suite, TestCase, TestError, TestResult} from '@playwright/test/reporter';
import {updateTestCache, type GreenTest} from '../../scripts/testCache/testCache';
import type {BrowserSummary} from '../../scripts/runnerReports';
import {URLS, FROM_CACHE, codeOf, greenTest, cacheKey} from './testCache';

/** Playwright's error message if the browser has crashed. */
const GONE = /(?:Target page, context or browser has been closed|browser has been closed|Target crashed|Page crashed)/;

function titlesOf(test: TestCase): string[] {
  // The first three are the root, the project and the file.
  return test.titlePath().slice(3);
}

function nameOf(test: TestCase): string {
  return cacheKey(test.location.file, titlesOf(test));
}

function urlsOf({annotations}: TestResult): string[] {
  const noted = annotations.find(({type}) => type === URLS)?.description;
  return noted === undefined ? [] : (JSON.parse(noted) as string[]);
}

/** Writes what came of a run for the stage that started it, and into the cache which tests were green. */
export default class SummaryReporter implements Reporter {
  readonly #file = process.env['TESTS_SUMMARY'];
  readonly #errors: string[] = [];
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    if (this.#file) {
      // What is edited while the tests run was not tested.
      suite.allTests().forEach(({location}) => codeOf(location.file));
    }
  }

  onError(error: TestError): void {
    this.#errors.push(error.message ?? error.value ?? 'an error without a message');
  }

  onTestEnd(_test: TestCase, {errors}: TestResult): void {
    if (errors.some(({message}) => GONE.test(message ?? ''))) {
      console.log('\nThe browser ended while a test ran; the next test gets another one.');
    }
  }

  printsToStdio(): boolean {
    return false;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const ran = (outcome: ReturnType<TestCase['outcome']>): TestCase[] =>
      tests.filter((test) => test.results.length > 0 && test.outcome() === outcome);
    const skipped = ran('skipped').map((test) => ({
      name: nameOf(test),
      reason: test.results.at(-1)?.annotations.find(({type}) => type === 'skip')?.description ?? 'no reason given',
      isPage: path.basename(test.location.file) === 'pages.spec.ts',
    }));
    const known = skipped.filter(({reason}) => reason === FROM_CACHE);
    const summary: BrowserSummary = {
      passed: ran('expected').map(nameOf),
      failed: [...ran('unexpected').map(nameOf), ...this.#errors],
      secondTries: ran('flaky').map(nameOf),
      skipped: skipped.filter((test) => !known.includes(test)).map(({name, reason}) => `${name} (${reason})`),
      fromCache: {
        pages: known.filter(({isPage}) => isPage).length,
        others: known.filter(({isPage}) => !isPage).length,
      },
      // A test without a result did not run, because the run was interrupted.
      notRun: tests.filter(({results}) => results.length === 0).map(nameOf),
    };
    if (this.#file) {
      writeFileSync(this.#file, JSON.stringify(summary));
      this.#keep([...ran('expected')], [...ran('unexpected'), ...ran('flaky')]);
    }
  }

  #keep(green: readonly TestCase[], others: readonly TestCase[]): void {
    const kept = green.map((test): [string, GreenTest] => {
      const [result] = test.results;
      return [nameOf(test), greenTest(test.location.file, result ? urlsOf(result) : [])];
    });
    const gone = others.map((test): [string, undefined] => [nameOf(test), undefined]);
    updateTestCache({tests: Object.fromEntries([...kept, ...gone])});
  }
}
