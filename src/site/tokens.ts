/** Design tokens: the source of the CSS variables, the `theme-color` meta and the theme of demos. */

export type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
export type ColorScale = Readonly<Record<Shade, string>>;

export const COLOR_SCALES = {
  /** The primary color. */
  blue: {
    50: 'hsl(210, 100%, 96%)',
    100: 'hsl(210, 100%, 90%)',
    200: 'hsl(210, 100%, 80%)',
    300: 'hsl(210, 100%, 70%)',
    400: 'hsl(210, 100%, 60%)',
    500: 'hsl(210, 100%, 45%)',
    600: 'hsl(210, 100%, 42%)',
    700: 'hsl(210, 100%, 38%)',
    800: 'hsl(210, 100%, 30%)',
    900: 'hsl(210, 100%, 23%)',
  },
  /** The dark blue-grey of surfaces in dark mode. */
  blueDark: {
    50: 'hsl(210, 14%, 92%)',
    100: 'hsl(210, 14%, 87%)',
    200: 'hsl(210, 14%, 72%)',
    300: 'hsl(210, 14%, 56%)',
    400: 'hsl(210, 14%, 36%)',
    500: 'hsl(210, 14%, 28%)',
    600: 'hsl(210, 14%, 22%)',
    700: 'hsl(210, 14%, 13%)',
    800: 'hsl(210, 14%, 9%)',
    900: 'hsl(210, 14%, 7%)',
  },
  /** Text, lines and surfaces in light mode. */
  grey: {
    50: 'hsl(215, 15%, 97%)',
    100: 'hsl(215, 15%, 92%)',
    200: 'hsl(215, 15%, 89%)',
    300: 'hsl(215, 15%, 82%)',
    400: 'hsl(215, 15%, 75%)',
    500: 'hsl(215, 15%, 65%)',
    600: 'hsl(215, 15%, 50%)',
    700: 'hsl(215, 15%, 40%)',
    800: 'hsl(215, 15%, 22%)',
    900: 'hsl(215, 15%, 12%)',
  },
  error: {
    50: 'hsl(355, 98%, 97%)',
    100: 'hsl(355, 98%, 93%)',
    200: 'hsl(355, 98%, 87%)',
    300: 'hsl(355, 98%, 80%)',
    400: 'hsl(355, 98%, 74%)',
    500: 'hsl(355, 98%, 66%)',
    600: 'hsl(355, 98%, 46%)',
    700: 'hsl(355, 98%, 39%)',
    800: 'hsl(355, 98%, 29%)',
    900: 'hsl(355, 98%, 17%)',
  },
  success: {
    50: 'hsl(144, 72%, 95%)',
    100: 'hsl(144, 72%, 87%)',
    200: 'hsl(144, 72%, 77%)',
    300: 'hsl(144, 72%, 66%)',
    400: 'hsl(144, 72%, 56%)',
    500: 'hsl(144, 72%, 46%)',
    600: 'hsl(144, 72%, 41%)',
    700: 'hsl(144, 72%, 37%)',
    800: 'hsl(144, 72%, 32%)',
    900: 'hsl(144, 72%, 21%)',
  },
  warning: {
    50: 'hsl(48, 100%, 96%)',
    100: 'hsl(48, 100%, 88%)',
    200: 'hsl(48, 100%, 82%)',
    300: 'hsl(48, 100%, 64%)',
    400: 'hsl(48, 100%, 48%)',
    500: 'hsl(48, 100%, 44%)',
    600: 'hsl(40, 100%, 40%)',
    700: 'hsl(36, 100%, 34%)',
    800: 'hsl(36, 100%, 27%)',
    900: 'hsl(36, 100%, 18%)',
  },
} as const satisfies Readonly<Record<string, ColorScale>>;

/** What components run on in dark mode, between the page and its subtle surface; code is darker than both. */
export const DARK_STAGE = 'hsl(210, 14%, 11%)';

/** The least width of each layout, in CSS pixels. */
export const BREAKPOINTS = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;

/**
 * The width, in CSS pixels, at which Docusaurus shows sidebar and table of contents beside the text. Docusaurus' scripts have
 * the same number.
 */
export const STOCK_WIDE = 997;

/** Visible sizes of controls in CSS pixels. The touch target is larger. */
export const CONTROL_SIZES = {iconButton: 34, switchWidth: 32, switchHeight: 20} as const;

/** The unit of spacing, in CSS pixels. */
export const SPACING = 8;

/** Corner radii in CSS pixels: containers of the site, its controls, and MUI's own default, which demos use. */
export const RADIUS = {container: 12, control: 8, demo: 4} as const;

/**
 * Font stacks. The site serves IBM Plex Sans and IBM Plex Mono, which are free to share. General Sans is not: headings show it
 * if it is installed, else IBM Plex Sans in a weight of its own.
 */
export const FONTS = {
  text: '"IBM Plex Sans", "IBM Plex Sans Fallback", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  heading:
    '"General Sans", "IBM Plex Sans", "IBM Plex Sans Fallback", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  code: '"IBM Plex Mono", "IBM Plex Mono Consolas", "IBM Plex Mono Fallback", Menlo, Consolas, monospace',
} as const;

/** The color of the browser's own frame, by mode. */
export const THEME_COLOR = {
  light: COLOR_SCALES.blue[600],
  dark: COLOR_SCALES.blueDark[900],
} as const;
