/**
 * The value of a cookie, decoded.
 *
 * @returns `null` where there is none, where cookies are blocked and where the value is cut inside an escape
 */
export function readCookie(name: string): string | null {
  try {
    const entry = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
}
