import {STORAGE_KEYS} from '@site/src/site/storage';
import {announceStored} from './announceStored';

// A page that returns from the back/forward cache has heard there of nothing that other pages stored.
if (!__SERVER_BUNDLE__) {
  window.addEventListener(
    'pageshow',
    ({persisted}) => persisted && Object.values(STORAGE_KEYS).forEach((key) => announceStored(key)),
  );
}
