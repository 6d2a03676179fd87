import type {Page} from '@playwright/test';
import {textProblems} from './screenProblems';
import {LARGE_API_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const PAGES = [
  TEXT_PAGE,
  LARGE_API_PAGE,
  '/x/react-data-grid/',
  '/x/migration/migration-data-grid-v5/',
  '/x/react-data-grid/events/',
];

/** Sizes that a browser offers beside the usual 16 px, the last one as its greatest. */
const SIZES = [24, 32];

/** Sets the size of text as a reader does in the settings of the browser, for the pages that are opened from now on. */
async function chooseFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
}

/** Sizes in the root's text size, as the stylesheets mean them. */
function textSizes(page: Page): Promise<Record<'page' | 'text' | 'line' | 'entry', number>> {
  return page.evaluate(() => {
    const sizeOf = (selector: string, property: 'fontSize' | 'lineHeight'): number =>
      parseFloat(getComputedStyle(document.querySelector(selector)!)[property]);
    return {
      page: sizeOf('html', 'fontSize'),
      text: sizeOf('article h1', 'fontSize'),
      line: sizeOf('article h1', 'lineHeight'),
      entry: sizeOf('.navbar__brand', 'fontSize'),
    };
  });
}

test('text has the usual size unless the reader asks for another', async ({page}) => {
  await page.goto(TEXT_PAGE);
  expect(await textSizes(page)).toEqual({page: 16, text: 36, line: 44, entry: 16});
});

for (const size of SIZES) {
  for (const width of [1440, 360]) {
    for (const url of PAGES) {
      test(`${url} grows with a font size of ${size} px in the browser at ${width} px, and cuts nothing off`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await chooseFontSize(page, size);
        await page.goto(url);
        await settled(page);
        const scale = size / 16;
        expect(await textSizes(page)).toEqual({
          page: size,
          text: 36 * scale,
          line: 44 * scale,
          entry: 16 * scale,
        });
        expect(await textProblems(page)).toEqual([]);
      });
    }
  }
}
