import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkTranslations} from './node/checkTranslations';
import {validateOptions, type TranslationsOptions} from './options';
import {pagesFolderOf} from '../../src/node/versions';
import type {Contributions} from '../../src/node/contributions';
import remarkTranslations from './node/remarkTranslations';

export {validateOptions};

/** Its remark plugin marks, on a translated page, what is English or lags behind English. */
export function contributions(options: Partial<TranslationsOptions>): Contributions {
  return {beforeDefaultRemarkPlugins: [[remarkTranslations, validateOptions({options})]]};
}

/**
 * The translations plugin: says on a page in another language what is English and what lags behind English. English pages
 * take nothing from it: their components are those of `src/fallbacks/theme`.
 */
export default function translations(context: LoadContext, options: TranslationsOptions): Plugin {
  const {currentLocale, defaultLocale} = context.i18n;
  // Before the docs plugin reads its folders, which passes over what is wrong there.
  checkTranslations({siteFolder: context.siteDir, ...options});

  return {
    name: 'translations',
    ...(currentLocale !== defaultLocale && {
      getThemePath: () => path.join(__dirname, 'theme'),
      configureWebpack: () => ({
        resolve: {alias: {'@docusaurus/Translate': path.join(__dirname, 'client/Translate.tsx')}},
      }),
    }),
    getPathsToWatch: () => [path.join(context.siteDir, pagesFolderOf(), '**/index.mdx')],
  };
}
