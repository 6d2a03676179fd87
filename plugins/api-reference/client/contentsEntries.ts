import type {ComponentType} from 'react';

export interface EntriesProps {
  /** Id of the heading whose rows are listed. */
  readonly heading: string;
}

type Entries = ComponentType<EntriesProps>;

/*
 * The table of contents is a part of every page, and what lists rows in it is code of API pages: they bring it here.
 * Only this file is in the bundle that all pages load.
 */
let offered: Entries | undefined;
const listeners = new Set<() => void>();

/** What lists rows in the table of contents; nothing before the first API page. */
export function offeredEntries(): Entries | undefined {
  return offered;
}

export function offerEntries(entries: Entries): void {
  offered = entries;
  listeners.forEach((listener) => listener());
}

export function subscribeEntries(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
