/** What the packages print to developers, as pages and the search know it. */

/** How a message reaches the developer: an error that is thrown, a line of the console, or the refusal of a prop by its type. */
export type MessageLevel = 'thrown' | 'error' | 'warning' | 'prop';

/** A file of a package that has a message in it. */
export interface MessageFile {
  readonly packageName: string;
  /** Path in the package, as it is installed: `hooks/features/rows/useGridRows.js`. */
  readonly path: string;
}

/** A message of the packages. */
export interface PackageMessage {
  /** The address on its page, made of the message's own words: `message-no-row-with-id-found`. */
  readonly id: string;
  /**
   * Texts and, between them, the expressions whose values are printed: `['MUI: No row with id #', 'id', ' found']`. It begins and
   * ends with a text, which may be empty.
   */
  readonly parts: readonly string[];
  readonly level: MessageLevel;
  /** Each file that prints it, the plainest package first. */
  readonly files: readonly MessageFile[];
}

/** A message on one line or several, with the names of what is filled in between braces: `MUI: No row with id #{id} found`. */
export function messageText({parts}: Pick<PackageMessage, 'parts'>): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : `{${part}}`)).join('');
}
