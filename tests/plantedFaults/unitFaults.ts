import {kindOf, patternOf, type PlantedFault, type Verdict} from './fault';
import {plant} from './projectCopy';
import {anyOf, runJest} from './runners';

/** @throws when one of the tests fails without a fault: it would fail with any */
async function checkTests(folder: string, faults: readonly PlantedFault[]): Promise<void> {
  const {failed} = await runJest(folder, 'unit', anyOf(faults.map(patternOf)));
  if (failed.length > 0) {
    throw new Error(`[planted-faults] these tests fail without any fault: ${failed.join(', ')}. Mend them first.`);
  }
}

async function tryFault(folder: string, fault: PlantedFault): Promise<Verdict> {
  const undo = plant(folder, [fault]);
  try {
    const {failed, passed} = await runJest(folder, 'unit', patternOf(fault));
    if (failed.length + passed.length === 0) {
      throw new Error(`[planted-faults] ${fault.id}: no unit test matches ${patternOf(fault)}.`);
    }
    return failed[0] === undefined ? {fault} : {fault, killedBy: failed[0]};
  } finally {
    undo();
  }
}

/** Plants the faults that need no build one after the other, each with the unit tests that it names. */
export async function tryUnitFaults(
  folder: string,
  faults: readonly PlantedFault[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const own = faults.filter((fault) => kindOf(fault) === 'unit');
  if (own.length > 0) {
    await checkTests(folder, own);
  }
  for (const fault of own) {
    tell(await tryFault(folder, fault));
  }
}
