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
  const root = fileURLToPath(new URL('..', import.meta.url));
  // Docusaurus' own needs the bundler.
  const alias = {'@site': root.slice(0, -1), '@docusaurus/Translate': `${here}englishTexts.ts`};
  // What it makes of a file is kept by the file's content.
  const options = {interopDefault: true, cache: `${root}node_modules/.cache/jiti`, alias};
  return require('jiti')(here, options)(file);
}
