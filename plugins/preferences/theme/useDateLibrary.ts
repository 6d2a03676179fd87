import type {DateLibrary} from '@site/src/site/dateLibraries';
import {chooseCode, showCode, useCodeChoice} from '../client/codeChoices';

export interface DateLibraryChoice {
  readonly dateLibrary: DateLibrary;
  /** Shows the demos of the pickers with a date library, and remembers it. */
  readonly chooseDateLibrary: (library: DateLibrary) => void;
  /** Shows them with a date library for this visit only. */
  readonly showDateLibrary: (library: DateLibrary) => void;
}

const chooseDateLibrary = (library: DateLibrary): void => chooseCode('dateLibrary', library);
const showDateLibrary = (library: DateLibrary): void => showCode('dateLibrary', library);

/** The date library with which a reader sees the demos of the pickers, and the way to change it. */
export default function useDateLibrary(): DateLibraryChoice {
  return {dateLibrary: useCodeChoice('dateLibrary'), chooseDateLibrary, showDateLibrary};
}
