import {kindOf, patternOf, verdictOf, type Mutation, type Verdict} from './mutation';
import {make} from './projectCopy';
import {anyOf, runJest} from './runners';

/** Plants the mutations that need no build one after the other, each with the unit tests that it names. */
export async function tryUnitMutations(
  folder: string,
  mutations: readonly Mutation[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const own = mutations.filter((mutation) => kindOf(mutation) === 'unit');
  const unmutated = own.length > 0 ? await runJest(folder, 'unit', anyOf(own.map(patternOf))) : {failed: []};
  for (const mutation of own) {
    const undo = make(folder, [mutation]);
    try {
      const report = await runJest(folder, 'unit', patternOf(mutation));
      tell(verdictOf(mutation, report, new Set(unmutated.failed)));
    } finally {
      undo();
    }
  }
}
