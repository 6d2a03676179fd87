// Everything, or a part of it: npm test [-- --shard 2/4] [--all]
import {runSuite} from './suite.mjs';

await runSuite('./suites.ts', 'test', process.argv.slice(2));
