import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {PAGE_KINDS, screenHeight, type PageKind} from '../tests/browser/pageKinds';
import {CHROMIUM_ARGUMENTS, findChromium} from './chromium';
import {scrollThrough} from './scrollThrough';
import type {ScreenshotOptions} from './screenshotOptions';

async function readThrough(page: Page, height: number): Promise<void> {
  await page.evaluate(scrollThrough, height);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

async function drawPage(browser: Browser, options: ScreenshotOptions, kind: PageKind, width: number): Promise<void> {
  for (const input of options.inputs) {
    for (const look of options.looks) {
      const context = await browser.newContext({
        viewport: {width, height: screenHeight(width)},
        hasTouch: input === 'touch',
        isMobile: input === 'touch',
        colorScheme: look === 'dark' ? 'dark' : 'light',
        forcedColors: look === 'forced' ? 'active' : 'none',
        reducedMotion: 'reduce',
      });
      // The first visit gets a random display of the API.
      await context.addInitScript(() => localStorage.setItem('apiPage_default', 'expanded'));
      const page = await context.newPage();
      await page.goto(options.url + PAGE_KINDS[kind]);
      await page.waitForLoadState('networkidle');
      if (look === 'print') {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({media: 'print'});
      }
      await readThrough(page, options.height);
      const {scrollHeight} = await page.evaluate(() => ({scrollHeight: document.documentElement.scrollHeight}));
      const clip = {x: 0, y: 0, width, height: Math.min(options.height, scrollHeight)};
      const file = path.join(options.folder, `${kind}-${width}-${look}-${input}.png`);
      await page.screenshot({path: file, clip, fullPage: true});
      await context.close();
    }
  }
}

/**
 * Draws pages of all kinds at all widths and in all looks, one PNG file each: `api-390-dark-touch.png`.
 *
 * @throws if no Chromium is found, or a page does not answer
 */
export async function drawScreenshots(options: ScreenshotOptions): Promise<void> {
  mkdirSync(options.folder, {recursive: true});
  const browser = await chromium.launch({executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS});
  try {
    for (const kind of options.kinds) {
      for (const width of options.widths) {
        await drawPage(browser, options, kind, width);
      }
      console.log(kind);
    }
  } finally {
    await browser.close();
  }
}
