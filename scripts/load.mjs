// Loads a TypeScript module of the project; only after install(), since it takes a package.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The exports of a TypeScript module.
 *
 * @param {string} file path from this folder
 */
export function load(file) {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return require('jiti')(here, {interopDefault: true, cache: false})(file);
}
