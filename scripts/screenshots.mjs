// Draws the kinds of page at all widths, into test-results/screenshots:
// npm run screenshots [-- --browser firefox --kinds api,charts --widths 390,1024 --looks light,dark --inputs touch --height 2400 --out folder --build folder]
import {runCommand} from './command.mjs';
import {load} from './load.mjs';

await runCommand('screenshots', async ({values}) => {
  const {browser, folder, build, ...drawn} = load('./screenshotOptions.ts').readScreenshotOptions(values);
  const server = await load('./server/server.ts').serveBuild({folder: build});
  try {
    const options = {...drawn, folder, url: server.url};
    await (browser === 'firefox'
      ? load('./firefoxScreenshots.ts').drawFirefoxScreenshots(options)
      : load('./screenshots.ts').drawScreenshots(options));
  } finally {
    await server.close();
  }
});
