import {PAGE_ATTRIBUTES} from '@site/src/site/storage';
import {reducePreferences, type ThemeAction, type ThemePreferences} from '../themePreferences';
import {changedColors, keepPreferences, paintedMode, readPreferences, readStoredKey} from './storedPreferences';

export interface PreferencesStore {
  readonly getState: () => ThemePreferences;
  readonly subscribe: (onChange: () => void) => () => void;
  /** @throws for an unknown action */
  readonly dispatch: (action: ThemeAction) => void;
}

function isSame(a: ThemePreferences, b: ThemePreferences): boolean {
  return (Object.keys(a) as (keyof ThemePreferences)[]).every(
    (key) => a[key] === b[key] || JSON.stringify(a[key]) === JSON.stringify(b[key]),
  );
}

/**
 * Holds the reader's preferences. The first `getState` reads them from the browser; from then on the store follows
 * choices on this page and in other tabs, and the mode that the page is painted in.
 */
export function createPreferencesStore(): PreferencesStore {
  let state: ThemePreferences | undefined;
  const listeners = new Set<() => void>();

  const update = (next: ThemePreferences): void => {
    if (state && isSame(state, next)) {
      return;
    }
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** Never stops listening: if storage is blocked, this store is the only place that holds a choice. */
  const follow = (): void => {
    const take = (change: Partial<ThemePreferences>): void => update({...getState(), ...change});
    window.addEventListener('storage', ({key}) => take(readStoredKey(key)));
    new MutationObserver(() => take({paletteMode: paintedMode()})).observe(document.documentElement, {
      attributeFilter: [PAGE_ATTRIBUTES.mode],
    });
    // No event says that a cookie has changed, so it is read again when the reader comes back to this tab.
    const readColors = changedColors();
    window.addEventListener('focus', () => take(readColors()));
    document.addEventListener('visibilitychange', () => take(readColors()));
  };

  const getState = (): ThemePreferences => {
    if (!state) {
      state = readPreferences();
      follow();
    }
    return state;
  };

  return {
    getState,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dispatch(action) {
      const before = getState();
      const after = reducePreferences(before, action);
      keepPreferences(before, after);
      update(after);
    },
  };
}

/** The preferences of this browser, one for all demos of a page. */
export const preferencesStore = createPreferencesStore();
