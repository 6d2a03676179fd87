/** What the pages are told of the plugin's options. */
export interface AnalyticsSettings {
  readonly measurementId: string;
  readonly tagHost: string;
  readonly needsConsent: boolean;
}

/** What the tag is in a page: the function, and what it was given before its script came. */
export interface TagWindow {
  gtag?: (...command: unknown[]) => void;
  dataLayer?: unknown[];
}
