import type {Page} from '@playwright/test';
import {BREAKPOINTS} from '../../src/site/tokens';
import {PAGE_KINDS, type PageKind} from '../browser/pageKinds';
import {expect, settled, test} from '../browser/test';
import {MODES, pictureName, type Place, PLACES, SCREENS} from './places';

/** No picture shows the day on which it is taken. */
const TODAY = '2026-01-15T12:00:00Z';

/** Waits until everything is there that is seen, with its fonts. */
async function untilShown(page: Page): Promise<void> {
  await settled(page);
  for (const frame of page.frames()) {
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}

/** Scrolls to what a picture shows. */
async function goThere(page: Page, {hash, demo}: Place): Promise<void> {
  if (demo) {
    await page.locator(demo).evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
  } else if (hash) {
    await page.evaluate(() => window.location.replace(window.location.href));
  }
}

/** Opens a page where its picture is taken. */
async function open(page: Page, kind: PageKind): Promise<void> {
  const place = PLACES[kind];
  await page.clock.setFixedTime(TODAY);
  await page.goto(PAGE_KINDS[kind] + (place.hash ?? ''));
  if (place.demo) {
    await goThere(page, place);
    await expect(page.locator(place.demo).locator('[data-demo-preview]').first()).toHaveAttribute('data-live');
  }
  await untilShown(page);
  // Parts of a pixel by which a page moves before it is complete can leave it a pixel off.
  await goThere(page, place);
}

for (const kind of Object.keys(PLACES) as PageKind[]) {
  for (const {width, height} of SCREENS) {
    test.describe(() => {
      // Phones and tablets are touched.
      const isTouched = width < BREAKPOINTS.lg;
      test.use({viewport: {width, height}, isMobile: isTouched, hasTouch: isTouched});

      test(`the page "${kind}" at ${width} px looks as in its pictures`, async ({page}) => {
        // A page follows the system's mode, so that one visit shows both.
        for (const [index, mode] of MODES.entries()) {
          await page.emulateMedia({colorScheme: mode});
          await (index === 0 ? open(page, kind) : untilShown(page));
          await expect.soft(page).toHaveScreenshot(pictureName(kind, mode, width));
        }
      });
    });
  }
}

test.describe('a change', () => {
  const {width, height} = SCREENS[2];
  test.use({viewport: {width, height}});

  test('of a color by one in a hundred, of a padding by a pixel, and of the space between letters is seen', async ({
    page,
  }) => {
    const {updateSnapshots} = test.info().config;
    test.skip(updateSnapshots !== 'none', 'the pictures it would compare with are being taken');
    const name = pictureName('text', 'light', width);
    await open(page, 'text');
    await expect(page).toHaveScreenshot(name);
    for (const style of [
      '.navbar {background-color: rgb(252, 252, 252) !important}',
      'article {padding-block-start: 1px !important}',
      'h1 {letter-spacing: 0.1px !important}',
    ]) {
      const tag = await page.addStyleTag({content: style});
      await expect(page, style).not.toHaveScreenshot(name);
      await tag.evaluate((element) => (element as HTMLElement).remove());
    }
    await expect(page).toHaveScreenshot(name);
  });
});
