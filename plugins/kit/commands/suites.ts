import {BROWSER_TESTS, BUILD, FORMAT, LINT, SITE_TESTS, TYPES, UNIT_TESTS} from './stages';
import {runInTurn, runSideBySide, total, type Outcome} from './stage';

/** What can be known without a build, in under a minute. */
export function check(): Promise<Outcome> {
  return runSideBySide([LINT, TYPES, UNIT_TESTS, FORMAT]);
}

/** Everything. */
export async function test(): Promise<Outcome> {
  return total([await check(), await runInTurn([BUILD, SITE_TESTS, BROWSER_TESTS], new Set([BUILD]))]);
}
