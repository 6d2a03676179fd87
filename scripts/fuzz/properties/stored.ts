import assert from 'node:assert/strict';
import {JSDOM} from 'jsdom';
import {readCookie} from '../../../plugins/preferences/client/readCookie';
import {readPreferences} from '../../../plugins/preferences/client/storedPreferences';
import {apiDisplayScript} from '../../../plugins/preferences/node/apiDisplayScript';
import {prePaintScript} from '../../../plugins/preferences/node/prePaintScript';
import {readPaletteColors, validPaletteColors} from '../../../plugins/preferences/paletteColors';
import {GREATEST_SPACING, LEAST_SPACING} from '../../../plugins/preferences/themePreferences';
import {readRecentSearches, rememberSearch} from '../../../plugins/search/client/recentSearches';
import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAYS,
  CODE_STYLINGS,
  CODE_VARIANTS,
  MIXED_API_DISPLAYS,
  MODE_CHOICES,
  PAGE_ATTRIBUTES,
  RECENT_SEARCHES_KEY,
} from '../../../src/site/storage';
import {readStored} from '../../../src/ui/storage';
import {ALL_COOKIES, cookieValue, hash, question, STORED_NAMES, storedValue, storedValues} from '../generators';
import {property, type Property} from '../property';
import type {Random} from '../random';

/** What a browser holds when a page is opened. */
interface Browser {
  readonly stored: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly hash: string;
}

function browser(random: Random): Browser {
  const names = ALL_COOKIES.filter(() => random.chance(0.7));
  return {
    stored: storedValues(STORED_NAMES, random),
    cookies: Object.fromEntries(names.map((name) => [name, cookieValue(random)])),
    hash: hash(random),
  };
}

/** Runs with the globals of a browser, as far as what reads storage needs them. */
function withBrowser<Result>({stored, cookies}: Pick<Browser, 'stored' | 'cookies'>, run: () => Result): Result {
  const kept = new Map(Object.entries(stored));
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const page = {
    cookie: Object.entries(cookies)
      .map((entry) => entry.join('='))
      .join('; '),
    documentElement: {getAttribute: () => null},
  };
  const names = ['localStorage', 'document'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, 'localStorage', {value: storage, configurable: true, writable: true});
  Object.defineProperty(globalThis, 'document', {value: page, configurable: true, writable: true});
  try {
    return run();
  } finally {
    names.forEach((name, index) => {
      Reflect.deleteProperty(globalThis, name);
      if (before[index]) {
        Object.defineProperty(globalThis, name, before[index]);
      }
    });
  }
}

/** Whatever a browser holds, it reads as preferences that the site could have stored. */
export function storedPreferences(read = readPreferences): Property {
  return property({
    name: 'stored preferences',
    generate: browser,
    check(held) {
      const {direction, dense, spacing, paletteColors, paletteMode} = withBrowser(held, read);
      assert.ok(['ltr', 'rtl'].includes(direction) && ['light', 'dark'].includes(paletteMode));
      assert.equal(typeof dense, 'boolean');
      assert.ok(Number.isInteger(spacing) && spacing >= LEAST_SPACING && spacing <= GREATEST_SPACING);
      assert.deepEqual(validPaletteColors(paletteColors), paletteColors);
    },
  });
}

export function cookies(read = readCookie): Property {
  return property({
    name: 'cookies',
    generate: browser,
    check(held) {
      withBrowser(held, () =>
        ALL_COOKIES.forEach((name) => {
          const value = read(name);
          const text = held.cookies[name];
          assert.ok(value === null || (text !== undefined && (value === text || value === decodeURIComponent(text))));
        }),
      );
    },
  });
}

export function paletteColors(read = readPaletteColors): Property {
  return property({
    name: 'palette colors',
    generate: storedValue,
    check(text) {
      const colors = read(text);
      assert.deepEqual(read(JSON.stringify(colors)), colors);
      Object.values(colors)
        .flatMap((color) => Object.values(color) as string[])
        .forEach((color) => assert.match(color, /^(?:#|rgb|hsl)[^<>"'{};]*$/i));
    },
  });
}

/** Recent searches are few, short and each once, and what was searched last is first. */
export function recentSearches(remember = rememberSearch): Property {
  return property({
    name: 'recent searches',
    generate: (random) => ({stored: storedValue(random), text: question(random), name: question(random)}),
    check({stored, text, name}) {
      withBrowser({stored: {[RECENT_SEARCHES_KEY]: stored}, cookies: {}}, () => {
        const before = readRecentSearches();
        assert.ok(before.length <= 5 && before.every((search) => search.length <= 80 && search === search.trim()));
        remember(text, name);
        const after = readRecentSearches();
        assert.ok(after.length <= 5 && new Set(after).size === after.length);
        assert.ok(text.trim() === '' || after.length > 0 || /^[\s\p{Surrogate}]*$/u.test(text.slice(0, 80)));
        after.forEach((search) => encodeURIComponent(search));
        if (after.length > 0 && after.join() !== before.join()) {
          assert.deepEqual(JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? ''), after, 'kept as it is read');
        }
      });
    },
  });
}

const CONTENT = '<div id="__docusaurus"><main>text</main></div>';
const SCRIPT =
  prePaintScript({themeColor: {light: 'blue', dark: 'black'}, docusaurusKey: 'theme'}) + apiDisplayScript();

/** The script before the first paint shows a choice that the site offers, and adds nothing else to the page. */
export function prePaint(script = SCRIPT): Property {
  const {window} = new JSDOM('', {url: 'https://mui.com/', runScripts: 'outside-only', pretendToBeVisual: true});
  window.matchMedia = (() => ({matches: false})) as never;
  const root = window.document.documentElement;
  return property({
    name: 'the first paint',
    generate: browser,
    check(held) {
      window.localStorage.clear();
      Object.entries(held.stored).forEach(([name, value]) => window.localStorage.setItem(name, value));
      ALL_COOKIES.forEach((name) => {
        window.document.cookie = `${name}=;max-age=0;path=/`;
        window.document.cookie = `${name}=${held.cookies[name] ?? ''};path=/`;
      });
      window.history.replaceState(null, '', held.hash);
      [...root.attributes].forEach(({name}) => root.removeAttribute(name));
      window.document.body.innerHTML = CONTENT;
      window.eval(script);
      const shows = (attribute: string, values: readonly string[]): void =>
        assert.ok(values.includes(root.getAttribute(attribute) ?? ''), `${attribute}=${root.getAttribute(attribute)}`);
      shows(PAGE_ATTRIBUTES.mode, ['light', 'dark']);
      shows(PAGE_ATTRIBUTES.modeChoice, MODE_CHOICES);
      shows(PAGE_ATTRIBUTES.codeVariant, CODE_VARIANTS);
      shows(PAGE_ATTRIBUTES.codeStyling, CODE_STYLINGS);
      Object.values(API_DISPLAY_ATTRIBUTES).forEach((name) => shows(name, [...API_DISPLAYS, MIXED_API_DISPLAYS]));
      assert.equal(window.document.body.innerHTML, CONTENT);
      assert.ok(!('hacked' in window));
    },
  });
}
