/**
 * Reads from local storage.
 *
 * @returns `null` where nothing is stored and where storage is missing or blocked
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to local storage; where it is missing, blocked or full, the choice holds until the page is left. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to fix: the page already shows what was chosen.
  }
}

/** Removes from local storage; where it is missing or blocked there is nothing to remove. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
