/** Written by `contentLoaded` of the plugin. */
declare module '@generated/analytics/default/settings.json' {
  import type {AnalyticsSettings} from '@site/plugins/analytics/types';

  const settings: AnalyticsSettings;
  export default settings;
}

interface Window {
  /**
   * The reader's consent: a boolean, a promise of one, or a function that returns either. It is read once, when analytics
   * start. Only `true` is consent.
   */
  docsAnalyticsConsent?: unknown;
}
