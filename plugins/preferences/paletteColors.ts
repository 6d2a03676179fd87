import type {PaletteMode} from '../../src/site/storage';

/** The colors of MUI's palette that a reader may replace. */
const PALETTE_COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export type PaletteColorName = (typeof PALETTE_COLOR_NAMES)[number];

/** The colors that the settings offer. The other colors can be stored too, by other MUI sites. */
export const SETTABLE_COLORS = ['primary', 'secondary'] as const satisfies readonly PaletteColorName[];

export type SettableColor = (typeof SETTABLE_COLORS)[number];

/** A color of the palette. MUI derives missing shades from `main`. */
export interface PaletteColor {
  readonly main: string;
  readonly light?: string;
  readonly dark?: string;
  readonly contrastText?: string;
}

export type PaletteColors = Readonly<Partial<Record<PaletteColorName, PaletteColor>>>;

/** MUI's own values of the colors that the settings offer. */
export const DEFAULT_MAIN_COLORS: Readonly<Record<PaletteMode, Readonly<Record<SettableColor, string>>>> = {
  light: {primary: '#1976d2', secondary: '#9c27b0'},
  dark: {primary: '#90caf9', secondary: '#ce93d8'},
};

/** Longer than any palette that this site stores, in characters. */
const LONGEST_TEXT = 4096;

const NUMBER = String.raw`\s*\d{1,3}(?:\.\d{1,4})?`;
const ALPHA = String.raw`(?:\s*,\s*(?:0|1|0?\.\d{1,4}))?\s*`;

/** The notations that MUI can read: any other color makes `createTheme` throw, and so does `RGB` in capitals. */
const COLOR = new RegExp(
  [
    '^(?:',
    '#(?:[\\da-fA-F]{3,4}|[\\da-fA-F]{6}|[\\da-fA-F]{8})',
    `|rgba?\\(${NUMBER}\\s*,${NUMBER}\\s*,${NUMBER}${ALPHA}\\)`,
    `|hsla?\\(${NUMBER}\\s*,${NUMBER}%\\s*,${NUMBER}%${ALPHA}\\)`,
    ')$',
  ].join(''),
);

function isPaletteColor(text: string): boolean {
  return COLOR.test(text);
}

/**
 * Reads a color that a reader typed, perhaps with spaces around it, without its `#` or in capitals.
 *
 * @returns the color in lower case, `undefined` for an empty text, `null` for anything that is not a color
 */
export function readColorText(written: string): string | null | undefined {
  const text = written.trim().toLowerCase();
  return text === '' ? undefined : ([text, `#${text}`].find(isPaletteColor) ?? null);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownColor(value: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const color = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof color === 'string' && isPaletteColor(color) ? color : undefined;
}

function readPaletteColor(value: unknown): PaletteColor | undefined {
  const main = isObject(value) ? ownColor(value, 'main') : undefined;
  if (!isObject(value) || !main) {
    return undefined;
  }
  const [light, dark, contrastText] = ['light', 'dark', 'contrastText'].map((key) => ownColor(value, key));
  return {main, ...(light && {light}), ...(dark && {dark}), ...(contrastText && {contrastText})};
}

/**
 * The valid part of a palette: known names, each with a `main` that MUI can read. Everything else is dropped, since the
 * value may come from anywhere.
 */
export function validPaletteColors(value: unknown): PaletteColors {
  if (!isObject(value)) {
    return {};
  }
  return Object.fromEntries(
    PALETTE_COLOR_NAMES.flatMap((name) => {
      const color = Object.hasOwn(value, name) ? readPaletteColor(value[name]) : undefined;
      return color ? [[name, color]] : [];
    }),
  );
}

/** Reads the JSON of the cookie `paletteColors`. Anything that is not a palette reads as an empty one. */
export function readPaletteColors(text: string | null): PaletteColors {
  if (!text || text.length > LONGEST_TEXT) {
    return {};
  }
  try {
    return validPaletteColors(JSON.parse(text));
  } catch {
    return {};
  }
}
