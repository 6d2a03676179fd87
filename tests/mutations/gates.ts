import {runInstalled} from '../../scripts/runProcess';
import type {Verdict} from './mutation';
import {make} from './projectCopy';

/** What tells of a mutation before any test does, by the name of its file. */
const GATES = [
  {name: 'types', program: 'typescript/bin/tsc', parameters: () => ['--noEmit', '--pretty', 'false']},
  {name: 'lint', program: 'eslint/bin/eslint.js', parameters: (files: readonly string[]) => files},
];

/** Asks types and lint, once for all, about the mutations that no test noticed. */
export async function withGates(folder: string, verdicts: readonly Verdict[]): Promise<Verdict[]> {
  const survivors = verdicts.filter(({killedBy}) => killedBy === undefined).map(({mutation}) => mutation);
  const files = [...new Set(survivors.map(({file}) => file))].filter((file) => /\.tsx?$/.test(file));
  if (files.length === 0) {
    return [...verdicts];
  }
  const told = new Map<string, string>();
  const undo = make(folder, survivors);
  try {
    for (const {name, program, parameters} of GATES) {
      const {output} = await runInstalled(program, parameters(files), {folder});
      files.filter((file) => !told.has(file) && output.includes(file)).forEach((file) => told.set(file, name));
    }
  } finally {
    undo();
  }
  return verdicts.map((verdict) => {
    const killedBy = verdict.killedBy ?? told.get(verdict.mutation.file);
    return killedBy === undefined ? verdict : {...verdict, killedBy};
  });
}
