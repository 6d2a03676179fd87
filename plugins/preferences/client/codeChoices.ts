import {DATE_LIBRARY_NAMES} from '@site/src/site/dateLibraries';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  PAGE_ATTRIBUTES,
} from '@site/src/site/storage';
import {readCookie} from './readCookie';

const CHOICES: readonly {readonly cookie: string; readonly attribute: string; readonly values: readonly string[]}[] = [
  {
    cookie: COOKIE_NAMES.codeVariant,
    attribute: PAGE_ATTRIBUTES.codeVariant,
    values: [DEFAULT_CODE_VARIANT, ...CODE_VARIANTS],
  },
  {
    cookie: COOKIE_NAMES.codeStyling,
    attribute: PAGE_ATTRIBUTES.codeStyling,
    values: [DEFAULT_CODE_STYLING, ...CODE_STYLINGS],
  },
  {cookie: COOKIE_NAMES.dateLibrary, attribute: PAGE_ATTRIBUTES.dateLibrary, values: DATE_LIBRARY_NAMES},
];

/**
 * Shows code as it was chosen in another tab. A cookie tells nobody that it changed: what it says when the reader goes is
 * compared with what it says when the reader comes back, so that otherwise what a URL asked for holds.
 */
function followCodeChoices(): void {
  const read = (): (string | null)[] => CHOICES.map(({cookie}) => readCookie(cookie));
  let known = read();
  const remember = (): void => {
    known = read();
  };
  const show = (): void => {
    const before = known;
    remember();
    CHOICES.forEach(({attribute, values}, index) => {
      const value = known[index];
      if (value !== before[index]) {
        document.documentElement.setAttribute(attribute, values.find((one) => one === value) ?? values[0] ?? '');
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
