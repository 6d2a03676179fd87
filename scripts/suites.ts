import {
  BROWSER_TESTS,
  BUILD,
  FORMAT,
  LINT,
  MANY_PAGES,
  SITE_TESTS,
  tidyUp,
  TYPES,
  UNIT_TESTS,
  VERSIONS,
} from './stages';
import {runInTurn, runSideBySide, total, type Outcome} from './stage';

/** What can be known without a build, in about two minutes. */
export function check(): Promise<Outcome> {
  return runSideBySide([LINT, TYPES, UNIT_TESTS, FORMAT]);
}

/** Everything. */
export async function test(): Promise<Outcome> {
  try {
    const stages = [BUILD, SITE_TESTS, VERSIONS, MANY_PAGES, BROWSER_TESTS];
    return total([await check(), await runInTurn(stages, new Set([BUILD]))]);
  } finally {
    tidyUp();
  }
}
