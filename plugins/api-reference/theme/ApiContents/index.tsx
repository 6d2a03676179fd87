import {useSyncExternalStore, type ReactNode} from 'react';
import {offeredEntries, subscribeEntries, type EntriesProps} from '../../client/contentsEntries';

/** The rows of an API page below the entry of their heading in the table of contents; nothing on other pages. */
export default function ApiContents({heading}: EntriesProps): ReactNode {
  const Entries = useSyncExternalStore(subscribeEntries, offeredEntries, () => undefined);
  return Entries && <Entries heading={heading} />;
}
