const ADDRESS = '/styles/code-colors.css';

/** Fetches the colors of code, once: for code that is in the page, or about to be (spec, section 7). */
export function addCodeColors(): void {
  if (document.querySelector(`link[href$="${ADDRESS}"]`)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ADDRESS;
  document.head.append(link);
}
