// Serves the build as a static host would: npm run serve [-- --port 3000]
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
const {values} = parseArgs({options: {port: {type: 'string', default: '0'}}});
const {serveBuild} = load('./server/server.ts');
try {
  const folder = fileURLToPath(new URL('../build', import.meta.url));
  const {url} = await serveBuild({folder, port: Number(values.port)});
  console.log(`${url}/`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
