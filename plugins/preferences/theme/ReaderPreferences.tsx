import {createContext, type ReactNode} from 'react';
import {preferencesStore, type PreferencesStore} from '../client/preferencesStore';

export const PreferencesContext = createContext<PreferencesStore | undefined>(undefined);

export interface Props {
  readonly children: ReactNode;
  /** Another store than the browser's, for tests. */
  readonly store?: PreferencesStore;
}

/** Gives the reader's preferences to what is inside: `@theme/useReaderPreferences` reads and changes them. */
export default function ReaderPreferences({children, store = preferencesStore}: Props): ReactNode {
  return <PreferencesContext.Provider value={store}>{children}</PreferencesContext.Provider>;
}
