// Opens the site with hot reload: npm start [-- --port 3000]
import {runCommand} from './command.mjs';
import {runDocusaurus} from './docusaurus.mjs';
import {load} from './load.mjs';

/** Docusaurus' own. */
const DEFAULT_PORT = '3000';

await runCommand('start', async ({values: {port = DEFAULT_PORT, host}}) => {
  // In a terminal, Docusaurus asks whether it may take another port.
  if (!process.stdout.isTTY) {
    await load('./ports.ts').requireFreePort('start', Number(port), host);
  }
  return runDocusaurus(['start', ...process.argv.slice(2)]);
});
