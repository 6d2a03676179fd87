import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {tryBuildMutations} from './buildMutations';
import {kindOf, type MutationKind, type Mutation, type Verdict} from './mutation';
import {MUTATIONS} from './mutations';
import {withGates} from './gates';
import {checkMutations, copyProject, removeCopy} from './projectCopy';
import {tryUnitMutations} from './unitMutations';

/** The least share of mutations that tests must notice. */
const LEAST_KILLED = 0.95;

export interface Choice {
  /** The mutations to make; by default all. */
  readonly ids?: readonly string[];
  readonly kind?: MutationKind;
}

/** @throws if there is no mutation of a name, or none of a kind */
function chosenMutations({ids, kind}: Choice): Mutation[] {
  const unknown = ids?.find((id) => !MUTATIONS.some((mutation) => mutation.id === id));
  if (unknown !== undefined) {
    throw new Error(`[mutations] there is no mutation "${unknown}".`);
  }
  const chosen = MUTATIONS.filter(
    (mutation) => (!ids || ids.includes(mutation.id)) && (kind === undefined || kindOf(mutation) === kind),
  );
  if (chosen.length === 0) {
    throw new Error('[mutations] no mutation was chosen. Give --kind unit or --kind build, or names after --only.');
  }
  return chosen;
}

async function tryMutations(folder: string, mutations: readonly Mutation[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const report = (verdict: Verdict): void => {
    console.log(`${verdict.mutation.id.padEnd(44)} ${verdict.killedBy ?? 'no test'}`);
    verdicts.push(verdict);
  };
  await tryUnitMutations(folder, mutations, report);
  await tryBuildMutations(folder, mutations, report);
  return verdicts;
}

/**
 * Applies mutations to a copy of the project, and shows which test notices each.
 *
 * @returns whether enough of them were noticed
 * @throws if a mutation no longer fits the code, or a test fails without a mutation
 */
export async function applyMutations(choice: Choice): Promise<boolean> {
  const mutations = chosenMutations(choice);
  checkMutations(mutations);
  const folder = copyProject();
  mkdirSync(path.join(folder, '.cache'), {recursive: true});
  process.once('SIGINT', () => {
    removeCopy(folder);
    process.exit(130);
  });
  try {
    const verdicts = await withGates(folder, await tryMutations(folder, mutations));
    const survived = verdicts.filter(({killedBy}) => killedBy === undefined);
    survived.forEach(({mutation}) =>
      console.log(`SURVIVED ${mutation.id}: ${mutation.file}: ${mutation.find} -> ${mutation.replace}`),
    );
    const killed = verdicts.length - survived.length;
    console.log(`${killed} of ${verdicts.length} killed`);
    return killed / verdicts.length >= LEAST_KILLED;
  } finally {
    removeCopy(folder);
  }
}
