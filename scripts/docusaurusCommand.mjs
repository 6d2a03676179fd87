// Any command of Docusaurus itself: npm run docusaurus docs:version 6
import {runCommand} from './command.mjs';
import {runDocusaurus} from './docusaurus.mjs';

await runCommand('docusaurus', () => runDocusaurus(process.argv.slice(2)));
