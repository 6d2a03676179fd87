import {COOKIE_NAMES} from '@site/src/site/storage';
import {CODE_CHOICES, showCode, type CodeChoice} from './codeChoices';
import {readCookie} from './readCookie';

const CHOICES = Object.keys(CODE_CHOICES) as CodeChoice[];

function readCookies(): (string | null)[] {
  return CHOICES.map((choice) => readCookie(COOKIE_NAMES[choice]));
}

/**
 * Shows code as it was chosen in another tab. No event says that a cookie has changed, so the cookies are compared when
 * the reader leaves the tab and when the reader comes back. A cookie that is still the same changes nothing: what the
 * page's URL asked for stays.
 */
function followCodeChoices(): void {
  let known = readCookies();
  const remember = (): void => {
    known = readCookies();
  };
  const show = (): void => {
    const before = known;
    remember();
    CHOICES.forEach((choice, index) => {
      const value = known[index] ?? null;
      if (value !== before[index]) {
        showCode(choice, value);
      }
    });
  };
  window.addEventListener('blur', remember);
  window.addEventListener('focus', show);
  document.addEventListener('visibilitychange', () => (document.hidden ? remember() : show()));
}

if (!__SERVER_BUNDLE__) {
  followCodeChoices();
}
