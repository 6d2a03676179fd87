import type {ComponentType} from 'react';

export interface EntriesProps {
  /** Id of the heading whose rows are listed. */
  readonly heading: string;
}

type Entries = ComponentType<EntriesProps>;

/*
 * The table of contents is a part of every page, but only API pages load the component that lists rows in it: they
 * register it here. All pages load this file and no more.
 */
let offered: Entries | undefined;
const listeners = new Set<() => void>();

/** The component that lists rows in the table of contents; nothing before the first API page. */
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
