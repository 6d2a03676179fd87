// Plants faults in a copy of the project and tells which of them no test notices:
// node tests/plantedFaults/run.mjs [--only id,id] [--kind unit|build]
import {parseArgs} from 'node:util';
import {load} from '../../scripts/load.mjs';

try {
  const {values} = parseArgs({options: {only: {type: 'string'}, kind: {type: 'string'}}});
  const choice = {ids: values.only?.split(','), kind: values.kind};
  process.exitCode = (await load('../tests/plantedFaults/plantFaults.ts').plantFaults(choice)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
