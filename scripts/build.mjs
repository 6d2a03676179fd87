// Builds the site into build/, with compressed forms of its files: npm run build [-- --out-dir build]
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runCommand} from './command.mjs';
import {runDocusaurus} from './docusaurus.mjs';
import {load} from './load.mjs';

await runCommand('build', async ({values}) => {
  const folder = path.resolve(fileURLToPath(new URL('..', import.meta.url)), values['out-dir'] ?? 'build');
  const options = process.argv.slice(2);
  const builds = values.locale ? [['build', ...options]] : load('./languageBuilds.ts').languageBuilds(options);
  for (const parameters of builds) {
    if (!(await runDocusaurus(parameters, {writes: [folder]}))) {
      return false;
    }
  }
  const started = performance.now();
  const {files, bytes} = await load('./precompress.ts').precompress(folder);
  const sizes = ['plain', 'gzip', 'br'].map((form) => `${(bytes[form] / 1e6).toFixed(1)} MB ${form}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Compressed ${files} files in ${seconds} s: ${sizes.join(', ')}.`);
  return true;
});
