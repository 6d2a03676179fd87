import {stageCache} from './testCache/stageCache';
import {keepSecondTries} from './runners';
import {
  BUILD,
  browserTests,
  EXPORTS,
  FORMAT,
  FUZZ,
  LINT,
  SITE_TESTS,
  SMALL_SITE,
  SPEED_TESTS,
  tidyUp,
  TYPES,
  UNIT_TESTS,
  UNUSED,
} from './stages';
import {runInTurn, runSideBySide, total, type Outcome, type Stage} from './stage';
import {partOf, readTestOptions} from './testOptions';

/** What can be known without a build, in some minutes. */
export function check(): Promise<Outcome> {
  return runSideBySide([LINT, TYPES, UNIT_TESTS, FORMAT, UNUSED]);
}

/**
 * Everything, or a shard of it. Each shard builds the site; the other stages are dealt out, and the tests in a browser are
 * cut into as many parts.
 *
 * @param parameters the command's own: `['--shard', '2/4']`
 * @throws where they are none
 */
export async function test(parameters: readonly string[] = []): Promise<Outcome> {
  const options = readTestOptions(parameters, process.env);
  const cache = stageCache(!options.isAll);
  if (options.isAll) {
    // Nor do the unit tests take an answer that was kept (tests/kept.ts).
    process.env['CI'] = 'true';
  }
  // Those that take longest are dealt out first.
  const stages = partOf(
    [UNIT_TESTS, LINT, EXPORTS, SMALL_SITE, SITE_TESTS, TYPES, FUZZ, FORMAT, UNUSED, SPEED_TESTS],
    options.shard,
  );
  const isDealt = (stage: Stage): boolean => stages.includes(stage);
  const inTurn = [
    BUILD,
    ...[SITE_TESTS, SMALL_SITE].filter(isDealt),
    browserTests(options),
    ...[SPEED_TESTS].filter(isDealt),
  ];
  try {
    const before = await runSideBySide(
      stages.filter((stage) => !inTurn.includes(stage)),
      cache,
    );
    const outcome = total([before, await runInTurn(inTurn, new Set([BUILD]), cache)]);
    keepSecondTries(outcome);
    return outcome;
  } finally {
    tidyUp();
  }
}
