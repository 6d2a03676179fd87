/** What pages know of the license, as the plugin's global data. The key itself is not among it. */
export interface LicenseData {
  /** Without a key the Pro and Premium packages write a watermark over what they show. */
  readonly hasKey: boolean;
}
