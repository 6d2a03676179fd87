import {COOKIE_MAX_AGE_S} from '../site/limits';

/** Remembers a choice for a year on every page of the site; blocked cookies are no error. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${COOKIE_MAX_AGE_S};samesite=lax`;
  } catch {
    // A sandboxed document has no cookies: the choice holds until the page is left.
  }
}
