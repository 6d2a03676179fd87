import {runInstalled} from '../../scripts/runProcess';
import type {PlantedFault} from './fault';
import {plant} from './projectCopy';

/** What tells of a fault before any test does. */
const GATES = [
  {name: 'types', program: 'typescript/bin/tsc', parameters: () => ['--noEmit']},
  {name: 'lint', program: 'eslint/bin/eslint.js', parameters: (file: string) => ['--max-warnings=0', file]},
];

/** The gate that tells of a fault, for one that no test did; nothing where none does. */
export async function gateThatTells(folder: string, fault: PlantedFault): Promise<string | undefined> {
  const undo = plant(folder, [fault]);
  try {
    for (const {name, program, parameters} of /\.tsx?$/.test(fault.file) ? GATES : []) {
      const {code} = await runInstalled(program, parameters(fault.file), {folder});
      if (code !== 0) {
        return name;
      }
    }
    return undefined;
  } finally {
    undo();
  }
}
