import {DEFAULT_DATE_LIBRARY} from '@site/src/site/dateLibraries';
import {
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  PAGE_ATTRIBUTES,
  SERVER_API_DISPLAY,
  STORAGE_KEYS,
} from '@site/src/site/storage';
import {removeCookie} from '@site/src/ui/cookies';
import {removeStored} from '@site/src/ui/storage';
import {DEFAULT_PREFERENCES} from '../themePreferences';
import {chooseDisplay} from './apiDisplay';
import {chooseMode} from './chooseMode';
import {preferencesStore} from './preferencesStore';

/**
 * Takes back everything that a reader chose, here and in the other tabs, and forgets it. API pages are expanded then: a
 * display by chance is for first visits.
 */
export function resetPreferences(): void {
  const page = document.documentElement;
  preferencesStore.dispatch({type: 'resetDensity'});
  preferencesStore.dispatch({type: 'resetColors'});
  preferencesStore.dispatch({type: 'change', direction: DEFAULT_PREFERENCES.direction});
  chooseMode('system');
  page.setAttribute(PAGE_ATTRIBUTES.codeVariant, DEFAULT_CODE_VARIANT);
  page.setAttribute(PAGE_ATTRIBUTES.codeStyling, DEFAULT_CODE_STYLING);
  page.setAttribute(PAGE_ATTRIBUTES.dateLibrary, DEFAULT_DATE_LIBRARY);
  chooseDisplay(SERVER_API_DISPLAY);
  Object.values(STORAGE_KEYS).forEach(removeStored);
  Object.values(COOKIE_NAMES).forEach(removeCookie);
}
