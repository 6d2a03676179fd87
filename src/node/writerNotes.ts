import type {DateLibrary} from '../site/dateLibraries';
import {FONT_FAMILY} from '../site/fonts';
import {PluginError} from './errors';
import {projectPath} from './project';

/**
 * In its first lines a demo says to writers why it is long, why it stays with one date library, and which fonts its theme names:
 *
 *     // long: each kind of item needs a renderer of its own
 *     // dayjs only: it loads a plugin of Day.js
 *     // fonts: Roboto Slab:wght@400;700 | Lato
 */
const NOTES = {
  long: /^\/\/ long: *(.*)$/,
  oneLibrary: /^\/\/ (dayjs|date-fns|luxon|moment) only: *(.*)$/,
  fonts: /^\/\/ fonts: *(.*)$/,
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

/**
 * The font families that a demo's own theme names, in the notation of the font provider.
 *
 * @param file absolute path of the demo
 * @throws PluginError for a family that is none
 */
export function fontsOf(file: string, code: string): readonly string[] {
  const [, list] = noteIn(code, 'fonts') ?? [];
  const families = list === undefined ? [] : list.split('|').map((family) => family.trim());
  const wrong = families.find((family) => !FONT_FAMILY.test(family));
  if (wrong !== undefined) {
    throw new PluginError('demos', `"${wrong}" is no font family. Write "// fonts: Roboto Slab:wght@400;700 | Lato".`, {
      file: projectPath(file),
    });
  }
  return families;
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
