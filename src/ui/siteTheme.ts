import type {ThemeOptions} from '@mui/material/styles';
import type {PaletteMode} from '../site/storage';
import {BREAKPOINTS, COLOR_SCALES, FONTS, RADIUS, SPACING} from '../site/tokens';

const {blue, blueDark, grey, error, success, warning} = COLOR_SCALES;

const LIGHT: ThemeOptions['palette'] = {
  mode: 'light',
  primary: {light: blue[400], main: blue[600], dark: blue[800], contrastText: '#fff'},
  error: {light: error[400], main: error[700], dark: error[800]},
  success: {light: success[400], main: success[800], dark: success[900]},
  warning: {light: warning[400], main: warning[800], dark: warning[900]},
  divider: grey[200],
  background: {default: '#fff', paper: '#fff'},
  text: {primary: grey[900], secondary: grey[700]},
};

const DARK: ThemeOptions['palette'] = {
  mode: 'dark',
  primary: {light: blue[300], main: blue[400], dark: blue[700], contrastText: blueDark[900]},
  error: {light: error[300], main: error[400], dark: error[600]},
  success: {light: success[300], main: success[400], dark: success[600]},
  warning: {light: warning[300], main: warning[400], dark: warning[600]},
  divider: blueDark[700],
  background: {default: blueDark[900], paper: blueDark[800]},
  text: {primary: grey[50], secondary: grey[400]},
};

/**
 * The site's own MUI theme, made from the tokens, for the MUI parts of the chrome. Demos run in MUI's default theme.
 *
 * @param mode the mode the page is painted in
 */
export function siteThemeOptions(mode: PaletteMode): ThemeOptions {
  return {
    palette: mode === 'dark' ? DARK : LIGHT,
    breakpoints: {values: BREAKPOINTS},
    spacing: SPACING,
    shape: {borderRadius: RADIUS.container},
    typography: {
      fontFamily: FONTS.text,
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, {fontFamily: FONTS.heading}])),
    },
  };
}
