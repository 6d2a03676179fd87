import {PAGE_ATTRIBUTES, STORAGE_KEYS, type ModeChoice} from '@site/src/site/storage';
import {announceStored} from './announceStored';

function modeOfSystem(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Paints the page in a mode at once and remembers the choice. `followMode.ts` observes the attributes and stores the
 * choice. A storage event, as if another tab had chosen, brings Docusaurus' own color mode switch up to date.
 */
export function chooseMode(choice: ModeChoice): void {
  const page = document.documentElement;
  page.setAttribute(PAGE_ATTRIBUTES.mode, choice === 'system' ? modeOfSystem() : choice);
  page.setAttribute(PAGE_ATTRIBUTES.modeChoice, choice);
  // If storage is blocked, Docusaurus' switch stays as it is, but the page shows the mode.
  announceStored(STORAGE_KEYS.mode, choice);
}
