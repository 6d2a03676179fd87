import {PAGE_ATTRIBUTES, STORAGE_KEYS, type PaletteMode} from '@site/src/site/storage';

/**
 * Paints the page in a mode at once and remembers it: `mode.ts` sees the attributes change, and hears of the choice as
 * it would from another tab, which is how Docusaurus' own switch comes to know of it.
 */
export function chooseMode(mode: PaletteMode): void {
  const page = document.documentElement;
  page.setAttribute(PAGE_ATTRIBUTES.mode, mode);
  page.setAttribute(PAGE_ATTRIBUTES.modeChoice, mode);
  try {
    const {localStorage} = window;
    window.dispatchEvent(
      new StorageEvent('storage', {key: STORAGE_KEYS.mode, newValue: mode, storageArea: localStorage}),
    );
  } catch {
    // Without storage Docusaurus listens to nobody: the page shows the mode all the same.
  }
}
