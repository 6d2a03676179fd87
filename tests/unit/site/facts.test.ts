import pages from '../../fixtures/reference/pages.json';
import {DATE_ADAPTERS} from '../../../src/site/adapters';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, isAcceptedLanguage, LISTED_LANGUAGES} from '../../../src/site/languages';
import {COOKIE_MAX_AGE_S, COPY_FEEDBACK_MS} from '../../../src/site/limits';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {canonicalPath, productOfPath, publishedPath} from '../../../src/site/paths';
import {CATEGORIES, productById, PRODUCTS} from '../../../src/site/products';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import {CODE_VARIANTS, COOKIE_NAMES, DEFAULT_CODE_VARIANT, MODE_CHOICES, STORAGE_KEYS} from '../../../src/site/storage';
import {BREAKPOINTS, COLOR_SCALES, FONTS, RADIUS, SPACING, THEME_COLOR} from '../../../src/site/tokens';

test('only English is listed, and Chinese is accepted', () => {
  expect(LISTED_LANGUAGES).toEqual(['en']);
  expect(ACCEPTED_LANGUAGES).toEqual(['en', 'zh']);
  expect(DEFAULT_LANGUAGE).toBe('en');
  expect(['en', 'zh', 'de', ''].map(isAcceptedLanguage)).toEqual([true, true, false, false]);
});

test('the limits', () => {
  expect(COPY_FEEDBACK_MS).toBe(2000);
  expect(COOKIE_MAX_AGE_S).toBe(365 * 24 * 60 * 60);
});

test('what readers have stored is found again', () => {
  expect(STORAGE_KEYS.mode).toBe('mui-mode');
  expect(COOKIE_NAMES.codeVariant).toBe('codeVariant');
  expect(MODE_CHOICES).toEqual(['light', 'dark', 'system']);
  expect(CODE_VARIANTS).toContain(DEFAULT_CODE_VARIANT);
  expect(DEFAULT_CODE_VARIANT).toBe('TS');
});

test('the tokens', () => {
  expect(BREAKPOINTS).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
  expect(SPACING).toBe(8);
  expect(RADIUS).toMatchObject({container: 12, demo: 4});
  expect(FONTS.text).toMatch(/^"IBM Plex Sans"/);
  expect(FONTS.heading).toMatch(/^"General Sans", "IBM Plex Sans"/);
  expect(FONTS.code).toMatch(/monospace$/);
  expect(THEME_COLOR).toEqual({light: COLOR_SCALES.blue[600], dark: COLOR_SCALES.blueDark[900]});
});

describe.each(Object.entries(COLOR_SCALES))('the scale %s', (_name, scale) => {
  const lightness = Object.values(scale).map((color) => Number(/(\d+)%\)$/.exec(color)?.[1]));

  test('has ten shades, from light to dark', () => {
    expect(lightness).toHaveLength(10);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });
});

test('products have distinct ids and URLs, and a category that exists', () => {
  const urls = PRODUCTS.flatMap(({paths}) => paths);
  expect(new Set(PRODUCTS.map(({id}) => id)).size).toBe(PRODUCTS.length);
  expect(new Set<string>(urls).size).toBe(urls.length);
  expect(CATEGORIES.map(({id}) => id)).toEqual(expect.arrayContaining(PRODUCTS.map(({categoryId}) => categoryId)));
});

test('a product is found by its id', () => {
  expect(productById('x-charts').name).toBe('Charts');
  expect(() => productById('none' as never)).toThrow('[site] src/site/products.ts: no product has the id "none".');
});

test('every documented package belongs to a product, and every adapter is named once', () => {
  expect(DOCUMENTED_PACKAGES.map(({productId}) => productById(productId).categoryId)).not.toContain('core');
  expect(new Set(DATE_ADAPTERS.map(({name}) => name)).size).toBe(7);
});

test('the published pages are those of the reference, in the form in which they are published', () => {
  expect([...PUBLISHED_PAGES].sort()).toEqual(pages.map(({route}) => route).sort());
  expect(new Set(PUBLISHED_PAGES).size).toBe(PUBLISHED_PAGES.length);
  expect(PUBLISHED_PAGES.map((page) => publishedPath(canonicalPath(page)))).toEqual(PUBLISHED_PAGES);
});

test('every published page belongs to a product', () => {
  expect(PUBLISHED_PAGES.filter((page) => productOfPath(page).categoryId !== 'x')).toEqual([]);
});
