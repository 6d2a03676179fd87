import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles} from '../../src/node/hosting/addedPages';
import {pagesFolderOf} from '../../src/node/versions';
import {pageOrder} from './node/pageOrder';
import {publishMarkdown, type PublishedSite} from './node/publish';

export {validateOptions} from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The Markdown plugin: what programs read of the site. Pages as Markdown, lists of them, structured data. */
export default function markdown(context: LoadContext): Plugin {
  const {siteConfig, i18n, baseUrl, siteDir} = context;
  let order: readonly string[] = [];

  return {
    name: 'markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      order = pageOrder(allContent[DOCS_PLUGIN]?.['default']);
    },
    async postBuild({outDir}) {
      const site: PublishedSite = {
        outFolder: outDir,
        baseUrl,
        siteTitle: siteConfig.title,
        tagline: siteConfig.tagline,
        url: siteConfig.url,
        otherLanguages: i18n.locales.filter((locale) => locale !== i18n.currentLocale),
        docsFolder: (version) => path.join(siteDir, pagesFolderOf(version)),
        order,
      };
      await addFiles(publishMarkdown(site));
    },
  };
}
