import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiDisplayScript} from './node/apiDisplayScript';
import {prePaintScript} from './node/prePaintScript';
import {themeLanguageModule} from './node/themeLanguage';
import type {PreferencesOptions} from './options';

export {validateOptions} from './options';

/** The preferences plugin: applies a reader's choices before the first paint, on all pages and in all tabs. */
export default function preferences(context: LoadContext, options: PreferencesOptions): Plugin {
  const {themeColor} = options;
  const docusaurusKey = `theme${context.siteStorage.namespace}`;

  return {
    name: 'preferences',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['followMode', 'followDirection', 'followCodeChoices', 'followReturn'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    async contentLoaded({actions}) {
      await actions.createData('themeLanguage.js', themeLanguageModule(context.i18n.currentLocale));
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}}],
      preBodyTags: [prePaintScript({themeColor, docusaurusKey}), apiDisplayScript()].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
