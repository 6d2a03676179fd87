import siteStorage from '@generated/site-storage';
import {MODE_CHOICES, PAGE_ATTRIBUTES, STORAGE_KEYS, type ModeChoice} from '@site/src/site/storage';
import {THEME_COLOR} from '@site/src/site/tokens';
import {readStored, writeStored} from '@site/src/ui/storage';

const {mode: MODE, modeChoice: MODE_CHOICE} = PAGE_ATTRIBUTES;
const DOCUSAURUS_KEY = `theme${siteStorage.namespace}`;

function readChoice(value: string | null): ModeChoice {
  return (MODE_CHOICES as readonly (string | null)[]).includes(value) ? (value as ModeChoice) : 'system';
}

function showMode(): void {
  const mode = document.documentElement.getAttribute(MODE) === 'dark' ? 'dark' : 'light';
  document.body.classList.toggle('mode-dark', mode === 'dark');
  document.body.classList.toggle('mode-light', mode === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[mode]);
}

function rememberChoice(): void {
  const choice = readChoice(document.documentElement.getAttribute(MODE_CHOICE));
  if (readChoice(readStored(STORAGE_KEYS.mode)) !== choice) {
    writeStored(STORAGE_KEYS.mode, choice);
  }
}

/**
 * Docusaurus stores again what it hears of, so a tab that hears late of an older choice would bring it back, and two tabs could
 * answer each other for ever. Therefore it hears of another tab only through `mui-mode`, which every tab writes, and only of
 * the choice that is stored now. What the page itself announces is stored later.
 */
function isOutdated({isTrusted, key, newValue}: StorageEvent): boolean {
  return isTrusted && (key === DOCUSAURUS_KEY || (key === STORAGE_KEYS.mode && newValue !== readStored(key)));
}

/**
 * Docusaurus keeps the mode under a key of its own and puts it on `<html>`. This copies every change to `mui-mode`, the
 * body's class and the `theme-color` meta, and passes a change of `mui-mode` in another tab on to Docusaurus.
 */
function followMode(): void {
  const page = document.documentElement;
  showMode();
  new MutationObserver(() => {
    showMode();
    rememberChoice();
  }).observe(page, {attributeFilter: [MODE, MODE_CHOICE]});

  // Pages print in light mode. The stored choice stays.
  let painted: string | null = null;
  window.addEventListener('beforeprint', () => {
    // A page may tell itself ahead of the browser that it is going to be printed.
    painted ??= page.getAttribute(MODE);
    page.setAttribute(MODE, 'light');
  });
  window.addEventListener('afterprint', () => {
    page.setAttribute(MODE, painted ?? 'light');
    painted = null;
  });

  window.addEventListener('storage', (event) => {
    if (isOutdated(event)) {
      event.stopImmediatePropagation();
      return;
    }
    const {key, newValue, storageArea} = event;
    if (key !== STORAGE_KEYS.mode) {
      return;
    }
    const choice = readChoice(newValue);
    const docusaurusValue = choice === 'system' ? null : choice;
    window.dispatchEvent(new StorageEvent('storage', {key: DOCUSAURUS_KEY, newValue: docusaurusValue, storageArea}));
  });
}

if (!__SERVER_BUNDLE__) {
  followMode();
}
