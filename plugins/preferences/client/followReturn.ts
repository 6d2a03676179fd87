import {STORAGE_KEYS} from '@site/src/site/storage';
import {announceStored} from './announceStored';

/** Calls back when the page returns from the back/forward cache: there it has heard of nothing that other pages stored. */
export function whenReturned(onReturn: () => void): void {
  window.addEventListener('pageshow', ({persisted}) => persisted && onReturn());
}

if (!__SERVER_BUNDLE__) {
  whenReturned(() => Object.values(STORAGE_KEYS).forEach((key) => announceStored(key)));
}
