import {createTheme, hslToRgb, rgbToHex} from '@mui/material/styles';
import {AA_RATIO, contrastOf, formatRatio} from '../../../plugins/preferences/client/settings/contrast';
import {toHex} from '../../../plugins/preferences/client/settings/toHex';
import {DEFAULT_MAIN_COLORS, SETTABLE_COLORS} from '../../../plugins/preferences/paletteColors';

function contrast(main: string, mode: 'light' | 'dark' = 'light'): string[] {
  const {textOnColor, colorOnPage} = contrastOf(createTheme({palette: {mode, primary: {main}}}).palette, 'primary');
  return [formatRatio(textOnColor), formatRatio(colorOnPage)];
}

// Ratios as WCAG's formula gives them, reckoned apart from this code.
test.each([
  ['#000', 'light', ['21.00:1', '21.00:1']],
  // MUI writes on it what it writes on light colors: black that lets an eighth through.
  ['#fff', 'light', ['16.07:1', '1.00:1']],
  ['#1976d2', 'light', ['4.60:1', '4.60:1']],
  ['rgb(25, 118, 210)', 'light', ['4.60:1', '4.60:1']],
  ['#9c27b0', 'light', ['6.30:1', '6.30:1']],
  ['#9c27b0', 'dark', ['6.30:1', '2.97:1']],
  ['#777777', 'light', ['4.47:1', '4.47:1']],
  ['#767676', 'light', ['4.54:1', '4.54:1']],
  // On the page it is the mix of both.
  ['rgba(0, 0, 0, 0.5)', 'light', ['3.97:1', '3.97:1']],
] as const)('%s in %s mode', (main, mode, expected) => {
  expect(contrast(main, mode)).toEqual(expected);
});

test('no ratio is rounded up to what it does not reach', () => {
  expect(formatRatio(4.4999)).toBe('4.49:1');
  expect(AA_RATIO).toBe(4.5);
});

test.each([
  ['#1976d2', '#1976d2'],
  ['#1976D2', '#1976D2'],
  ['#f0a', '#ff00aa'],
  ['#f0a8', '#ff00aa'],
  ['#1976d280', '#1976d2'],
  ['rgb(25, 118, 210)', '#1976d2'],
  ['rgba(25,118,210,0.5)', '#1976d2'],
  ['rgb(999, 0, 0)', '#ff0000'],
  ['hsl(999, 100%, 200%)', '#ffffff'],
])('a picker takes %s as %s', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});

test('a picker takes hues as MUI does', () => {
  for (let hue = 0; hue < 360; hue += 7) {
    const color = `hsl(${hue}, ${(hue * 3) % 101}%, ${(hue * 5) % 101}%)`;
    expect([color, toHex(color)]).toEqual([color, rgbToHex(hslToRgb(color))]);
  }
});

test.each(['light', 'dark'] as const)("MUI's own colors are known in %s mode", (mode) => {
  const {palette} = createTheme({palette: {mode}});
  expect(Object.fromEntries(SETTABLE_COLORS.map((name) => [name, palette[name].main]))).toEqual(
    DEFAULT_MAIN_COLORS[mode],
  );
});
