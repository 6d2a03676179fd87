import {availableParallelism} from 'node:os';

/** How many tests of a stage passed and failed, and what a person needs to mend the failed ones. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown in full where something failed. */
  readonly details?: string;
}

/** One step of the tests: a gate that counts as one test, or a test runner that counts its own. */
export interface Stage {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** The outcome of a gate that counts as one test. */
export function gateOutcome(isPassed: boolean, details: string): Outcome {
  return isPassed ? {passed: 1, failed: 0} : {passed: 0, failed: 1, details};
}

async function runStage(stage: Stage): Promise<Outcome> {
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await stage.run();
  } catch (error) {
    outcome = gateOutcome(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} FAILED` : ''}`;
  console.log(`${stage.name.padEnd(24)} ${counts} (${seconds} s)`);
  if (outcome.failed > 0 && outcome.details) {
    console.log(`\n${outcome.details.trimEnd()}\n`);
  }
  return outcome;
}

/** The sum of outcomes. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, {passed}) => sum + passed, 0),
    failed: outcomes.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** Runs stages side by side, as many as the machine has processors, and shows each as it ends. */
export async function runSideBySide(stages: readonly Stage[]): Promise<Outcome> {
  const waiting = [...stages];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      outcomes.push(await runStage(stage));
    }
  };
  await Promise.all(Array.from({length: Math.max(1, availableParallelism())}, work));
  return total(outcomes);
}

/**
 * Runs stages one after the other. When one that the later ones need fails, those are not run and count as failed.
 *
 * @param needed the stages that everything after them needs
 */
export async function runInTurn(stages: readonly Stage[], needed: ReadonlySet<Stage>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  let broken: Stage | undefined;
  for (const stage of stages) {
    if (broken) {
      console.log(`${stage.name.padEnd(24)} not run: needs "${broken.name}", which failed`);
      outcomes.push({passed: 0, failed: 1});
      continue;
    }
    const outcome = await runStage(stage);
    outcomes.push(outcome);
    if (outcome.failed > 0 && needed.has(stage)) {
      broken = stage;
    }
  }
  return total(outcomes);
}
