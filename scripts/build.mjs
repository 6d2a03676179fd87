// Builds the site into build/, with compressed forms of its files: npm run build [-- --out-dir build]
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {runDocusaurus} from './docusaurus.mjs';
import {load} from './load.mjs';

/** What is deployed is built from nothing: the bundler's cache on disk misses some changes of settings. */
const COLD = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};

if (await runDocusaurus('build', COLD)) {
  const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}, strict: false});
  const folder = path.resolve(fileURLToPath(new URL('..', import.meta.url)), String(values['out-dir']));
  const started = performance.now();
  const {files, bytes} = await load('./precompress.ts').precompress(folder);
  const sizes = ['plain', 'gzip', 'br'].map((form) => `${(bytes[form] / 1e6).toFixed(1)} MB ${form}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Compressed ${files} files in ${seconds} s: ${sizes.join(', ')}.`);
}
