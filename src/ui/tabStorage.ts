/**
 * Reads what this tab remembers, over reloads too.
 *
 * @returns `null` if nothing is kept, or if storage is missing or blocked
 */
export function readForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a value for this tab.
 *
 * @returns whether it will be there after a reload
 */
export function writeForTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept for this tab under a key. */
export function forgetForTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What cannot be read cannot come back either.
  }
}
