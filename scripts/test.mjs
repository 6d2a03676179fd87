// Everything, or a part of it: npm test [-- --shard 2/4] [--all]
import {runSuite} from './suite.mjs';

await runSuite('test', process.argv.slice(2));
