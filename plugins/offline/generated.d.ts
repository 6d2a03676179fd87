/** What the pages are told, written by the plugin. */
declare module '@generated/offline/default/settings.json' {
  import type {PageSettings} from '@site/plugins/offline/types';

  const settings: PageSettings;
  export default settings;
}
