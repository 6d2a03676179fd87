// Runs Docusaurus.
import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {load} from './load.mjs';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url));

/** What Docusaurus and the plugins write beside what they build. */
const GENERATED = ['.docusaurus', 'docs/api'];

const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs `docusaurus` to its end, and passes on the signals that would end this process. Packages have to be installed.
 *
 * @param {string[]} parameters such as `['build', '--locale', 'en']`
 * @param {{writes?: string[]}} [options] the folders that the command writes, from the project's root
 * @returns {Promise<boolean>} whether the command ended well
 * @throws where a folder cannot be written
 */
export async function runDocusaurus(parameters, {writes = []} = {}) {
  const {bundlerCache, requireWritable} = load('./writable.ts');
  requireWritable([...GENERATED, ...writes]);
  const child = spawn(process.execPath, [PROGRAM, ...parameters], {
    cwd: PROJECT_ROOT,
    env: {...process.env, ...bundlerCache(parameters)},
    stdio: 'inherit',
  });
  const passOn = (signal) => child.kill(signal);
  SIGNALS.forEach((signal) => process.on(signal, passOn));
  const code = await new Promise((resolve) => {
    child.on('exit', resolve);
  });
  // From now on they end this process again.
  SIGNALS.forEach((signal) => process.off(signal, passOn));
  return code === 0;
}
