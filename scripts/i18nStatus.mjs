// Lists what is translated and what lags behind: npm run i18n:status
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('i18n:status', () => console.log(load('./translationCommands.ts').status()));
