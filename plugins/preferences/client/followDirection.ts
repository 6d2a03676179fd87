import {PAGE_ATTRIBUTES, STORAGE_KEYS} from '@site/src/site/storage';

/**
 * Keeps the reader's direction on `<html>`: Docusaurus sets `dir` to the language's direction at hydration and at every
 * navigation. An observer runs before the next paint, so the page never flashes. Direction and density that are chosen in
 * another tab show here too, also on pages without a demo.
 */
function followDirection(): void {
  const page = document.documentElement;
  const showDirection = (): void => {
    const chosen = page.getAttribute(PAGE_ATTRIBUTES.direction);
    if (chosen && page.dir !== chosen) {
      page.dir = chosen;
    }
  };
  showDirection();
  new MutationObserver(showDirection).observe(page, {attributeFilter: ['dir', PAGE_ATTRIBUTES.direction]});

  window.addEventListener('storage', ({key, newValue}) => {
    // The key is `null` if the whole storage was cleared.
    if (key === null || key === STORAGE_KEYS.direction) {
      page.setAttribute(PAGE_ATTRIBUTES.direction, newValue === 'rtl' ? newValue : 'ltr');
    }
    if (key === null || key === STORAGE_KEYS.dense) {
      page.toggleAttribute(PAGE_ATTRIBUTES.dense, newValue === 'true');
    }
  });
}

if (!__SERVER_BUNDLE__) {
  followDirection();
}
