/** What the pages are told, written by the plugin. */
declare module '@generated/analytics/default/settings.json' {
  import type {AnalyticsSettings} from '@site/plugins/analytics/types';

  const settings: AnalyticsSettings;
  export default settings;
}

interface Window {
  /**
   * What the page says of its reader's consent, asked for once, when analytics begin: an answer, the promise of one, or a
   * function that gives either. Only `true` is a yes.
   */
  docsAnalyticsConsent?: unknown;
}
