import {PAGE_ATTRIBUTES, STORAGE_KEYS, type ModeChoice} from '@site/src/site/storage';

function modeOfSystem(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Paints the page in a mode at once and remembers the choice: `mode.ts` sees the attributes change, and hears of the
 * choice as it would from another tab, which is how Docusaurus' own switch comes to know of it.
 */
export function chooseMode(choice: ModeChoice): void {
  const page = document.documentElement;
  page.setAttribute(PAGE_ATTRIBUTES.mode, choice === 'system' ? modeOfSystem() : choice);
  page.setAttribute(PAGE_ATTRIBUTES.modeChoice, choice);
  try {
    const {localStorage} = window;
    window.dispatchEvent(
      new StorageEvent('storage', {key: STORAGE_KEYS.mode, newValue: choice, storageArea: localStorage}),
    );
  } catch {
    // Without storage Docusaurus listens to nobody: the page shows the mode all the same.
  }
}
