import {stageCache} from './testCache/stageCache';
import {keepSecondTries} from './runners';
import {
  BUILD,
  browserTests,
  EXPORTS,
  firefoxTests,
  FORMAT,
  FUZZ,
  LINT,
  SITE_TESTS,
  SMALL_SITE,
  snapshotTests,
  SPEED_TESTS,
  tidyUp,
  TYPES,
  UNIT_TESTS,
  UNUSED,
} from './stages';
import {runInTurn, runSideBySide, type Outcome, type Stage} from './stage';
import type {CommandLine} from './commandLine';
import {partOf, readTestOptions} from './testOptions';

/** What can be known without a build, in some minutes. */
export function check(): Promise<Outcome> {
  return runSideBySide([LINT, TYPES, UNIT_TESTS, FORMAT, UNUSED]);
}

/**
 * Everything, or a shard of it. Each shard builds the site; the other stages are dealt out, and the tests in a browser are
 * cut into as many parts.
 *
 * @param values of the command's options: `{shard: '2/4'}`
 * @throws where the shard is none
 */
export async function test(values: CommandLine['values'] = {}): Promise<Outcome> {
  const options = readTestOptions(values, process.env);
  const cache = stageCache(!options.isAll);
  if (options.isAll) {
    // Nor do the unit tests take an answer that was kept (tests/kept.ts).
    process.env['TESTS_ALL'] = 'true';
  }
  const firefox = firefoxTests(options);
  const snapshots = snapshotTests(options);
  // Those that take longest are dealt out first.
  const stages = partOf(
    [UNIT_TESTS, LINT, EXPORTS, SMALL_SITE, SITE_TESTS, firefox, snapshots, TYPES, FUZZ, FORMAT, UNUSED, SPEED_TESTS],
    options.shard,
  );
  const dealt = (...some: readonly Stage[]): Stage[] => some.filter((stage) => stages.includes(stage));
  // The unit tests and those in a browser take all processors. A build takes little more than one, and each tool one: what runs
  // beside the build takes as long as it, on two processors.
  const steps = [
    dealt(UNIT_TESTS),
    [BUILD, ...dealt(LINT, EXPORTS, TYPES)],
    dealt(SITE_TESTS, SMALL_SITE, FORMAT, FUZZ, UNUSED),
    [browserTests(options)],
    dealt(firefox),
    dealt(snapshots),
    dealt(SPEED_TESTS),
  ];
  try {
    const outcome = await runInTurn(steps, new Set([BUILD]), cache);
    keepSecondTries(outcome);
    return outcome;
  } finally {
    tidyUp();
  }
}
