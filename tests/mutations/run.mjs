// Applies mutations to a copy of the project and lists those that no test notices:
// node tests/mutations/run.mjs [--only id,id] [--kind unit|build]
import {parseArgs} from 'node:util';
import {load} from '../../scripts/load.mjs';

try {
  const {values} = parseArgs({options: {only: {type: 'string'}, kind: {type: 'string'}}});
  const choice = {ids: values.only?.split(','), kind: values.kind};
  process.exitCode = (await load('../tests/mutations/applyMutations.ts').applyMutations(choice)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
