/** What holds the license key of the Pro and Premium packages. */
let held: string | undefined;

/** The key that was set last, or `undefined`. */
export function getLicenseKey(): string | undefined {
  return held;
}

/**
 * Keeps a key.
 *
 * @param key as it was issued
 */
export function setLicenseKey(key: string): void {
  held = key;
}
