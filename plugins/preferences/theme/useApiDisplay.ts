import {useCallback, useSyncExternalStore} from 'react';
import {SERVER_API_DISPLAY, type ApiDisplay, type ApiSection} from '@site/src/site/storage';
import {chooseDisplay, readDisplay, subscribeDisplays} from '../client/apiDisplay';

export interface ApiDisplayChoice {
  /** The current display; `undefined` for a page whose sections have different ones. */
  readonly display: ApiDisplay | undefined;
  /** Sets the display on every page and in every tab, and remembers it. A page's display replaces those of its sections. */
  readonly chooseApiDisplay: (display: ApiDisplay) => void;
}

/**
 * The display of a section of API pages, or of the whole page if no section is given, and the way to change it. The choice
 * is an attribute of `<html>`, set before the first paint: CSS shows rows accordingly, and this hook is for the buttons
 * that show which display is on.
 */
export default function useApiDisplay(section?: ApiSection): ApiDisplayChoice {
  const display = useSyncExternalStore(
    subscribeDisplays,
    () => readDisplay(section),
    () => SERVER_API_DISPLAY,
  );
  const chooseApiDisplay = useCallback((chosen: ApiDisplay) => chooseDisplay(chosen, section), [section]);
  return {display, chooseApiDisplay};
}
