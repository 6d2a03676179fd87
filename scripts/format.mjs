// Brings files into the common format, all of them where none is named: npm run format [-- README.md]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('format', async ({operands}) => {
  const files = operands.length > 0 ? operands : ['.'];
  const {runInstalled} = load('./runProcess.ts');
  const {code} = await runInstalled('prettier/bin/prettier.cjs', ['--write', ...files], {shown: true});
  return code === 0;
});
