import {useCallback, useSyncExternalStore} from 'react';
import {SERVER_API_DISPLAY, type ApiDisplay, type ApiSection} from '@site/src/site/storage';
import {chooseDisplay, readDisplay, subscribeDisplays} from '../client/apiDisplay';

export interface ApiDisplayChoice {
  /** What is shown; `undefined` for a page whose sections differ. */
  readonly display: ApiDisplay | undefined;
  /** Shows a display at once, on every page and in every tab, and remembers it. For the page it holds for all sections. */
  readonly chooseApiDisplay: (display: ApiDisplay) => void;
}

/**
 * The form in which API pages show a section, or without one the whole page, and the way to change it. The choice is
 * attributes of `<html>`, set before the first paint: rows follow by CSS, and this hook is for the buttons that tell
 * which form is on.
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
