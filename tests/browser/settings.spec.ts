import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {PAGE_ATTRIBUTES, STORAGE_KEYS} from '../../src/site/storage';
import {axeViolations} from './axeViolations';
import {recordScripts} from './pageWeight';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const opener = (page: Page): Locator => page.locator('.navbar').getByRole('button', {name: 'Settings'});
const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Settings'});
const option = (page: Page, name: string): Locator => drawer(page).getByRole('radio', {name, exact: true});
const root = (page: Page): Locator => page.locator('html');

async function openDrawer(page: Page, route = TEXT_PAGE): Promise<void> {
  await page.goto(route);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Chooses by clicking the label, as a reader does: the radio button itself is invisible. */
async function choose(page: Page, name: string): Promise<void> {
  await option(page, name).check({force: true});
}

test('its code comes when the reader is about to press the button, and not before', async ({page}) => {
  const scripts = recordScripts(page);
  const isThere = async (): Promise<boolean> =>
    (await scripts()).some((text) => text.includes('preferences.resetAll.done'));
  await page.goto(TEXT_PAGE);
  await settled(page);
  expect(await isThere()).toBe(false);
  await opener(page).hover();
  await expect.poll(isThere).toBe(true);
});

test('everything chosen shows at once, is found again, and is taken back by one button', async ({page}) => {
  await openDrawer(page, DEMO_PAGE);
  await choose(page, 'Dark');
  await choose(page, 'Right to left');
  await drawer(page).getByRole('switch', {name: 'Dense layout'}).check();
  await drawer(page).getByRole('button', {name: 'Increase spacing'}).click();
  await drawer(page).getByLabel('Primary', {exact: true}).fill('#d50000');
  await choose(page, 'JavaScript');
  await choose(page, 'Tailwind');
  await choose(page, 'Table');
  const expectChosen = async (): Promise<void> => {
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(root(page)).toHaveAttribute(PAGE_ATTRIBUTES.dense, '');
    await expect(root(page)).toHaveAttribute(PAGE_ATTRIBUTES.codeVariant, 'JS');
    await expect(root(page)).toHaveAttribute(PAGE_ATTRIBUTES.codeStyling, 'Tailwind');
    await expect(root(page)).toHaveAttribute('data-api-display', 'table');
  };
  await expectChosen();
  await expect.poll(() => page.evaluate(() => decodeURIComponent(document.cookie))).toContain('"main":"#d50000"');
  await page.reload();
  await expectChosen();

  await opener(page).click();
  await expect(drawer(page).getByLabel('Primary', {exact: true})).toHaveValue('#d50000');
  await expect(drawer(page).getByText('9 px')).toBeVisible();
  await drawer(page).getByRole('button', {name: 'Reset all settings'}).click();
  await expect(drawer(page).getByText('Everything is as it was at first.')).toBeVisible();
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  await expect(root(page)).not.toHaveAttribute(PAGE_ATTRIBUTES.dense);
  await expect(root(page)).toHaveAttribute(PAGE_ATTRIBUTES.codeVariant, 'TS');
  const kept = (): Promise<(string | null)[]> =>
    page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.values(STORAGE_KEYS));
  await expect.poll(async () => (await kept()).filter(Boolean)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toMatch(/codeVariant|codeStyling|paletteColors/);
});

test('by keyboard alone: open, go through, change, close, and be back at the button', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(TEXT_PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', {name: 'Close settings'})).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(option(page, 'System')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Dark')).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  // The focus goes round and never leaves the drawer.
  const seen = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const ring =
        element instanceof HTMLInputElement && element.type === 'radio' ? element.nextElementSibling : element;
      return {
        isInside: Boolean(element?.closest('[role="dialog"]')),
        name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
        isSeen: ring !== null && getComputedStyle(ring).outlineStyle !== 'none',
      };
    });
    expect(focused, `after ${step + 1} steps`).toMatchObject({isInside: true, isSeen: true});
    seen.add(focused.name);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'Close settings',
      'Reset density and spacing',
      'Decrease spacing',
      'Increase spacing',
      'Reset colors',
      'Pick Primary',
      'Section by section',
      'Reset all settings',
    ]),
  );

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).not.toHaveCSS('outline-style', 'none');
});

test('closed by a pointer, no ring is left on the button', async ({page}) => {
  await openDrawer(page);
  await drawer(page).getByRole('button', {name: 'Close settings'}).click();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveCSS('outline-style', 'none');
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(100, 300);
  await expect(drawer(page)).toHaveCount(0);
});

test('over the navigation of a phone, Escape closes the settings alone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(TEXT_PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const navigation = page.locator('.navbar-sidebar');
  await navigation.getByRole('button', {name: 'Settings'}).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(navigation.getByRole('button', {name: 'Settings'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
});

test('Back leads to the page before, and the drawer does not lie over it', async ({page}) => {
  await page.goto('/x/introduction/support/');
  await settled(page);
  await page.getByRole('link', {name: 'Licensing', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/x/introduction/support/');
  await expect(drawer(page)).toHaveCount(0);
});

test('an invalid color is reported at its field and not stored; contrast ratios are shown', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openDrawer(page);
  const field = drawer(page).getByLabel('Primary', {exact: true});
  await field.fill('reddish');
  await expect(drawer(page).getByRole('alert').filter({hasText: '“reddish” is no color'})).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('paletteColors');
  await field.fill('#ffeb3b');
  const row = drawer(page).getByRole('row', {name: /Primary/});
  await expect(row).toContainText('passes AA');
  await expect(row).toContainText('fails AA');
  await expect(drawer(page).locator('.MuiButton-containedPrimary')).toHaveCSS('background-color', 'rgb(255, 235, 59)');
});

test.describe('without a network', () => {
  test.use({expectedErrors: [/net::ERR_|Failed to load resource/]});

  test('the button says that the settings cannot be loaded, and loads them later', async ({page}) => {
    await page.goto(TEXT_PAGE);
    await settled(page);
    await page.route('**/*.js', (route) => route.abort());
    await opener(page).click();
    await expect(page.getByRole('alert')).toContainText('The settings could not be loaded.');
    await page.unroute('**/*.js');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.getByText('The settings could not be loaded.')).toHaveCount(0);
  });
});

for (const [name, storage, rules] of [
  ['light', {[STORAGE_KEYS.mode]: 'light'}, 'all'],
  ['dark', {[STORAGE_KEYS.mode]: 'dark'}, 'colors'],
  ['right to left', {[STORAGE_KEYS.direction]: 'rtl'}, 'all'],
  ['dense', {[STORAGE_KEYS.dense]: 'true'}, 'all'],
] as const) {
  test(`page and drawer can be used by everybody: ${name}`, async ({page}) => {
    test.slow();
    await page.addInitScript(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      Object.entries(storage),
    );
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    for (const route of [TEXT_PAGE, API_PAGE]) {
      await page.goto(route);
      await settled(page);
      expect.soft(await axeViolations(page, {rules}), route).toEqual([]);
    }
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page)
      .locator('details')
      .evaluate((details: HTMLDetailsElement) => (details.open = true));
    await expect(drawer(page).getByRole('table')).toBeAttached();
    await settled(page);
    const axe = new AxeBuilder({page}).setLegacyMode(true).include('[role="dialog"]');
    expect((await axe.analyze()).violations).toEqual([]);
  });
}

test('on a phone it takes the whole width, and fingers find what they aim at', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openDrawer(page);
  // Waits for the slide-in transition.
  await expect.poll(() => drawer(page).boundingBox()).toMatchObject({x: 0, width: 360});
  // The touch target, 5 px outside of a button of 34.
  const reaches = await drawer(page)
    .getByRole('button', {name: 'Close settings'})
    .evaluate((button) => {
      const {left, right, top, bottom, width, height} = button.getBoundingClientRect();
      const corners = [
        [left - 4, top - 4],
        [right + 4, bottom + 4],
      ] as const;
      return {width, height, hits: corners.map(([x, y]) => document.elementFromPoint(x, y) === button)};
    });
  expect(reaches).toEqual({width: 34, height: 34, hits: [true, true]});
  const toggle = await drawer(page).getByRole('switch').boundingBox();
  expect(toggle).toMatchObject({width: 32, height: 20});
});

test('nothing of it is cut off at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openDrawer(page);
  // Waits for the slide-in transition.
  await expect.poll(() => drawer(page).boundingBox()).toMatchObject({x: 0});
  await drawer(page).getByRole('group', {name: 'Spacing unit'}).scrollIntoViewIfNeeded();
  await drawer(page).getByLabel('Pick Secondary').scrollIntoViewIfNeeded();
  await expect(drawer(page).getByRole('table')).toBeAttached();
  const beyond = await drawer(page).evaluate((panel) =>
    [...panel.querySelectorAll('button, input, td, .MuiSwitch-root')]
      .filter((part) => part.getBoundingClientRect().right > 320)
      .map((part) => part.outerHTML),
  );
  expect(beyond).toEqual([]);
});

test('from right to left it stands at the other side', async ({page}) => {
  await openDrawer(page);
  const side = async (): Promise<number> => (await drawer(page).boundingBox())?.x ?? NaN;
  expect(await side()).toBeGreaterThan(600);
  await choose(page, 'Right to left');
  await expect.poll(side).toBe(0);
});
