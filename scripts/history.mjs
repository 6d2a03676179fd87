// Writes in which release each part of the API appeared and changed, and how the majors differ: npm run history
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('history', ({values}) => load('./history/writeHistory.ts').writeHistory({isAll: values.all === true}));
