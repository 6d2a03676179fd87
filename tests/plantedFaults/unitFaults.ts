import {kindOf, patternOf, verdictOf, type PlantedFault, type Verdict} from './fault';
import {plant} from './projectCopy';
import {anyOf, runJest} from './runners';

/** Plants the faults that need no build one after the other, each with the unit tests that it names. */
export async function tryUnitFaults(
  folder: string,
  faults: readonly PlantedFault[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const own = faults.filter((fault) => kindOf(fault) === 'unit');
  const unplanted = own.length > 0 ? await runJest(folder, 'unit', anyOf(own.map(patternOf))) : {failed: []};
  for (const fault of own) {
    const undo = plant(folder, [fault]);
    try {
      const report = await runJest(folder, 'unit', patternOf(fault));
      tell(verdictOf(fault, report, new Set(unplanted.failed)));
    } finally {
      undo();
    }
  }
}
