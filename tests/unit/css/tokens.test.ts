import {createTheme, getContrastRatio} from '@mui/material/styles';
import {tokenStylesheet} from '../../../src/css/tokenStylesheet';
import {COLOR_SCALES, THEME_COLOR} from '../../../src/site/tokens';
import {siteThemeOptions} from '../../../src/ui/siteTheme';

/** The variables of one block of the stylesheet. */
function variablesOf(selector: string): Record<string, string> {
  const block = tokenStylesheet().split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = variablesOf(':root');
const dark = {...light, ...variablesOf("html[data-theme='dark']")};

test('the browser frame has a 600 blue in light mode and the darkest blue-grey in dark', () => {
  expect(THEME_COLOR).toEqual({light: COLOR_SCALES.blue[600], dark: COLOR_SCALES.blueDark[900]});
});

test('every variable of ours is set in both modes', () => {
  const ours = Object.keys(light).filter((name) => name.startsWith('--site-'));
  expect(ours.length).toBeGreaterThan(20);
  expect(Object.keys(dark).filter((name) => name.startsWith('--site-'))).toEqual(ours);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s mode', (_mode, variables) => {
  test('body text is AAA on the page', () => {
    expect(getContrastRatio(variables['--site-text']!, variables['--site-surface']!)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['--site-text-muted', '--site-surface'],
    ['--site-text-muted', '--site-surface-subtle'],
    ['--site-primary-text', '--site-surface'],
    ['--site-action-text', '--site-action'],
    ['--site-code-text', '--site-code-background'],
    ['--site-code-muted', '--site-code-background'],
  ])('%s on %s is AA', (text, ground) => {
    expect(getContrastRatio(variables[text]!, variables[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['light', 'dark'] as const)("the site's MUI theme says the same as the variables in %s mode", (mode) => {
  const theme = createTheme(siteThemeOptions(mode));
  const variables = mode === 'dark' ? dark : light;
  expect(theme.palette.mode).toBe(mode);
  expect(theme.palette.background.default).toBe(variables['--site-surface']);
  expect(theme.palette.text.primary).toBe(variables['--site-text']);
  expect(theme.palette.primary.main).toBe(variables['--site-primary']);
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.spacing(1)).toBe('8px');
  expect(theme.breakpoints.values).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
  expect(theme.typography.fontFamily).toContain('IBM Plex Sans');
  expect(theme.typography.h1.fontFamily).toContain('General Sans');
});
