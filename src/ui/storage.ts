/**
 * Reads from local storage.
 *
 * @returns `null` if nothing is stored, or if storage is missing or blocked
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to local storage; if it is missing, blocked or full, the choice holds until the page is left. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to fix: the page already shows what was chosen.
  }
}

/** Removes from local storage, if it is there and not blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
