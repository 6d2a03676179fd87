// Compares the installed packages with their older major, for the migration pages: npm run api-diff
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
try {
  await load('./apiDiff/writeDiffs.ts').writeDiffs();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
