/** The options that pages need. */
export interface AnalyticsSettings {
  readonly measurementId: string;
  readonly tagHost: string;
  readonly needsConsent: boolean;
}

/** Globals of the tag: its function, and the queue of commands until its script has loaded. */
export interface TagWindow {
  gtag?: (...command: unknown[]) => void;
  dataLayer?: unknown[];
}
