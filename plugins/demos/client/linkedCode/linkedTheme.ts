import {COOKIE_NAMES, PAGE_ATTRIBUTES, STORAGE_KEYS} from '@site/src/site/storage';
import {SPACING} from '@site/src/site/tokens';
import type {PageLook} from '../codeFrame/frameMessages';

/** How a demo looked to whoever sent its code. What is missing is the site's default. */
export interface LinkedTheme {
  readonly mode?: 'dark';
  readonly direction?: 'rtl';
  readonly dense?: true;
  /** The unit of spacing, in CSS pixels. */
  readonly spacing?: number;
  /** Colors of the palette, by name and shade. What reads preferences takes those that are valid. */
  readonly colors?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The longest color, and the longest name of one, in characters. */
const LONGEST_COLOR = 64;

/** More colors than any palette has. */
const MOST_COLORS = 12;

const NAME = /^[a-z][A-Za-z]{0,30}$/;
const COLOR = /^[\w#%(),. ]+$/;

type Entry = readonly [name: string, value: unknown];

function entriesOf(value: unknown): readonly Entry[] {
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  return entries.filter(([name]) => NAME.test(name) && !(name in Object.prototype)).slice(0, MOST_COLORS);
}

function readColors(value: unknown): LinkedTheme['colors'] {
  const colors = entriesOf(value).flatMap(([name, shades]) => {
    const read = entriesOf(shades).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= LONGEST_COLOR && COLOR.test(entry[1]),
    );
    return read.length > 0 ? [[name, Object.fromEntries(read)] as const] : [];
  });
  return colors.length > 0 ? Object.fromEntries(colors) : undefined;
}

/** The valid part of a theme, whoever wrote it. */
export function readTheme(value: unknown): LinkedTheme {
  const {mode, direction, dense, spacing, colors} = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Readonly<Record<string, unknown>>;
  const palette = readColors(colors);
  const isSpacing = typeof spacing === 'number' && Number.isInteger(spacing) && spacing > 0 && spacing < 100;
  return {
    ...(mode === 'dark' && {mode}),
    ...(direction === 'rtl' && {direction}),
    ...(dense === true && {dense}),
    ...(isSpacing && spacing !== SPACING && {spacing}),
    ...(palette && {colors: palette}),
  };
}

/** Reads a theme that was kept as JSON. */
export function parseTheme(json: string | undefined): LinkedTheme {
  try {
    return readTheme(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}

function cookieIn(cookies: string, name: string): string | undefined {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return cookie && decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return undefined;
  }
}

/** The theme in which edited code runs on a page that looks so. */
export function themeOfLook({attributes, storage, cookie}: PageLook): LinkedTheme {
  return readTheme({
    mode: attributes[PAGE_ATTRIBUTES.mode],
    direction: attributes[PAGE_ATTRIBUTES.direction],
    dense: PAGE_ATTRIBUTES.dense in attributes,
    spacing: Number(storage[STORAGE_KEYS.spacing] ?? SPACING),
    colors: parsed(cookieIn(cookie, COOKIE_NAMES.paletteColors)),
  });
}

/** The look of a page to which a theme was applied in place of the reader's choices. Nothing of it is stored. */
export function lookInTheme(look: PageLook, theme: LinkedTheme): PageLook {
  const {mode = 'light', direction = 'ltr', dense = false, spacing = SPACING, colors = {}} = theme;
  const {[PAGE_ATTRIBUTES.dense]: _dense, ...attributes} = look.attributes;
  const palette = `${COOKIE_NAMES.paletteColors}=`;
  return {
    attributes: {
      ...attributes,
      [PAGE_ATTRIBUTES.mode]: mode,
      [PAGE_ATTRIBUTES.modeChoice]: mode,
      [PAGE_ATTRIBUTES.direction]: direction,
      dir: direction,
      ...(dense && {[PAGE_ATTRIBUTES.dense]: ''}),
    },
    storage: {
      ...look.storage,
      [STORAGE_KEYS.mode]: mode,
      [STORAGE_KEYS.direction]: direction,
      [STORAGE_KEYS.dense]: String(dense),
      [STORAGE_KEYS.spacing]: String(spacing),
    },
    cookie: [
      ...look.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(palette)),
      palette + encodeURIComponent(JSON.stringify(colors)),
    ].join('; '),
  };
}
