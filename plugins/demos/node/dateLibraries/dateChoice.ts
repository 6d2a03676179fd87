import {oneLibraryOf} from '../writerNotes';

/** How a demo stands to the reader's choice of a date library: it follows, or it is about one. */
export type DateChoice = 'follows' | 'one library';

/**
 * How a demo stands to the reader's choice of a date library, by its text alone.
 *
 * @returns nothing for a demo that has nothing to do with one
 */
export function dateChoiceOf(code: string): DateChoice | undefined {
  if (oneLibraryOf(code)) {
    return 'one library';
  }
  return /\bfrom 'dayjs['/]|^import 'dayjs|\bAdapterDayjs\b/m.test(code) ? 'follows' : undefined;
}
