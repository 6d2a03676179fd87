// Runs a suite of tests and ends with the plain total, whatever happened.
import {install} from './install.mjs';
import {load} from './load.mjs';

/**
 * Installs what is missing, then runs a suite. The last line is `N passed, N failed`.
 *
 * @param {'check' | 'test'} name
 */
export async function runSuite(name) {
  let outcome = {passed: 0, failed: 1};
  try {
    install();
    outcome = await load('./suites.ts')[name]();
  } catch (error) {
    console.error(error);
  }
  process.exitCode = outcome.failed > 0 ? 1 : 0;
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
}
