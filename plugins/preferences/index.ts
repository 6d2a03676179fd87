import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {THEME_COLOR} from '../../src/site/tokens';
import {apiDisplayScript} from './node/apiDisplayScript';
import {prePaintScript} from './node/prePaintScript';
import {themeLanguageModule} from './node/themeLanguage';

export {validateOptions} from './options';

/** The preferences plugin: applies a reader's choices before the first paint, on all pages and in all tabs. */
export default function preferences(context: LoadContext): Plugin {
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
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: THEME_COLOR.light}}],
      preBodyTags: [prePaintScript({themeColor: THEME_COLOR, docusaurusKey}), apiDisplayScript()].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
