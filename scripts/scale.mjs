// Builds generated sites, far bigger than this one, to see what a page costs: npm run scale [-- --pages 2000 --demos 1500 --keep]
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
try {
  process.exitCode = (await load('./scale.ts').scale(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
