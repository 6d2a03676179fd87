import {COOKIE_NAMES, SERVER_API_DISPLAY, STORAGE_KEYS} from '@site/src/site/storage';
import {removeCookie} from '@site/src/ui/cookies';
import {removeStored} from '@site/src/ui/storage';
import {DEFAULT_PREFERENCES} from '../themePreferences';
import {chooseDisplay} from './apiDisplay';
import {chooseMode} from './chooseMode';
import {CODE_CHOICES, showCode, type CodeChoice} from './codeChoices';
import {preferencesStore} from './preferencesStore';

/**
 * Takes back and forgets everything that a reader chose, here and in the other tabs. API pages are expanded afterwards;
 * only a first visit gets a display by chance.
 */
export function resetPreferences(): void {
  preferencesStore.dispatch({type: 'resetDensity'});
  preferencesStore.dispatch({type: 'resetColors'});
  preferencesStore.dispatch({type: 'change', direction: DEFAULT_PREFERENCES.direction});
  chooseMode('system');
  (Object.keys(CODE_CHOICES) as CodeChoice[]).forEach((choice) => showCode(choice, null));
  chooseDisplay(SERVER_API_DISPLAY);
  Object.values(STORAGE_KEYS).forEach(removeStored);
  Object.values(COOKIE_NAMES).forEach(removeCookie);
}
