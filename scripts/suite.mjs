// Runs a suite of tests and ends with the plain total, whatever happened.
import {prepare, showError} from './command.mjs';

/**
 * Runs a command whose work is tests. The last line is `N passed, N failed`; above it stands how many tests were skipped, and
 * how many passed at the second try only.
 *
 * @param {string} name in package.json
 * @param {(line: {values: object, operands: string[]}) => Promise<object>} run resolves to an outcome (stage.ts)
 */
export async function runSuite(name, run) {
  let outcome = {passed: 0, failed: 1};
  try {
    outcome = await run(prepare(name));
  } catch (error) {
    showError(name, error);
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
