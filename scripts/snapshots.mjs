// Compares the kinds of page in build/ with their snapshots, or takes these anew: npm run snapshots [-- --check]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('snapshots', ({values: {check}}) => {
  const {checkSnapshots, takeSnapshots} = load('./pageSnapshots.ts');
  return check ? checkSnapshots() : takeSnapshots();
});
