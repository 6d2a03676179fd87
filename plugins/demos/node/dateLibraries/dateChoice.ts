import {oneLibraryOf} from '../../../../src/node/writerNotes';

/** Whether a demo follows the reader's choice of a date library, or is about one library. */
export type DateChoice = 'follows' | 'one library';

/**
 * Whether a demo follows the reader's choice of a date library, by its text alone.
 *
 * @returns nothing for a demo that has nothing to do with one
 */
export function dateChoiceOf(code: string): DateChoice | undefined {
  if (oneLibraryOf(code)) {
    return 'one library';
  }
  return /\bfrom 'dayjs['/]|^import 'dayjs|\bAdapterDayjs\b/m.test(code) ? 'follows' : undefined;
}
