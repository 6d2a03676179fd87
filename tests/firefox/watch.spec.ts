import {LICENSE_NOTICES} from '../browser/licenseNotices';
import {TEXT_PAGE} from '../browser/site';
import {open} from './reading';
import {expect, test} from './test';
import {watch} from './watch';

test.describe('a page with faults', () => {
  test.use({expectedProblems: /planted|Content-Security-Policy/});

  test('fails: an error, a warning, an uncaught error, a violation of the policy, a file that is gone', async ({
    tab,
  }) => {
    await open(tab, TEXT_PAGE);
    const problems = watch(tab, () => false);
    await tab.evaluate(
      async (notices) => {
        notices.forEach((notice) => console.error(notice));
        console.log('planted log');
        console.error('planted error');
        console.warn('planted warning');
        requestAnimationFrame(() => {
          throw new Error('planted and uncaught');
        });
        const script = document.createElement('script');
        script.src = 'https://policy.example/script.js';
        document.head.append(script);
        await fetch('/planted.js');
      },
      [...LICENSE_NOTICES],
    );
    for (const problem of [
      /^console: planted error/,
      /^console: planted warning/,
      /^uncaught: .*planted and uncaught/,
      /^uncaught: .*Content-Security-Policy: .*policy\.example/,
      /^failed: .*\/planted\.js \(404\)/,
    ]) {
      await expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
    }
    expect(problems.filter((problem) => /planted log|license key/.test(problem))).toEqual([]);
  });
});
