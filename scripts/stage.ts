import {availableParallelism} from 'node:os';

/** How many tests of a stage passed and failed, and what a person needs to fix the failed ones. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown in full where something failed. */
  readonly details?: string;
  /** Names of tests that did not run because they say so themselves. */
  readonly skipped?: readonly string[];
  /** Names of tests that passed when they were tried again. */
  readonly secondTries?: readonly string[];
  /** Why nothing of it ran on this machine, and what makes it run. Takes the place of the counts. */
  readonly leftOut?: string;
  /** Shown whatever the outcome. */
  readonly notes?: readonly string[];
}

/** One step of the tests: a gate that counts as one test, or a test runner that counts its own. */
export interface Stage {
  readonly name: string;
  /**
   * The files and folders that decide its outcome, from the project's root. A stage that was green is not run again while
   * they are the same. Without them it always runs. `scripts/`, the installed packages, `package.json` and `tsconfig.json` count
   * for every stage (testCache/stageCache.ts).
   */
  readonly inputs?: readonly string[];
  run(): Promise<Outcome>;
}

/** Knows which stages were green with the inputs that they have now. */
export interface StageCache {
  /** Called before the stage runs, and even if it runs whatever the answer. */
  isKnownGreen(stage: Stage): boolean;
  /** Keeps the outcome for the inputs that the stage had when `isKnownGreen` was asked. */
  keep(stage: Stage, outcome: Outcome): void;
}

/** The outcome of a gate that counts as one test. */
export function gateOutcome(isPassed: boolean, details: string): Outcome {
  return isPassed ? {passed: 1, failed: 0} : {passed: 0, failed: 1, details};
}

const NOTHING: Outcome = {passed: 0, failed: 0};

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function list(title: string, names: readonly string[] = []): string[] {
  return names.map((name) => `  ${title}: ${name}`);
}

function show(stage: Stage, outcome: Outcome, time: string): void {
  const {passed, failed, details, leftOut, skipped, secondTries, notes = []} = outcome;
  if (leftOut) {
    console.log(`${stage.name.padEnd(24)} left out: ${leftOut}`);
    return;
  }
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  const lines = [
    `${stage.name.padEnd(24)} ${counts} (${time})`,
    ...list('skipped', skipped),
    ...list('second try', secondTries),
    ...notes.map((note) => `  ${note}`),
  ];
  console.log(lines.join('\n'));
  if (failed > 0 && details) {
    console.log(`\n${details.trimEnd()}\n`);
  }
}

async function runStage(stage: Stage, cache?: StageCache): Promise<Outcome> {
  if (cache?.isKnownGreen(stage)) {
    console.log(`${stage.name.padEnd(24)} not run: green before, and nothing that it reads has changed`);
    return NOTHING;
  }
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await stage.run();
  } catch (error) {
    outcome = gateOutcome(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  show(stage, outcome, seconds(started));
  cache?.keep(stage, outcome);
  return outcome;
}

function all(outcomes: readonly Outcome[], names: 'skipped' | 'secondTries'): object {
  const found = outcomes.flatMap((outcome) => outcome[names] ?? []);
  return found.length > 0 ? {[names]: found} : {};
}

/** The sum of outcomes. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, {passed}) => sum + passed, 0),
    failed: outcomes.reduce((sum, {failed}) => sum + failed, 0),
    ...all(outcomes, 'skipped'),
    ...all(outcomes, 'secondTries'),
  };
}

/** The outcomes of stages that run side by side, as many as the machine has processors. Each is shown as it ends. */
async function outcomesOf(stages: readonly Stage[], cache?: StageCache): Promise<Map<Stage, Outcome>> {
  const waiting = [...stages];
  const outcomes = new Map<Stage, Outcome>();
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      outcomes.set(stage, await runStage(stage, cache));
    }
  };
  await Promise.all(Array.from({length: Math.max(1, availableParallelism())}, work));
  return outcomes;
}

/** Runs stages side by side, as many as the machine has processors, and shows each as it ends. */
export async function runSideBySide(stages: readonly Stage[]): Promise<Outcome> {
  return total([...(await outcomesOf(stages)).values()]);
}

/**
 * Runs steps one after the other, the stages of each side by side. When one that the later steps need fails, those are not run
 * and count as failed.
 *
 * @param needed the stages that all steps after them need
 */
export async function runInTurn(
  steps: readonly (readonly Stage[])[],
  needed: ReadonlySet<Stage>,
  cache?: StageCache,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  let broken: Stage | undefined;
  for (const stages of steps) {
    if (broken) {
      for (const stage of stages) {
        console.log(`${stage.name.padEnd(24)} not run: needs "${broken.name}", which failed`);
        outcomes.push({passed: 0, failed: 1});
      }
      continue;
    }
    const step = await outcomesOf(stages, cache);
    outcomes.push(...step.values());
    broken = stages.find((stage) => needed.has(stage) && (step.get(stage)?.failed ?? 0) > 0);
  }
  return total(outcomes);
}
