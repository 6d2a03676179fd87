/**
 * The value of a cookie, decoded.
 *
 * @returns `null` if there is no such cookie, cookies are blocked, or the value ends inside an escape sequence
 */
export function readCookie(name: string): string | null {
  try {
    const entry = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
}
