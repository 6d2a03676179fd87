// Applies mutations to a copy of the project and lists those that no test notices:
// node tests/mutations/run.mjs [--only id,id] [--kind unit|build]
import {runCommand} from '../../scripts/command.mjs';
import {load} from '../../scripts/load.mjs';

await runCommand('mutations', ({values}) => {
  const choice = {ids: values.only?.split(','), kind: values.kind};
  return load('../tests/mutations/applyMutations.ts').applyMutations(choice);
});
