import {DATE_LIBRARY_NAMES, DEFAULT_DATE_LIBRARY, type DateLibrary} from '@site/src/site/dateLibraries';
import {COOKIE_NAMES, PAGE_ATTRIBUTES} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';
import usePageAttribute from '../client/usePageAttribute';

export interface DateLibraryChoice {
  readonly dateLibrary: DateLibrary;
  /** Shows the demos of the pickers with a date library, and remembers it. */
  readonly chooseDateLibrary: (library: DateLibrary) => void;
}

function chooseDateLibrary(library: DateLibrary): void {
  document.documentElement.setAttribute(PAGE_ATTRIBUTES.dateLibrary, library);
  writeCookie(COOKIE_NAMES.dateLibrary, library);
}

/** The date library with which a reader sees the demos of the pickers, and the way to change it. */
export default function useDateLibrary(): DateLibraryChoice {
  const dateLibrary = usePageAttribute(PAGE_ATTRIBUTES.dateLibrary, DATE_LIBRARY_NAMES, DEFAULT_DATE_LIBRARY);
  return {dateLibrary, chooseDateLibrary};
}
