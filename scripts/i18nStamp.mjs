// Marks translations as made from the English of today: npm run i18n:stamp -- react-charts/bars
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
try {
  const changed = load('./translationCommands.ts').stamp(process.argv.slice(2));
  console.log(changed.length > 0 ? changed.join('\n') : 'Nothing to change: every section says so already.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
