import {
  API_DISPLAY_CHOSEN_KEY,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  CODE_STYLINGS,
  CODE_VARIANTS,
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  MODE_CHOICES,
  STORAGE_KEYS,
  STYLING_SLUGS,
} from '../../../src/site/storage';
import {COOKIE_MAX_AGE_S} from '../../../src/site/limits';

// Contracts with readers' browsers, and with other sites of the family: written out, since every other test takes the
// names from the code and so follows them wherever they go.

test('what readers chose is kept under the names that it always had', () => {
  expect(STORAGE_KEYS).toEqual({
    mode: 'mui-mode',
    direction: 'mui-direction',
    dense: 'mui-dense',
    spacing: 'mui-spacing',
  });
  expect(COOKIE_NAMES).toEqual({
    codeVariant: 'codeVariant',
    codeStyling: 'codeStyling',
    dateLibrary: 'dateLibrary',
    packageManager: 'packageManager',
    installPlan: 'installPlan',
    paletteColors: 'paletteColors',
  });
  expect(API_DISPLAY_KEYS).toEqual({
    default: 'apiPage_default',
    props: 'apiPage_props',
    slots: 'apiPage_slots',
    classes: 'apiPage_classes',
    css: 'apiPage_css',
  });
  expect(API_DISPLAY_CHOSEN_KEY).toBe('apiPage_chosen');
});

test('the values are those that are stored by now', () => {
  expect([...MODE_CHOICES].sort()).toEqual(['dark', 'light', 'system']);
  expect([...CODE_VARIANTS].sort()).toEqual(['JS', 'TS']);
  expect(CODE_STYLINGS).toEqual(['MUI System', 'Tailwind', 'CSS']);
  expect([...API_DISPLAYS].sort()).toEqual(['collapsed', 'expanded', 'table']);
});

test('where nothing was chosen, demos are TypeScript and MUI System', () => {
  expect(DEFAULT_CODE_VARIANT).toBe('TS');
  expect(DEFAULT_CODE_STYLING).toBe('MUI System');
});

test('URLs of demos name their styling as they always did', () => {
  expect(STYLING_SLUGS).toEqual({'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css'});
});

test('a choice of code is kept for a year', () => {
  expect(COOKIE_MAX_AGE_S).toBe(365 * 24 * 60 * 60);
});
