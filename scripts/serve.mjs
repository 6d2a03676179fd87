// Serves the build as a static host would: npm run serve [-- --port 3000]
import {fileURLToPath} from 'node:url';
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('serve', async ({values}) => {
  const {serveBuild} = load('./server/server.ts');
  const port = Number(values.port ?? 0);
  try {
    const {url} = await serveBuild({folder: fileURLToPath(new URL('../build', import.meta.url)), port});
    console.log(`${url}/`);
  } catch (error) {
    throw load('./ports.ts').listenError('serve', port, '127.0.0.1', error);
  }
});
