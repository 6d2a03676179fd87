// Types, lint, formatting, unit and rules tests: npm run check. Some pages alone: npm run check -- docs/react-charts/pie
import {install} from './install.mjs';
import {load} from './load.mjs';
import {runSuite} from './suite.mjs';

/** Checks pages as people name them. The last line is `N passed, N failed`. */
async function checkPages(names) {
  let outcome = {passed: 0, failed: 1};
  try {
    install();
    outcome = await load('./checkPages.ts').checkPages(names);
  } catch (error) {
    console.error(error);
  }
  process.exitCode = outcome.failed > 0 ? 1 : 0;
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
}

const pages = process.argv.slice(2);
await (pages.length === 0 ? runSuite('check') : checkPages(pages));
