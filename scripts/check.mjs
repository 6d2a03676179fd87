// Types, lint, formatting, unit and rules tests: npm run check. Some pages alone: npm run check -- docs/react-charts/pie
import {load} from './load.mjs';
import {runSuite} from './suite.mjs';

await runSuite('check', ({operands}) =>
  operands.length === 0 ? load('./suites.ts').check() : load('./checkPages.ts').checkPages(operands),
);
