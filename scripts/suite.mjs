// Runs a suite of tests and ends with the plain total, whatever happened.
import {install} from './install.mjs';
import {load} from './load.mjs';

/**
 * Installs what is missing, then runs a suite. The last line is `N passed, N failed`; above it stands how many tests were
 * skipped, and how many passed at the second try only.
 *
 * @param {string} file path of the module from this folder
 * @param {string} name of the function that runs the suite
 * @param {readonly string[]} [parameters] the command's own
 */
export async function runSuite(file, name, parameters = []) {
  let outcome = {passed: 0, failed: 1};
  try {
    install();
    outcome = await load(file)[name](parameters);
  } catch (error) {
    // What is thrown with a name in brackets is meant for who called; anything else is a problem of the commands.
    console.error(/^\[\w+\]/.test(error.message) ? error.message : error);
  }
  process.exitCode = outcome.failed > 0 ? 1 : 0;
  if (outcome.skipped) {
    console.log(`${outcome.skipped.length} skipped`);
  }
  if (outcome.secondTries) {
    console.log(`${outcome.secondTries.length} flaky`);
  }
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
}
