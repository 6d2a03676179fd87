/** The license key of the Pro and Premium packages. */
let held: string | undefined;

/** The key that was last set, or `undefined`. */
export function getLicenseKey(): string | undefined {
  return held;
}

/** Sets the key, as it was issued. */
export function setLicenseKey(key: string): void {
  held = key;
}
