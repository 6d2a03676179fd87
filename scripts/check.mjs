// Types, lint, formatting, unit and rules tests: npm run check
import {runSuite} from './suite.mjs';

await runSuite('check');
