/** The settings of the part that runs in pages, written by the plugin. */
declare module '@generated/offline/default/settings.json' {
  import type {PageSettings} from '@site/plugins/offline/types';

  const settings: PageSettings;
  export default settings;
}
