// Runs Docusaurus.
import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {load} from './load.mjs';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url));

/** What Docusaurus and the plugins write beside what they build. */
const GENERATED = ['.docusaurus', 'docs/api'];

/**
 * Runs `docusaurus`, whose exit code becomes that of this process. Packages have to be installed.
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
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.kill(signal));
  }
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return process.exitCode === 0;
}
