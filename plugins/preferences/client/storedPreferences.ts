import {COOKIE_NAMES, PAGE_ATTRIBUTES, STORAGE_KEYS, type PaletteMode} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';
import {readStored, writeStored} from '@site/src/ui/storage';
import {readPaletteColors} from '../paletteColors';
import {DEFAULT_PREFERENCES, GREATEST_SPACING, LEAST_SPACING, type ThemePreferences} from '../themePreferences';
import {chooseMode} from './chooseMode';
import {readCookie} from './readCookie';

function readSpacing(text: string | null): number {
  const spacing = Number(text);
  const isOne = String(spacing) === text && Number.isInteger(spacing);
  return isOne && spacing >= LEAST_SPACING && spacing <= GREATEST_SPACING ? spacing : DEFAULT_PREFERENCES.spacing;
}

/** How to read each key of local storage. A value that no version of the site has stored reads as the default. */
const READERS: Readonly<Record<string, (text: string | null) => Partial<ThemePreferences>>> = {
  [STORAGE_KEYS.direction]: (text) => ({direction: text === 'rtl' ? 'rtl' : DEFAULT_PREFERENCES.direction}),
  [STORAGE_KEYS.dense]: (text) => ({dense: text === 'true'}),
  [STORAGE_KEYS.spacing]: (text) => ({spacing: readSpacing(text)}),
};

/** The mode that the page is painted in. */
export function paintedMode(): PaletteMode {
  return document.documentElement.getAttribute(PAGE_ATTRIBUTES.mode) === 'dark' ? 'dark' : 'light';
}

/**
 * A function that returns the colors of the cookie if they have changed since its last call, and otherwise nothing. If
 * cookies are blocked, the colors that were chosen on this page therefore stay.
 */
export function changedColors(): () => Partial<ThemePreferences> {
  let seen = readCookie(COOKIE_NAMES.paletteColors);
  return () => {
    const text = readCookie(COOKIE_NAMES.paletteColors);
    const isSame = text === seen;
    seen = text;
    return isSame ? {} : {paletteColors: readPaletteColors(text)};
  };
}

/** Reads one key of local storage, or all keys for `null`, which storage events have if the storage was cleared. */
export function readStoredKey(key: string | null): Partial<ThemePreferences> {
  const keys = key === null ? Object.keys(READERS) : [key];
  return keys.reduce<Partial<ThemePreferences>>((read, name) => ({...read, ...READERS[name]?.(readStored(name))}), {});
}

/** The preferences that the reader's browser has stored. Only for the browser. */
export function readPreferences(): ThemePreferences {
  return {
    ...DEFAULT_PREFERENCES,
    ...readStoredKey(null),
    paletteColors: readPaletteColors(readCookie(COOKIE_NAMES.paletteColors)),
    paletteMode: paintedMode(),
  };
}

function changesDemos({direction, dense, spacing, paletteColors}: ThemePreferences): boolean {
  const {direction: usual, spacing: usualSpacing} = DEFAULT_PREFERENCES;
  return direction !== usual || dense || spacing !== usualSpacing || Object.keys(paletteColors).length > 0;
}

/** Stores what differs between two states, and updates the attributes of the page. */
export function keepPreferences(before: ThemePreferences, after: ThemePreferences): void {
  const page = document.documentElement;
  if (after.direction !== before.direction) {
    writeStored(STORAGE_KEYS.direction, after.direction);
    page.setAttribute(PAGE_ATTRIBUTES.direction, after.direction);
  }
  if (after.dense !== before.dense) {
    writeStored(STORAGE_KEYS.dense, String(after.dense));
    page.toggleAttribute(PAGE_ATTRIBUTES.dense, after.dense);
  }
  if (after.spacing !== before.spacing) {
    writeStored(STORAGE_KEYS.spacing, String(after.spacing));
  }
  if (after.paletteColors !== before.paletteColors) {
    writeCookie(COOKIE_NAMES.paletteColors, JSON.stringify(after.paletteColors));
  }
  if (after.paletteMode !== before.paletteMode) {
    chooseMode(after.paletteMode);
  }
  // Server previews of demos that have not loaded yet may look different from what the reader chose.
  page.toggleAttribute(PAGE_ATTRIBUTES.demoLook, changesDemos(after));
}
