// Marks translations as made from the English of today: npm run i18n:stamp -- react-charts/bars
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('i18n:stamp', ({values, operands}) => {
  const changed = load('./translationCommands.ts').stamp(operands, values.all);
  console.log(changed.length > 0 ? changed.join('\n') : 'Nothing to change: every section says so already.');
});
