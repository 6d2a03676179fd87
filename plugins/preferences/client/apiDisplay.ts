import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  API_SECTIONS,
  MIXED_API_DISPLAYS,
  SERVER_API_DISPLAY,
  type ApiDisplay,
  type ApiSection,
} from '@site/src/site/storage';
import {readStored, removeStored, writeStored} from '@site/src/ui/storage';
import {BOT_ATTRIBUTE} from '../bots';

const ATTRIBUTES = Object.values(API_DISPLAY_ATTRIBUTES);
const KEYS: readonly string[] = Object.values(API_DISPLAY_KEYS);

function asDisplay(value: string | null): ApiDisplay | undefined {
  return API_DISPLAYS.find((display) => display === value);
}

function show(displayOf: (section: ApiSection) => ApiDisplay): void {
  const page = document.documentElement;
  const displays = API_SECTIONS.map((section) => {
    const display = displayOf(section);
    page.setAttribute(API_DISPLAY_ATTRIBUTES[section], display);
    return display;
  });
  const [shared = SERVER_API_DISPLAY] = displays;
  const isShared = displays.every((display) => display === shared);
  page.setAttribute(API_DISPLAY_ATTRIBUTES.default, isShared ? shared : MIXED_API_DISPLAYS);
}

/** The display that a section has now. */
function shownDisplay(section: ApiSection): ApiDisplay {
  return asDisplay(document.documentElement.getAttribute(API_DISPLAY_ATTRIBUTES[section])) ?? SERVER_API_DISPLAY;
}

/**
 * The display of a section, or of the whole page if no section is given. Only for the browser.
 *
 * @returns `undefined` for a page whose sections have different displays
 */
export function readDisplay(section?: ApiSection): ApiDisplay | undefined {
  if (section) {
    return shownDisplay(section);
  }
  const [shared, ...others] = API_SECTIONS.map(shownDisplay);
  return others.every((display) => display === shared) ? shared : undefined;
}

/** Shows a section in a display and remembers it. Without a section, it is the display of all, and replaces their own. */
export function chooseDisplay(display: ApiDisplay, section?: ApiSection): void {
  if (section) {
    writeStored(API_DISPLAY_KEYS[section], display);
    show((one) => (one === section ? display : shownDisplay(one)));
    return;
  }
  writeStored(API_DISPLAY_KEYS.default, display);
  API_SECTIONS.forEach((one) => removeStored(API_DISPLAY_KEYS[one]));
  show(() => display);
}

/** Shows the stored displays. A section without a valid stored display stays as it is. */
function showStored(): void {
  const whole = asDisplay(readStored(API_DISPLAY_KEYS.default));
  show((section) => asDisplay(readStored(API_DISPLAY_KEYS[section])) ?? whole ?? shownDisplay(section));
}

/** Calls back after every change of a display. */
export function subscribeDisplays(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ATTRIBUTES});
  return () => observer.disconnect();
}

// A bot keeps what the server rendered.
if (!__SERVER_BUNDLE__ && !document.documentElement.hasAttribute(BOT_ATTRIBUTE)) {
  // This module may load long after the first paint, and another tab may have stored a choice meanwhile.
  showStored();
  window.addEventListener('storage', ({key}) => {
    if (key === null || KEYS.includes(key)) {
      showStored();
    }
  });
  // Nor did it hear of a choice in the back/forward cache.
  window.addEventListener('pageshow', ({persisted}) => persisted && showStored());
}
