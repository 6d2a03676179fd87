// Lists what is translated and what lags behind: npm run i18n:status
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
console.log(load('./translationCommands.ts').status());
