const STYLESHEET = '/styles/code-colors.css';

/** Fetches the colors of code, once: for code that is in the page, or about to be. */
export function addCodeColors(): void {
  if (document.querySelector(`link[href$="${STYLESHEET}"]`)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLESHEET;
  document.head.append(link);
}
