import {COOKIE_MAX_AGE_S} from '../site/limits';

function putCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${maxAge};samesite=lax`;
  } catch {
    // A sandboxed document has no cookies: the choice holds until the page is left.
  }
}

/** Remembers a choice for a year on every page of the site; blocked cookies are no error. */
export function writeCookie(name: string, value: string): void {
  putCookie(name, value, COOKIE_MAX_AGE_S);
}

/** Forgets a choice; blocked cookies are no error. */
export function removeCookie(name: string): void {
  putCookie(name, '', 0);
}
