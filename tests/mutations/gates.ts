import {runInstalled} from '../../scripts/runProcess';
import type {Verdict} from './mutation';
import {make} from './projectCopy';

/** Checks that notice mutations without tests. Their output names the file. */
const GATES = [
  {name: 'types', program: 'typescript/bin/tsc', parameters: () => ['--noEmit', '--pretty', 'false']},
  {name: 'lint', program: 'eslint/bin/eslint.js', parameters: (files: readonly string[]) => files},
];

/** Runs types and lint once with all mutations that no test noticed. */
export async function withGates(folder: string, verdicts: readonly Verdict[]): Promise<Verdict[]> {
  const survivors = verdicts.filter(({killedBy}) => killedBy === undefined).map(({mutation}) => mutation);
  const files = [...new Set(survivors.map(({file}) => file))].filter((file) => /\.tsx?$/.test(file));
  if (files.length === 0) {
    return [...verdicts];
  }
  const killers = new Map<string, string>();
  const undo = make(folder, survivors);
  try {
    for (const {name, program, parameters} of GATES) {
      const {output} = await runInstalled(program, parameters(files), {folder});
      files.filter((file) => !killers.has(file) && output.includes(file)).forEach((file) => killers.set(file, name));
    }
  } finally {
    undo();
  }
  return verdicts.map((verdict) => {
    const killedBy = verdict.killedBy ?? killers.get(verdict.mutation.file);
    return killedBy === undefined ? verdict : {...verdict, killedBy};
  });
}
