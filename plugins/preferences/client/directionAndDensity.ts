import {PAGE_ATTRIBUTES, STORAGE_KEYS} from '@site/src/site/storage';

/**
 * Keeps on `<html>` what the pre-paint script put there. Docusaurus sets `dir` to the language's direction at hydration
 * and at every navigation; an observer runs before the next paint, so that nobody sees it. A choice in another tab shows
 * here, also where no demo is.
 */
function followDirectionAndDensity(): void {
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
    // Without a key everything was cleared, and there is no value.
    if (key === null || key === STORAGE_KEYS.direction) {
      page.setAttribute(PAGE_ATTRIBUTES.direction, newValue === 'rtl' ? newValue : 'ltr');
    }
    if (key === null || key === STORAGE_KEYS.dense) {
      page.toggleAttribute(PAGE_ATTRIBUTES.dense, newValue === 'true');
    }
  });
}

if (!__SERVER_BUNDLE__) {
  followDirectionAndDensity();
}
