// Everything, or a part of it: npm test [-- --shard 2/4] [--all]
import {load} from './load.mjs';
import {runSuite} from './suite.mjs';

await runSuite('test', ({values}) => load('./suites.ts').test(values));
