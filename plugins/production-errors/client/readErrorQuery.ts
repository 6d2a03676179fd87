/** The error that a URL asks about. */
export interface AskedError {
  /** The number; `undefined` if the code is none. */
  readonly code: number | undefined;
  /** Whether the URL has a code at all, a number or not. */
  readonly isAsked: boolean;
  readonly args: readonly string[];
}

/** The most of an argument that is shown, in characters. */
export const LONGEST_ARGUMENT = 400;

/** More arguments than any message has. */
const MOST_ARGUMENTS = 10;

/** An argument as it is shown: its beginning, and how much is left off. */
export interface ShownArgument {
  readonly text: string;
  /** In characters. */
  readonly omitted: number;
}

/**
 * Reads the query of a URL that a package printed: `?code=9&args[]=red`.
 *
 * @param query with or without its `?`; may be anything
 */
export function readAskedError(query: string): AskedError {
  const parameters = new URLSearchParams(query);
  const code = parameters.get('code');
  return {
    code: code !== null && /^\d{1,6}$/.test(code) ? Number(code) : undefined,
    isAsked: code !== null && code !== '',
    args: parameters.getAll('args[]').slice(0, MOST_ARGUMENTS),
  };
}

/** Cuts an argument to what a page shows of it, without splitting a character. */
export function shownArgument(argument: string): ShownArgument {
  const characters = [...argument];
  const text = characters.slice(0, LONGEST_ARGUMENT).join('');
  return {text, omitted: Math.max(0, characters.length - LONGEST_ARGUMENT)};
}
