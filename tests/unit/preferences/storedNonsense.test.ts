/** @jest-environment jsdom */
import {readerTheme} from '../../../plugins/preferences/client/readerTheme';
import {readPreferences} from '../../../plugins/preferences/client/storedPreferences';
import {apiDisplayScript} from '../../../plugins/preferences/node/apiDisplayScript';
import {prePaintScript} from '../../../plugins/preferences/node/prePaintScript';
import {validPaletteColors} from '../../../plugins/preferences/paletteColors';
import {DIRECTIONS} from '../../../plugins/preferences/themePreferences';
import {DATE_LIBRARY_NAMES} from '../../../src/site/dateLibraries';
import {PACKAGE_MANAGERS} from '../../../src/site/packageManagers';
import {PLANS} from '../../../src/site/packages';
import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  CODE_STYLINGS,
  CODE_VARIANTS,
  COOKIE_NAMES,
  MIXED_API_DISPLAYS,
  MODE_CHOICES,
  PAGE_ATTRIBUTES,
  STORAGE_KEYS,
} from '../../../src/site/storage';

// Whatever a browser may have stored: values of other types, of other versions, cut, huge, meant as code. A seed makes
// the same values in every run; a failure names its run.

const RUNS = 600;
const SCRIPT =
  prePaintScript({themeColor: {light: 'blue', dark: 'black'}, docusaurusKey: 'theme'}) + apiDisplayScript();

/** Numbers from 0 to 1 that look random, always the same for one seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const COLORS = [
  '{"primary":{"main":"#f00"}}',
  '{"secondary":{"main":"hsl(10, 20%, 30%)","contrastText":"#fff"},"error":{"main":"rgb(1,2,3)"}}',
];

const MANAGER_IDS = PACKAGE_MANAGERS.map(({id}) => id);
const PLAN_IDS = PLANS.map(({id}) => id);

/** What was stored by the site, for every name. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  [STORAGE_KEYS.mode]: MODE_CHOICES,
  [STORAGE_KEYS.direction]: DIRECTIONS,
  [STORAGE_KEYS.dense]: ['true', 'false'],
  [STORAGE_KEYS.spacing]: ['1', '8', '20'],
  ...Object.fromEntries(Object.values(API_DISPLAY_KEYS).map((key) => [key, API_DISPLAYS])),
  [COOKIE_NAMES.codeVariant]: CODE_VARIANTS,
  [COOKIE_NAMES.codeStyling]: CODE_STYLINGS,
  [COOKIE_NAMES.dateLibrary]: DATE_LIBRARY_NAMES,
  [COOKIE_NAMES.packageManager]: MANAGER_IDS,
  [COOKIE_NAMES.installPlan]: PLAN_IDS,
  [COOKIE_NAMES.paletteColors]: COLORS,
};

const ALL_STORED = Object.values(STORED).flat();

const NONSENSE = [
  '',
  'null',
  'undefined',
  'NaN',
  '1e1',
  '08',
  '-0',
  '8.0',
  '[]',
  '{}',
  '[{"primary":{"main":"#f00"}}]',
  '{"primary":"#f00"}',
  '{"primary":{"main":["#f00"]}}',
  '{"primary":{"main":"url(//example.org)"}}',
  '{"primary":{"main":"rgb(999,0,0)"}}',
  '{"__proto__":{"main":"#f00"},"constructor":{"main":"#f00"}}',
  '%',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '<script>window.hacked=1</script>',
  '"><img src=x onerror="window.hacked=1">',
  'javascript:window.hacked=1',
  '\u0000',
  '\u202e\u{1f4a5}',
  'x'.repeat(6000),
  `{"primary":{"main":"#${'f'.repeat(9000)}"}}`,
];

/** A value that was stored right, or nearly so, or not at all. */
function someText(name: string, random: () => number): string {
  const all = [STORED[name] ?? [], ALL_STORED, NONSENSE][Math.floor(random() * 3)] ?? [];
  const text = all[Math.floor(random() * all.length)] ?? '';
  const characters = [...text];
  const place = Math.floor(random() * characters.length);
  switch (Math.floor(random() * 6)) {
    case 0:
      return characters.slice(0, place).join('');
    case 1:
      return [
        ...characters.slice(0, place),
        String.fromCharCode(Math.floor(random() * 0x300)),
        ...characters.slice(place + 1),
      ].join('');
    case 2:
      return text.toUpperCase();
    default:
      return text;
  }
}

const page = document.documentElement;
const CONTENT = '<div id="__docusaurus"><main>text</main></div>';

function storeNonsense(random: () => number): void {
  localStorage.clear();
  for (const key of [...Object.values(STORAGE_KEYS), ...Object.values(API_DISPLAY_KEYS)]) {
    if (random() < 0.8) {
      localStorage.setItem(key, someText(key, random));
    }
  }
  for (const name of Object.values(COOKIE_NAMES)) {
    document.cookie = `${name}=;max-age=0;path=/`;
    const text = someText(name, random);
    document.cookie = `${name}=${random() < 0.7 ? encodeURIComponent(text) : text};path=/`;
  }
}

beforeEach(() => {
  window.matchMedia = (() => ({matches: false})) as never;
});

test.each(Array.from({length: RUNS / 100}, (_nothing, index) => index * 100))('runs %d and following', (first) => {
  for (let run = first; run < first + 100; run += 1) {
    storeNonsense(randomNumbers(run));
    [...page.attributes].forEach(({name}) => page.removeAttribute(name));
    document.body.className = '';
    document.body.innerHTML = CONTENT;

    window.eval(SCRIPT);
    const attribute = (name: string): unknown => page.getAttribute(name);
    const oneOf = (values: readonly unknown[]): unknown => ({
      asymmetricMatch: (value: unknown) => values.includes(value),
      toString: () => `one of ${values.join()}`,
    });
    const state = readPreferences();
    const {paletteColors} = state;
    const hasOwnLook =
      state.dense || state.direction === 'rtl' || state.spacing !== 8 || Object.keys(paletteColors).length > 0;
    expect({
      run,
      mode: attribute(PAGE_ATTRIBUTES.mode),
      choice: attribute(PAGE_ATTRIBUTES.modeChoice),
      variant: attribute(PAGE_ATTRIBUTES.codeVariant),
      styling: attribute(PAGE_ATTRIBUTES.codeStyling),
      dateLibrary: attribute(PAGE_ATTRIBUTES.dateLibrary),
      packageManager: attribute(PAGE_ATTRIBUTES.packageManager),
      installPlan: attribute(PAGE_ATTRIBUTES.installPlan),
      displays: Object.values(API_DISPLAY_ATTRIBUTES).map(attribute),
      direction: attribute('dir') ?? 'ltr',
      dense: attribute(PAGE_ATTRIBUTES.dense) !== null,
      // Colors are looked at closely only when a demo needs them.
      isCalm: attribute(PAGE_ATTRIBUTES.demoLook) !== null || !hasOwnLook,
      spacing: state.spacing,
      colors: paletteColors,
      body: document.body.innerHTML,
      hacked: 'hacked' in window,
    }).toEqual({
      run,
      mode: oneOf(['light', 'dark']),
      choice: oneOf(MODE_CHOICES),
      variant: oneOf(CODE_VARIANTS),
      styling: oneOf(CODE_STYLINGS),
      dateLibrary: oneOf(DATE_LIBRARY_NAMES),
      packageManager: oneOf(MANAGER_IDS),
      installPlan: oneOf(PLAN_IDS),
      displays: Object.values(API_DISPLAY_ATTRIBUTES).map(() => oneOf([...API_DISPLAYS, MIXED_API_DISPLAYS])),
      direction: state.direction,
      dense: state.dense,
      isCalm: true,
      spacing: oneOf(Array.from({length: 20}, (_nothing, index) => index + 1)),
      colors: validPaletteColors(paletteColors),
      body: CONTENT,
      hacked: false,
    });
    // MUI can make a theme of it.
    expect(readerTheme(state).palette.primary.main).toMatch(/^(?:#|rgb|hsl)/i);
  }
});

test('the values hit right ones as well as wrong ones', () => {
  const states = Array.from({length: RUNS}, (_nothing, run) => {
    storeNonsense(randomNumbers(run));
    return readPreferences();
  });
  expect(new Set(states.map(({direction}) => direction))).toEqual(new Set(DIRECTIONS));
  expect(new Set(states.map(({dense}) => dense))).toEqual(new Set([true, false]));
  expect(new Set(states.map(({spacing}) => spacing)).size).toBeGreaterThan(2);
  expect(states.filter(({paletteColors}) => Object.keys(paletteColors).length > 0).length).toBeGreaterThan(20);
});
