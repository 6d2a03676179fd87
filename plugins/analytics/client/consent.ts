/** Whether the reader's browser sends Do Not Track or Global Privacy Control. */
export function readerObjects(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Reads the reader's consent from `window.docsAnalyticsConsent`.
 *
 * @param needed whether a page without that hook has no consent
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
