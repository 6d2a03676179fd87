/** @jest-environment jsdom */
import {lookInTheme, parseTheme, readTheme, themeOfLook} from '../../../plugins/demos/client/linkedCode/linkedTheme';
import type {PageLook} from '../../../plugins/demos/client/codeFrame/frameMessages';
import {readPaletteColors} from '../../../plugins/preferences/paletteColors';

const LIGHT: PageLook = {attributes: {'data-theme': 'light', lang: 'en', dir: 'ltr'}, storage: {}, cookie: ''};

const DARK: PageLook = {
  attributes: {'data-theme': 'dark', 'data-direction': 'rtl', 'data-dense': '', dir: 'rtl'},
  storage: {'mui-mode': 'system', 'mui-direction': 'rtl', 'mui-dense': 'true', 'mui-spacing': '4'},
  cookie: `codeVariant=JS; paletteColors=${encodeURIComponent('{"primary":{"main":"rgb(1, 2, 3)"}}')}`,
};

const THEME = {
  mode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 4,
  colors: {primary: {main: 'rgb(1, 2, 3)'}},
} as const;

test('the theme of a page is what its reader chose, and nothing where that is the default', () => {
  expect(themeOfLook(LIGHT)).toEqual({});
  expect(themeOfLook(DARK)).toEqual(THEME);
});

test('a theme replaces the look of a page, whatever that is, and nothing else of it', () => {
  const shown = lookInTheme(LIGHT, THEME);
  expect(themeOfLook(shown)).toEqual(THEME);
  expect(shown.attributes).toMatchObject({lang: 'en', dir: 'rtl'});
  const back = lookInTheme(DARK, {});
  expect(themeOfLook(back)).toEqual({});
  expect(back.attributes).toMatchObject({dir: 'ltr', 'data-theme': 'light'});
  expect(back.attributes).not.toHaveProperty('data-dense');
  // A frame only takes entries over, so the defaults are entries too.
  expect(back.storage).toEqual({
    'mui-mode': 'light',
    'mui-direction': 'ltr',
    'mui-dense': 'false',
    'mui-spacing': '8',
  });
  expect(back.cookie).toBe(`codeVariant=JS; paletteColors=${encodeURIComponent('{}')}`);
});

test('colors arrive as the preferences store them, and cannot begin another cookie', () => {
  const colors = {primary: {main: '#fff'}, secondary: {main: 'hsl(1, 2%, 3%)', light: '#000'}};
  const {cookie} = lookInTheme(LIGHT, readTheme({colors}));
  expect(readPaletteColors(decodeURIComponent(cookie.replace(/^paletteColors=/, '')))).toEqual(colors);
  expect(readTheme({colors: {primary: {main: '#fff; secret=1'}}})).toEqual({});
});

test.each([
  [null],
  ['dark'],
  [[]],
  [{mode: 'light', direction: 'ltr', dense: 'true', spacing: '4', colors: 'red'}],
  [{mode: {}, direction: 1, dense: 1, spacing: 1e9, colors: {primary: '#fff'}}],
  [{spacing: 0.5}],
  [{spacing: 8}],
  [JSON.parse('{"colors": {"__proto__": {"main": "#fff"}, "constructor": {"main": "#fff"}}}')],
  [{colors: {primary: {main: 'url(https://example.org/)', light: '#'.repeat(100)}}}],
])('nothing is taken of %j', (value) => {
  expect(readTheme(value)).toEqual({});
});

test('a kept theme that is no JSON is none', () => {
  expect(parseTheme('{"mode":"dark"}')).toEqual({mode: 'dark'});
  expect([parseTheme(undefined), parseTheme('{'), parseTheme('null')]).toEqual([{}, {}, {}]);
});
