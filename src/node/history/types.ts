import type {RowSection} from '../../site/apiPaths';

/**
 * What an entry of the history is: a row of an API page (`prop`, also a property of an interface or a method), an exported
 * name, or a member of an exported type that has no page.
 */
export type HistorySection = RowSection | 'export' | 'member';

/** What a release did to an entry. */
export type HistoryEvent =
  | readonly [version: string, kind: 'added' | 'removed']
  | readonly [version: string, kind: 'type' | 'default', before: string, after: string];

/** Something that releases changed: what the first stable release had and no other changed is no entry. */
export type HistoryEntry = readonly [
  section: HistorySection,
  /** The component, interface or type that has it; the package for an exported name. */
  owner: string,
  name: string,
  ...events: HistoryEvent[],
];

/** What the stable releases of a product's documented major changed in its types. */
export interface HistoryData {
  /** Every stable release that was read, the oldest first. */
  readonly releases: readonly string[];
  readonly entries: readonly HistoryEntry[];
}
