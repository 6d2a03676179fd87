import themeLanguage from '@generated/preferences/default/themeLanguage';
import {createTheme, type Theme, type ThemeOptions} from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {DARK_STAGE} from '@site/src/site/tokens';
import type {ThemePreferences} from '../themePreferences';

/** Small sizes and dense margins for buttons, inputs and tables. */
const DENSE: ThemeOptions['components'] = {
  MuiButton: {defaultProps: {size: 'small'}},
  MuiButtonGroup: {defaultProps: {size: 'small'}},
  MuiFab: {defaultProps: {size: 'small'}},
  MuiIconButton: {defaultProps: {size: 'small'}},
  MuiToggleButtonGroup: {defaultProps: {size: 'small'}},
  MuiAutocomplete: {defaultProps: {size: 'small'}},
  MuiCheckbox: {defaultProps: {size: 'small'}},
  MuiRadio: {defaultProps: {size: 'small'}},
  MuiSwitch: {defaultProps: {size: 'small'}},
  MuiSlider: {defaultProps: {size: 'small'}},
  MuiFormControl: {defaultProps: {size: 'small', margin: 'dense'}},
  MuiTextField: {defaultProps: {size: 'small', margin: 'dense'}},
  MuiInputBase: {defaultProps: {margin: 'dense'}},
  MuiInputLabel: {defaultProps: {margin: 'dense'}},
  MuiFilledInput: {defaultProps: {margin: 'dense'}},
  MuiOutlinedInput: {defaultProps: {margin: 'dense'}},
  MuiFormHelperText: {defaultProps: {margin: 'dense'}},
  MuiTable: {defaultProps: {size: 'small'}},
  MuiTablePagination: {defaultProps: {size: 'small'}},
  MuiDataGrid: {defaultProps: {density: 'compact'}},
};

/**
 * What MUI sets as a title, as the toolbar of a date picker does, is no heading of the page: readers who move by headings would
 * meet it there, at any level.
 */
const NO_HEADINGS: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h1: 'div',
        h2: 'div',
        h3: 'div',
        h4: 'div',
        h5: 'div',
        h6: 'div',
        subtitle1: 'div',
        subtitle2: 'div',
      },
    },
  },
};

/** The font of the page's text. A chart measures its labels in it, and it costs no download of its own. */
const FONT_FAMILY = 'var(--site-font-text)';

const themes = new WeakMap<ThemePreferences, Theme>();

function makeTheme({dense, direction, paletteColors, paletteMode, spacing}: ThemePreferences): Theme {
  const chosen = {
    direction,
    spacing,
    typography: {fontFamily: FONT_FAMILY},
    // In dark mode, what MUI paints on the background (pinned columns, papers) has the color of what it stands on.
    palette: {
      ...paletteColors,
      mode: paletteMode,
      ...(paletteMode === 'dark' && {background: {default: DARK_STAGE, paper: DARK_STAGE}}),
    },
    components: {...NO_HEADINGS, ...(dense && DENSE)},
  };
  return createTheme(chosen, ...themeLanguage);
}

/**
 * MUI's default theme in the site's font, with a reader's preferences, in the language of the page. The same preferences give
 * the same object, so that all demos share it.
 */
export function readerTheme(preferences: ThemePreferences): Theme {
  const made = themes.get(preferences);
  if (made) {
    return made;
  }
  let theme: Theme;
  try {
    theme = makeTheme(preferences);
  } catch {
    // MUI throws for a color that it cannot read. Without the reader's colors there is still a page.
    theme = makeTheme({...preferences, paletteColors: {}});
  }
  themes.set(preferences, theme);
  return theme;
}
