/** A percent sign that begins no escape. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes a part of a URL decodable: escapes stray percent signs, or all of them if that is not enough (`%ff` is no UTF-8). */
export function decodable(part: string): string {
  const fixed = part.replace(STRAY_PERCENT, '%25');
  return decodes(fixed) ? fixed : part.replaceAll('%', '%25');
}

/**
 * Rewrites a hash that cannot be decoded, before the router reads it. Docusaurus decodes the hash of every location, and shows
 * its error page for `#50%`.
 */
function fixHash(): void {
  const {hash} = window.location;
  const fixed = decodable(hash);
  if (fixed !== hash) {
    window.history.replaceState(window.history.state, '', fixed);
  }
}

if (!__SERVER_BUNDLE__) {
  // Client modules are evaluated before the router adds its listener, so that this one runs first.
  window.addEventListener('popstate', fixHash);
}
