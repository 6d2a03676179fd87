// Feeds the site's parsers with random nonsense: npm run fuzz [-- --seed 42 --cases 10000]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('fuzz', ({values}) => load('./fuzz/fuzz.ts').fuzz(values));
