/** Elements that take a slash themselves: fields, and running demos. */
const WRITING =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [data-demo-preview]';

/**
 * Whether a key press asks for the search: Ctrl or Cmd and K anywhere, a slash outside of fields. A listener that
 * has prevented the key's default keeps it, as the filter boxes of API pages do.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) {
    return false;
  }
  if (event.key.toLowerCase() === 'k') {
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  const target = event.target instanceof Element ? event.target : undefined;
  return !target?.closest(WRITING) && !document.querySelector('dialog[open], [aria-modal="true"]');
}
