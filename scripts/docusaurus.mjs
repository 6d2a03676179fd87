// Runs a command of Docusaurus with the arguments that this process was given.
import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url));

/**
 * Installs what is missing, then runs `docusaurus <command>`, whose exit code becomes that of this process.
 *
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @returns {Promise<boolean>} whether the command ended well
 */
export async function runDocusaurus(command, environment = {}) {
  install();
  const child = spawn(process.execPath, [PROGRAM, command, ...process.argv.slice(2)], {
    cwd: PROJECT_ROOT,
    env: {...process.env, ...environment},
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.kill(signal));
  }
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return process.exitCode === 0;
}
