/** Runs once the page is loaded and the browser has nothing better to do. */
export function whenInteractive(run: () => void): void {
  const later = (): void => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(run);
    } else {
      setTimeout(run, 1);
    }
  };
  if (document.readyState === 'complete') {
    later();
  } else {
    window.addEventListener('load', later, {once: true});
  }
}
