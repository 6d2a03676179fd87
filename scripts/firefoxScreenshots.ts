import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'puppeteer-core';
import {PAGE_KINDS, screenHeight, type PageKind} from '../tests/browser/pageKinds';
import {findFirefox, launchFirefox} from './firefox';
import type {Look, ScreenshotOptions} from './screenshotOptions';
import {scrollThrough} from './scrollThrough';

async function drawPage(browser: Browser, look: Look, options: ScreenshotOptions, kind: PageKind): Promise<void> {
  for (const width of options.widths) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({width, height: screenHeight(width)});
    // The first visit gets a random display of the API; frames of demos have no storage.
    await page.evaluateOnNewDocument(() => {
      if (window === window.top && window.location.protocol.startsWith('http')) {
        localStorage.setItem('apiPage_default', 'expanded');
      }
    });
    await page.goto(options.url + PAGE_KINDS[kind], {waitUntil: 'networkidle0'});
    await page.evaluate(scrollThrough, options.height);
    await page.waitForNetworkIdle();
    const {scrollHeight} = await page.evaluate(() => ({scrollHeight: document.documentElement.scrollHeight}));
    const clip = {x: 0, y: 0, width, height: Math.min(options.height, scrollHeight)};
    const file = path.join(options.folder, `${kind}-${width}-${look}-mouse-firefox.png`);
    await page.screenshot({path: file, clip, captureBeyondViewport: true});
    await context.close();
  }
}

/**
 * Draws pages of all kinds at all widths and in all looks in Firefox, one PNG file each: `api-390-dark-mouse-firefox.png`.
 *
 * @throws if no Firefox is found, or a page does not answer
 */
export async function drawFirefoxScreenshots(options: ScreenshotOptions): Promise<void> {
  const program = await findFirefox();
  if (program === undefined) {
    throw new Error('[screenshots] no Firefox was found. Install one, or name one: FIREFOX_PATH=/path/to/firefox.');
  }
  mkdirSync(options.folder, {recursive: true});
  for (const look of options.looks) {
    // What the system prefers is a setting of the browser.
    const browser = await launchFirefox(program, {
      isDark: look === 'dark',
      areColorsForced: look === 'forced',
      isMotionReduced: true,
      // Without a screen, Firefox paints them white on every page.
      areScrollbarsOver: true,
    });
    try {
      for (const kind of options.kinds) {
        await drawPage(browser, look, options, kind);
        console.log(`${kind}, ${look}`);
      }
    } finally {
      await browser.close();
    }
  }
}
