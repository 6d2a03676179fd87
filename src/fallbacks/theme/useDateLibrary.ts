import {DEFAULT_DATE_LIBRARY, type DateLibrary} from '../../site/dateLibraries';

export interface DateLibraryChoice {
  readonly dateLibrary: DateLibrary;
  readonly chooseDateLibrary?: (library: DateLibrary) => void;
  readonly showDateLibrary?: (library: DateLibrary) => void;
}

/** Without the preferences plugin, demos show the date library that they are written with. */
export default function useDateLibrary(): DateLibraryChoice {
  return {dateLibrary: DEFAULT_DATE_LIBRARY};
}
