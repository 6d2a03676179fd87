/** Global data of the plugin. It does not contain the key itself. */
export interface LicenseData {
  /** Without a key the Pro and Premium packages show a watermark. */
  readonly hasKey: boolean;
}
