// Draws the kinds of page at all widths, into test-results/screenshots:
// npm run screenshots [-- --kinds api,charts --widths 390,1024 --looks light,dark --inputs touch --height 2400 --out folder --build folder]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('screenshots', async ({values}) => {
  const {folder, build, ...drawn} = load('./screenshotOptions.ts').readScreenshotOptions(values);
  const server = await load('./server/server.ts').serveBuild({folder: build});
  try {
    await load('./screenshots.ts').drawScreenshots({...drawn, folder, url: server.url});
  } finally {
    await server.close();
  }
});
