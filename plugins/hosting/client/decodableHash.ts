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

/**
 * A part of a URL as one that can be decoded: stray percent signs become escapes of themselves, and where that does not
 * help (`%ff` is no UTF-8) all of them do.
 */
export function decodable(part: string): string {
  const fixed = part.replace(STRAY_PERCENT, '%25');
  return decodes(fixed) ? fixed : part.replaceAll('%', '%25');
}

/**
 * Rewrites a hash that cannot be decoded, before the router reads it: Docusaurus decodes each hash that it goes to, and a
 * page with `#50%` would be replaced by its report of a crash.
 */
function fixHash(): void {
  const {hash} = window.location;
  const fixed = decodable(hash);
  if (fixed !== hash) {
    window.history.replaceState(window.history.state, '', fixed);
  }
}

if (!__SERVER_BUNDLE__) {
  // Client modules are evaluated before the router begins to listen, so that this listener runs first.
  window.addEventListener('popstate', fixHash);
}
