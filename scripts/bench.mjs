// Measures how light and quick the build is, and compares it with the last committed result:
// npm run bench [-- --runs 3 --pages text,api --build folder --peer name=folder --json file --save --without-lighthouse]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('bench', ({values}) => load('./bench/bench.ts').bench(values));
