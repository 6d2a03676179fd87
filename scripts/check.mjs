// Types, lint, formatting, unit and rules tests: npm run check. Some pages alone: npm run check -- docs/react-charts/pie
import {install} from './install.mjs';
import {load} from './load.mjs';
import {runSuite} from './suite.mjs';

const pages = process.argv.slice(2);
if (pages.length === 0) {
  await runSuite('check');
} else {
  install();
  const {passed, failed} = await load('./checkPages.ts').checkPages(pages);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
