// Builds generated sites, far bigger than this one, to see what a page costs: npm run scale [-- --pages 2000 --demos 1500 --keep]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('scale', ({values}) => load('./scale.ts').scale(values));
