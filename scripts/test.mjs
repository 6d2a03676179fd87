// Everything: npm test
import {runSuite} from './suite.mjs';

await runSuite('test');
