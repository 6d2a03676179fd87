// Compares the installed packages with their older major, for the migration pages: npm run api-diff
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('api-diff', () => load('./apiDiff/writeDiffs.ts').writeDiffs());
