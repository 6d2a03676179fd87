import {
  DEFAULT_PREFERENCES,
  reducePreferences,
  type ThemeAction,
  type ThemePreferences,
} from '../../../plugins/preferences/themePreferences';

const CHOSEN: ThemePreferences = {
  dense: true,
  direction: 'rtl',
  paletteColors: {primary: {main: '#ff0000'}},
  spacing: 12,
  paletteMode: 'dark',
};

test('the defaults', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

test.each<[ThemeAction, Partial<ThemePreferences>]>([
  [{type: 'setSpacing', spacing: 3}, {spacing: 3}],
  [{type: 'setSpacing', spacing: 0}, {spacing: 1}],
  [{type: 'setSpacing', spacing: -Infinity}, {spacing: 1}],
  [{type: 'setSpacing', spacing: 21}, {spacing: 20}],
  [{type: 'setSpacing', spacing: 4.6}, {spacing: 5}],
  [{type: 'setSpacing', spacing: NaN}, {spacing: 8}],
  [{type: 'increaseSpacing'}, {spacing: 13}],
  [{type: 'decreaseSpacing'}, {spacing: 11}],
  [{type: 'setDense', dense: false}, {dense: false}],
  [{type: 'resetDensity'}, {dense: false, spacing: 8}],
  [{type: 'resetColors'}, {paletteColors: {}}],
  [{type: 'change'}, {}],
  [{type: 'change', paletteMode: 'light'}, {paletteMode: 'light'}],
  [{type: 'change', direction: 'ltr'}, {direction: 'ltr'}],
  [{type: 'change', paletteColors: {error: {main: '#123'}}}, {paletteColors: {error: {main: '#123'}}}],
  [{type: 'change', paletteColors: {error: {main: 'no color'}}}, {paletteColors: {}}],
])('%j changes %j and nothing else', (action, change) => {
  const before = structuredClone(CHOSEN);
  expect(reducePreferences(CHOSEN, action)).toEqual({...CHOSEN, ...change});
  expect(CHOSEN).toEqual(before);
});

test('spacing stops at its ends', () => {
  expect(reducePreferences({...CHOSEN, spacing: 20}, {type: 'increaseSpacing'}).spacing).toBe(20);
  expect(reducePreferences({...CHOSEN, spacing: 1}, {type: 'decreaseSpacing'}).spacing).toBe(1);
});

test('one action changes mode, direction and colors', () => {
  const paletteColors = {secondary: {main: 'rgb(1, 2, 3)'}};
  expect(
    reducePreferences(DEFAULT_PREFERENCES, {type: 'change', paletteMode: 'dark', direction: 'rtl', paletteColors}),
  ).toEqual({...DEFAULT_PREFERENCES, paletteMode: 'dark', direction: 'rtl', paletteColors});
});

test.each(['reset', 'toString', '', undefined])('the unknown action %j is an error', (type) => {
  expect(() => reducePreferences(DEFAULT_PREFERENCES, {type} as never)).toThrow(
    `[preferences] unknown action ${JSON.stringify(type)}. Use setSpacing, increaseSpacing, decreaseSpacing, setDense, resetDensity, resetColors or change.`,
  );
});
