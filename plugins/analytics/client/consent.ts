/** Whether the reader's browser objects: Do Not Track, or Global Privacy Control. */
export function readerObjects(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Asks the page for its reader's consent.
 *
 * @param needed whether silence is a no
 */
export async function readerAgrees(needed: boolean): Promise<boolean> {
  const hook = window.docsAnalyticsConsent;
  if (hook === undefined) {
    return !needed;
  }
  try {
    return (await (typeof hook === 'function' ? (hook as () => unknown)() : hook)) === true;
  } catch {
    return false;
  }
}
