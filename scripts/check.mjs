// Types, lint, formatting, unit and rules tests: npm run check. Some pages alone: npm run check -- docs/react-charts/pie
import {runSuite} from './suite.mjs';

const pages = process.argv.slice(2);
await (pages.length === 0 ? runSuite('./suites.ts', 'check') : runSuite('./checkPages.ts', 'checkPages', pages));
