import {createTheme, type Theme, type ThemeOptions} from '@mui/material/styles';
import type {ModuleExports, Require} from './modules';

const STYLES = '@mui/material/styles';

/**
 * Modules whose `createTheme` begins with the reader's theme, so that the dark mode of the page holds in a preview that has a
 * theme of its own. The printed code leaves that out: an application has no theme outside of its own.
 */
export function withNestedTheme(require: Require, outer: Theme): Require {
  let styles: ModuleExports | undefined;
  return (specifier) => {
    if (specifier !== STYLES) {
      return require(specifier);
    }
    styles ??= {
      ...require(specifier),
      createTheme: (options: ThemeOptions, ...more: object[]) => createTheme(outer, options, ...more),
    };
    return styles;
  };
}
