import type {Locator, Page} from '@playwright/test';
import {holdDemos} from './heldScripts';
import {expect, test} from './test';

/*
 * What a reader sees of a demo before it runs is what it will look like: in both modes, mirrored, scrolled, in the width of its
 * container, and with the colors that only the dark mode has.
 */

const DEMOS: readonly (readonly [route: string, name: string])[] = [
  ['/x/react-data-grid/', 'DataGridDemo'],
  ['/x/react-date-pickers/date-picker/', 'BasicDatePicker'],
  ['/x/react-date-pickers/digital-clock/', 'DigitalClockBasic'],
  ['/x/react-data-grid/column-pinning/', 'BasicColumnPinning'],
  ['/x/react-data-grid/column-menu/', 'ColumnMenuGrid'],
  ['/x/react-data-grid/localization/', 'DataGridRTL'],
  ['/x/templates/dashboard/', 'Dashboard'],
];

/** Those that a phone draws otherwise: rows that are touched are higher. */
const DEMOS_ON_PHONES: readonly (readonly [route: string, name: string])[] = [
  ['/x/react-date-pickers/digital-clock/', 'DigitalClockBasic'],
  ['/x/react-date-pickers/digital-clock/', 'DigitalClockTimeStep'],
];

// The sizes at which the build draws them.
const DESKTOP = {viewport: {width: 1440, height: 900}};
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** The placeholders of a demo's fields, and whether they are fainter than texts: a little more so in the light. */
function placeholders(demo: Locator): Promise<string[]> {
  return demo.evaluate((root) =>
    [...root.querySelectorAll('input')].map((field) => {
      const {color, opacity} = getComputedStyle(field, '::placeholder');
      const strength = Number(opacity) === 0 ? 'none' : Number(opacity) < 0.6 ? 'faint' : 'full';
      return [field.placeholder, color, strength].join(' | ');
    }),
  );
}

/** Where the texts of a demo are, from its corner, in their colors and on what background. */
function look(demo: Locator): Promise<string[]> {
  return demo.evaluate((root) => {
    // Some demos have an element without a box around all.
    const box = root.getClientRects().length > 0 ? root : (root.firstElementChild ?? root);
    const origin = box.getBoundingClientRect();
    const backgroundOf = (element: Element): string => {
      const {backgroundColor, backgroundImage} = getComputedStyle(element);
      // What only the dark mode paints is a gradient without a color in the light.
      const image = backgroundImage.replace(/^[a-z-]+\((?:rgba\(0, 0, 0, 0\)(?:, )?)+\)$/, 'none');
      const isSeen = !/^rgba\(.*, 0\)$/.test(backgroundColor) || image !== 'none';
      const parent = element === root || isSeen ? null : element.parentElement;
      return parent ? backgroundOf(parent) : `${backgroundColor} ${image}`;
    };
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.textContent)
        .join('')
        .trim();
      const isWatermark = element.closest('[style*="z-index: 100000"]') !== null;
      const isShown =
        !isWatermark && text !== '' && element.checkVisibility({opacityProperty: true, visibilityProperty: true});
      const {left, top} = element.getBoundingClientRect();
      const place = [left - origin.left, top - origin.top].map(Math.round).join(' ');
      const fieldset = element.closest('fieldset');
      const line = fieldset ? getComputedStyle(fieldset).borderTopColor : '';
      return isShown ? [[text, place, getComputedStyle(element).color, backgroundOf(element), line].join(' | ')] : [];
    });
  });
}

async function expectToLookAsItRuns(page: Page, route: string, name: string): Promise<void> {
  const release = await holdDemos(page, route);
  const stage = page.locator(`[data-demo-preview$="/${name}.tsx"]`);
  await stage.scrollIntoViewIfNeeded();
  const drawing = stage.locator('[data-prerendered]:visible > div');
  const [drawn, drawnPlaceholders] = [await look(drawing), await placeholders(drawing)];
  expect(drawn.length).toBeGreaterThan(0);
  await expect(stage).not.toHaveAttribute('data-live');
  release();
  // Anything that a reader does lets the demos start.
  await page.keyboard.press('Shift');
  await expect(stage).toHaveAttribute('data-live');
  const running = stage.locator(':scope > div > div');
  await expect.poll(() => look(running)).toEqual(drawn);
  expect(await placeholders(running)).toEqual(drawnPlaceholders);
}

for (const [screen, options, demos] of [
  ['desktop', DESKTOP, DEMOS],
  ['phone', PHONE, DEMOS_ON_PHONES],
] as const) {
  test.describe(`On a ${screen}`, () => {
    test.use(options);

    for (const mode of ['light', 'dark'] as const) {
      for (const [route, name] of demos) {
        test(`${name} looks in the ${mode} as it will when it runs`, async ({page}) => {
          await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
          await expectToLookAsItRuns(page, route, name);
        });
      }
    }
  });
}
