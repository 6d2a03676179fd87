import type {Page} from 'puppeteer-core';
import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  PAGE_ATTRIBUTES,
  type ApiDisplay,
} from '../../src/site/storage';
import {TEXT_PAGE} from '../browser/site';
import {addressOf, choiceOf, expectChoices, open, press, reload, textOf} from './reading';
import {expect, test} from './test';

const FIELD = '[role="combobox"]';

test('a question is answered, and Enter opens the page', async ({tab}) => {
  await open(tab, TEXT_PAGE);
  await tab.keyboard.press('/');
  await tab.waitForSelector(`${FIELD}:focus`);
  await tab.keyboard.type('multiSelect');
  await tab.waitForSelector('[role="listbox"] ::-p-aria([role="option"])');
  const active = (): Promise<string> =>
    tab.$eval(
      FIELD,
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '',
    );
  await expect.poll(active).toMatch(/multiSelect/);
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.url()).toMatch(/tree-view/);
  await expect.poll(() => tab.$('[role="dialog"]')).toBeNull();
  await expect.poll(() => textOf(tab, 'h1')).not.toBe('Licensing');
});

const SETTINGS = '[role="dialog"]';
const OPENER = '.navbar ::-p-aria(Settings[role="button"])';

/** Chooses by the label, as a reader does: the radio button itself is invisible. */
async function choose(tab: Page, name: string): Promise<void> {
  await tab.$eval(`${SETTINGS} ::-p-aria(${name}[role="radio"])`, (radio) =>
    (radio as HTMLInputElement).labels?.[0]?.click(),
  );
}

test('the mode, the direction and the density are chosen, kept, and taken back', async ({tab}) => {
  await open(tab, TEXT_PAGE);
  const background = (): Promise<string> =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await press(tab, OPENER);
  await tab.waitForSelector(SETTINGS);
  await choose(tab, 'Dark');
  await choose(tab, 'Right to left');
  await press(tab, `${SETTINGS} ::-p-aria(Dense layout[role="switch"])`);
  const chosen = {'data-theme': 'dark', dir: 'rtl', [PAGE_ATTRIBUTES.dense]: ''};
  await expectChoices(tab, chosen);
  await reload(tab);
  await expectChoices(tab, chosen);
  expect(await background()).not.toBe(light);
  const titleAndMenu = (): Promise<boolean> =>
    tab.evaluate(() => {
      const left = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
      return left('h1') < left('.theme-doc-sidebar-container');
    });
  expect(await titleAndMenu()).toBe(true);

  await press(tab, OPENER);
  await press(tab, `${SETTINGS} ::-p-aria(Reset all settings[role="button"])`);
  await expectChoices(tab, {'data-theme': 'light', dir: 'ltr', 'data-theme-choice': 'system'});
  expect(await choiceOf(tab, PAGE_ATTRIBUTES.dense)).toBeNull();
  expect(await titleAndMenu()).toBe(false);
});

/** A page with all sections of an API page. */
const API_PAGE = '/x/api/tree-view/tree-item/';
const ROW = '#tree-item-prop-icon';

/** The display of a row, from what is seen of it. */
function displayOf(tab: Page, row = ROW): Promise<ApiDisplay> {
  return tab.$eval(row, (element) => {
    const isDescribed = element.querySelector('[data-api-part="description"]')?.checkVisibility() ?? false;
    if (!isDescribed) {
      return 'collapsed';
    }
    return getComputedStyle(element).display === 'grid' ? 'table' : 'expanded';
  });
}

test('rows of the API are shown as chosen, of all sections or of one, and a link to a row shows it', async ({tab}) => {
  await open(tab, API_PAGE);
  expect(await displayOf(tab)).toBe('expanded');
  for (const display of API_DISPLAYS) {
    await press(tab, `[data-api-choice="page"] [data-api-choose="${display}"]`);
    await expect.poll(() => displayOf(tab)).toBe(display);
  }
  await press(tab, '[data-api-choice="props"] button');
  await press(tab, '[data-api-choice="props"] [data-api-choose="collapsed"]');
  await expect.poll(() => displayOf(tab)).toBe('collapsed');
  expect(await displayOf(tab, '#tree-item-classes-MuiTreeItem-root')).toBe('table');

  await reload(tab);
  await expectChoices(tab, {[API_DISPLAY_ATTRIBUTES.props]: 'collapsed', [API_DISPLAY_ATTRIBUTES.classes]: 'table'});
  expect(await tab.evaluate((key) => localStorage.getItem(key), API_DISPLAY_KEYS.props)).toBe('collapsed');

  // A link to a row opens it, below the bar that stays in view.
  await tab.evaluate((row) => window.location.assign(row), ROW);
  await expect.poll(() => displayOf(tab)).toBe('expanded');
  const isBelowBar = (): Promise<boolean> =>
    tab.evaluate((row) => {
      const bar = document.querySelector('[data-api-toolbar]')?.getBoundingClientRect().bottom ?? NaN;
      const top = document.querySelector(row)?.getBoundingClientRect().top ?? NaN;
      return top >= bar - 1 && top < window.innerHeight;
    }, ROW);
  await expect.poll(isBelowBar).toBe(true);
  expect(tab.url()).toBe(addressOf(API_PAGE + ROW));
});
