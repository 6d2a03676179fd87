import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles} from '../../src/node/hosting/addedPages';
import {siteApi} from '../../src/node/packages/api/loadExtraction';
import {buildIndex} from './node/buildIndex';
import {devNames, namesMiddleware} from './node/devNames';
import {openSearchScript} from './node/openSearchScript';
import {searchHosts, type SearchOptions} from './options';
import type {SearchGlobalData} from './types';
import type {Contributions} from '../../src/node/contributions';
import {INDEX_FOLDER} from './urls';

export {validateOptions} from './options';

/** The hosts of DocSearch, if it is used; the site's own index is read part by part and kept whole for reading offline. */
export function contributions(options: SearchOptions): Contributions {
  return {hosts: {connectHosts: searchHosts(options)}, offlineFolders: [INDEX_FOLDER]};
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The search plugin: the site's own index, or DocSearch if the settings name an index of Algolia's. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const {algolia} = options;
  const {siteConfig, i18n, baseUrl, siteDir} = context;
  let docs: unknown;

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      actions.setGlobalData({...(algolia && {algolia})} satisfies SearchGlobalData);
      const stylesheet = algolia ? readFileSync(require.resolve('@docsearch/css'), 'utf8') : '';
      await actions.createData('docSearchStyles.js', `export default ${JSON.stringify(stylesheet)};`);
    },
    async allContentLoaded({allContent}) {
      docs = allContent[DOCS_PLUGIN]?.['default'];
    },
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: openSearchScript()}]}),
    configureWebpack(_config, isServer) {
      const names = async () => {
        const {components, interfaces} = await siteApi();
        return devNames(docs, siteDir, [...components, ...interfaces]);
      };
      // What only the crawler of DocSearch reads would be in the head of each page.
      const alias = {...(!algolia && {'@theme/SearchMetadata': path.join(__dirname, 'client/NoSearchMetadata')})};
      const devServer = {setupMiddlewares: namesMiddleware(names, baseUrl)};
      return {resolve: {alias}, ...(!isServer && ({devServer} as object))};
    },
    async postBuild({outDir}) {
      if (!algolia) {
        const otherLanguages = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
        const site = {outFolder: outDir, baseUrl, siteTitle: siteConfig.title, otherLanguages};
        await addFiles(buildIndex(site, siteApi));
      }
    },
  };
}
