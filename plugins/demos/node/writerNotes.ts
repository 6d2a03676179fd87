import type {DateLibrary} from '../../../src/site/dateLibraries';

/**
 * In its first lines a demo says to writers why it is long, and why it stays with one date library:
 *
 *     // long: each kind of item needs a renderer of its own
 *     // dayjs only: it loads a plugin of Day.js
 */
const NOTES = {
  long: /^\/\/ long: *(.*)$/,
  oneLibrary: /^\/\/ (dayjs|date-fns|luxon|moment) only: *(.*)$/,
} as const;

/** How many lines are looked at. */
const FIRST_LINES = 3;

/** The first lines' note to writers, if there is one. */
export function noteIn(code: string, note: keyof typeof NOTES): RegExpExecArray | undefined {
  const found = code.split('\n', FIRST_LINES).map((line) => NOTES[note].exec(line));
  return found.find((match) => match !== null) ?? undefined;
}

/** A demo that stays with the date library that it is written with, whichever the reader chose. */
export interface OneLibrary {
  readonly library: DateLibrary;
  /** Empty if it was left out. */
  readonly reason: string;
}

/** @returns `undefined` if the demo does not say that it is about one date library */
export function oneLibraryOf(code: string): OneLibrary | undefined {
  const [, library, reason] = noteIn(code, 'oneLibrary') ?? [];
  return library === undefined ? undefined : {library: library as DateLibrary, reason: reason?.trim() ?? ''};
}

/** A demo as readers see, copy and export it: what it says to writers is left out, with the empty line below it. */
export function withoutWriterNotes(code: string): string {
  const lines = code.split('\n');
  const isNote = (line: string): boolean => Object.values(NOTES).some((note) => note.test(line));
  const notes = lines.slice(0, FIRST_LINES).flatMap((line, index) => (isNote(line) ? [index] : []));
  const last = notes.at(-1);
  if (last === undefined) {
    return code;
  }
  const isFollowedByEmpty = lines[last + 1]?.trim() === '';
  return lines
    .filter((_line, index) => !notes.includes(index) && !(isFollowedByEmpty && index === last + 1))
    .join('\n');
}
