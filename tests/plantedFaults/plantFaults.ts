import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {tryBuildFaults} from './buildFaults';
import {kindOf, type FaultKind, type PlantedFault, type Verdict} from './fault';
import {FAULTS} from './faults';
import {withGates} from './gates';
import {checkFaults, copyProject, removeCopy} from './projectCopy';
import {tryUnitFaults} from './unitFaults';

/** The share of faults that has to be noticed. */
const LEAST_KILLED = 0.95;

export interface Choice {
  /** The faults to plant; all of them where it is left out. */
  readonly ids?: readonly string[];
  readonly kind?: FaultKind;
}

/** @throws when there is no fault of a name, or none of a kind */
function chosenFaults({ids, kind}: Choice): PlantedFault[] {
  const unknown = ids?.find((id) => !FAULTS.some((fault) => fault.id === id));
  if (unknown !== undefined) {
    throw new Error(`[planted-faults] there is no fault "${unknown}".`);
  }
  const chosen = FAULTS.filter(
    (fault) => (!ids || ids.includes(fault.id)) && (kind === undefined || kindOf(fault) === kind),
  );
  if (chosen.length === 0) {
    throw new Error('[planted-faults] no fault was chosen. Give --kind unit or --kind build, or names after --only.');
  }
  return chosen;
}

async function tryFaults(folder: string, faults: readonly PlantedFault[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const tell = (verdict: Verdict): void => {
    console.log(`${verdict.fault.id.padEnd(44)} ${verdict.killedBy ?? 'no test'}`);
    verdicts.push(verdict);
  };
  await tryUnitFaults(folder, faults, tell);
  await tryBuildFaults(folder, faults, tell);
  return verdicts;
}

/**
 * Plants faults in a copy of the project, and shows what notices each.
 *
 * @returns whether enough of them were noticed
 * @throws when a fault does not fit the code any more, or a test fails without one
 */
export async function plantFaults(choice: Choice): Promise<boolean> {
  const faults = chosenFaults(choice);
  checkFaults(faults);
  const folder = copyProject();
  mkdirSync(path.join(folder, '.cache'), {recursive: true});
  process.once('SIGINT', () => {
    removeCopy(folder);
    process.exit(130);
  });
  try {
    const verdicts = await withGates(folder, await tryFaults(folder, faults));
    const survived = verdicts.filter(({killedBy}) => killedBy === undefined);
    survived.forEach(({fault}) =>
      console.log(`SURVIVED ${fault.id}: ${fault.file}: ${fault.find} -> ${fault.replace}`),
    );
    const killed = verdicts.length - survived.length;
    console.log(`${killed} of ${verdicts.length} killed`);
    return killed / verdicts.length >= LEAST_KILLED;
  } finally {
    removeCopy(folder);
  }
}
