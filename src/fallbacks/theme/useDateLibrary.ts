import {DEFAULT_DATE_LIBRARY, type DateLibrary} from '../../site/dateLibraries';

export interface DateLibraryChoice {
  readonly dateLibrary: DateLibrary;
  readonly chooseDateLibrary?: (library: DateLibrary) => void;
}

/** The date library of demos where no plugin lets readers choose: the one that they are written with. */
export default function useDateLibrary(): DateLibraryChoice {
  return {dateLibrary: DEFAULT_DATE_LIBRARY};
}
