import {useContext, useEffect, useSyncExternalStore} from 'react';
import type {PreferencesStore} from '../client/preferencesStore';
import {DEFAULT_PREFERENCES, type ThemeAction, type ThemePreferences} from '../themePreferences';
import {PreferencesContext} from './ReaderPreferences';

export interface ReaderPreferencesState {
  readonly state: ThemePreferences;
  /** @throws for an unknown action */
  readonly dispatch: (action: ThemeAction) => void;
}

/** What a hook without a provider has: the defaults, which nothing changes. */
const NO_STORE: PreferencesStore = {
  getState: () => DEFAULT_PREFERENCES,
  subscribe: () => () => undefined,
  dispatch: () => undefined,
};

let hasReported = false;

/**
 * The reader's preferences and the way to change them, inside `@theme/ReaderPreferences`. Outside it says so on the
 * console, once, and goes on with the defaults.
 */
export default function useReaderPreferences(): ReaderPreferencesState {
  const store = useContext(PreferencesContext);
  useEffect(() => {
    if (!store && !hasReported) {
      hasReported = true;
      // eslint-disable-next-line no-console -- for the developer
      console.error(
        '[preferences] useReaderPreferences is used outside of its provider, so it gives the defaults. Wrap what uses it in <ReaderPreferences> from "@theme/ReaderPreferences".',
      );
    }
  }, [store]);
  const {subscribe, getState, dispatch} = store ?? NO_STORE;
  const state = useSyncExternalStore(subscribe, getState, () => DEFAULT_PREFERENCES);
  return {state, dispatch};
}
