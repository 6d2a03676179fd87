// Makes a copy of the project that has every published page, to see how the tests do when the site is whole:
//   node scripts/fullSite.mjs ../full && cp -al node_modules ../full/ && cd ../full && npm test
// The copy links installed packages that way, and shares what they cache: remove its node_modules/.cache first.
import path from 'node:path';
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
const [given] = process.argv.slice(2);
console.log(await load('../tests/sites/fullSite.ts').makeFullSite(given && path.resolve(given)));
