import {createTheme} from '@mui/material/styles';
import {readColorText, readPaletteColors} from '../../../plugins/preferences/paletteColors';
import {rowsTest} from '../../rowsTest';

rowsTest(
  'colors are those that MUI computes with',
  [
    '#fff',
    '#ffff',
    '#1976d2',
    '#1976D2ff',
    'rgb(25, 118, 210)',
    'rgb(25,118,210)',
    'rgba(25, 118, 210, 0.5)',
    'rgba(25, 118, 210, .5)',
    'hsl(210, 100%, 42%)',
    'hsla(210.5, 100%, 42%, 1)',
  ],
  (main) => {
    const paletteColors = readPaletteColors(JSON.stringify({primary: {main}}));
    expect(paletteColors).toEqual({primary: {main}});
    expect(() => createTheme({palette: {...paletteColors}})).not.toThrow();
  },
);

rowsTest(
  'nothing else is a color',
  [
    'red',
    '',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb(1, 2)',
    'RGB(25, 118, 210)',
    'rgbA(25, 118, 210, 0.5)',
    'HSL(210, 100%, 42%)',
    'rgb(1 2 3)',
    'rgb(1, 2, 3, 4, 5)',
    'hsl(1, 2, 3)',
    'var(--site-primary)',
    'url(https://example.org/)',
    '#fff;background:url(//example.org)',
    '#fff}body{display:none',
    '#fff\n',
    ' #fff',
    'rgb(1, 2, 3',
    'expression(alert(1))',
    `#${'f'.repeat(2000)}`,
  ],
  (main) => {
    expect(readPaletteColors(JSON.stringify({primary: {main}, secondary: {main: '#000'}}))).toEqual({
      secondary: {main: '#000'},
    });
  },
);

test('what is known of a color is kept, and what is not is dropped', () => {
  const text = JSON.stringify({
    primary: {main: '#111', light: '#222', dark: 'dark', contrastText: '#333', 500: '#444'},
    tertiary: {main: '#555'},
    mode: 'dark',
    success: '#666',
    warning: {light: '#777'},
    info: [{main: '#888'}],
    error: null,
  });
  expect(readPaletteColors(text)).toEqual({primary: {main: '#111', light: '#222', contrastText: '#333'}});
});

rowsTest(
  'nonsense is no palette',
  [
    null,
    '',
    'null',
    'true',
    '1',
    '"#fff"',
    '[]',
    '[{"main":"#fff"}]',
    '{',
    '{"primary":{"main":"#ff',
    '<script>alert(1)</script>',
    '{"__proto__":{"primary":{"main":"#fff"}}}',
    '{"primary":{"__proto__":{"main":"#fff"}}}',
    '{"constructor":{"main":"#fff"}}',
    '{"primary":{"main":{"toString":1}}}',
    `{"primary":{"main":"#fff"},"x":"${'x'.repeat(5000)}"}`,
  ],
  (text) => {
    expect(readPaletteColors(text)).toEqual({});
    expect(({} as {primary?: unknown}).primary).toBeUndefined();
  },
);

rowsTest(
  'what somebody writes is read as a color, as nothing, or as wrong',
  [
    ['', undefined],
    ['  ', undefined],
    ['#1976D2', '#1976d2'],
    [' 1976d2 ', '#1976d2'],
    ['fff', '#fff'],
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['RGB(1, 2, 3)', 'rgb(1, 2, 3)'],
    [' HSLA(1, 2%, 3%, .5) ', 'hsla(1, 2%, 3%, .5)'],
    ['red', null],
    ['##fff', null],
    ['12', null],
    ['#fff;', null],
    ['x'.repeat(10_000), null],
  ],
  (written, color) => {
    expect(readColorText(written)).toBe(color);
  },
);
