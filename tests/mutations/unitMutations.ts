import {kindOf, patternOf, verdictOf, type Mutation, type Verdict} from './mutation';
import {make} from './projectCopy';
import {anyOf, runJest} from './runners';

/** Applies the mutations that need no build one after the other, and runs the unit tests that each names. */
export async function tryUnitMutations(
  folder: string,
  mutations: readonly Mutation[],
  onVerdict: (verdict: Verdict) => void,
): Promise<void> {
  const own = mutations.filter((mutation) => kindOf(mutation) === 'unit');
  const unmutated = own.length > 0 ? await runJest(folder, 'unit', anyOf(own.map(patternOf))) : {failed: []};
  for (const mutation of own) {
    const undo = make(folder, [mutation]);
    try {
      const report = await runJest(folder, 'unit', patternOf(mutation));
      onVerdict(verdictOf(mutation, report, new Set(unmutated.failed)));
    } finally {
      undo();
    }
  }
}
