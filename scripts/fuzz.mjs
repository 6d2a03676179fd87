// Feeds the site's parsers with random nonsense: npm run fuzz [-- --seed 42 --cases 10000]
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
try {
  process.exitCode = (await load('./fuzz/fuzz.ts').fuzz(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
