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

/** What each key of local storage says; everything that no version of the site stores reads as the default. */
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
 * Tells what the cookie of colors says now, and nothing while it says the same: where cookies are blocked, what was
 * chosen on this page holds.
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

/** What one key of local storage says, or all of them where storage was cleared: `null`, as the event has it. */
export function readStoredKey(key: string | null): Partial<ThemePreferences> {
  const keys = key === null ? Object.keys(READERS) : [key];
  return keys.reduce<Partial<ThemePreferences>>((read, name) => ({...read, ...READERS[name]?.(readStored(name))}), {});
}

/** The preferences that the reader's browser holds; in a browser only. */
export function readPreferences(): ThemePreferences {
  return {
    ...DEFAULT_PREFERENCES,
    ...readStoredKey(null),
    paletteColors: readPaletteColors(readCookie(COOKIE_NAMES.paletteColors)),
    paletteMode: paintedMode(),
  };
}

function hasOwnLook({direction, dense, spacing, paletteColors}: ThemePreferences): boolean {
  const {direction: usual, spacing: usualSpacing} = DEFAULT_PREFERENCES;
  return direction !== usual || dense || spacing !== usualSpacing || Object.keys(paletteColors).length > 0;
}

/** Remembers what differs between two states, and shows on the page what belongs there. */
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
  // For the demos that are still to come: what the server rendered of them may look other than they will.
  page.toggleAttribute(PAGE_ATTRIBUTES.demoLook, hasOwnLook(after));
}
