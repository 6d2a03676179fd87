// Runs a command of Docusaurus with the arguments that this process was given.
import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url));

/**
 * Installs what is missing, then runs `docusaurus <command>`, and ends with its exit code.
 *
 * @param {string} command
 */
export function runDocusaurus(command) {
  install();
  const child = spawn(process.execPath, [PROGRAM, command, ...process.argv.slice(2)], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
