import {createContext, type ReactNode} from 'react';
import {preferencesStore, type PreferencesStore} from '../client/preferencesStore';

export const PreferencesContext = createContext<PreferencesStore | undefined>(undefined);

export interface Props {
  readonly children: ReactNode;
  /** Tests pass a store of their own. */
  readonly store?: PreferencesStore;
}

/** Provides the reader's preferences: `@theme/useReaderPreferences` reads and changes them. */
export default function ReaderPreferences({children, store = preferencesStore}: Props): ReactNode {
  return <PreferencesContext.Provider value={store}>{children}</PreferencesContext.Provider>;
}
