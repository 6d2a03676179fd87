import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {prepareApiPages} from './node/prepare';
import {readApiReferenceOptions} from './options';
import type {ApiGlobalData} from './types';

/**
 * The API room: the installed packages' own types become API pages (spec, `/x/api/…`). The pages are written here and not
 * in `loadContent`, because the docs plugin reads its folder while all plugins load their content at once.
 */
export default async function apiReference(context: LoadContext, rawOptions: {id?: string}): Promise<Plugin<void>> {
  const {id: _id, ...given} = rawOptions;
  const options = readApiReferenceOptions(given);
  const prepare = () =>
    prepareApiPages({siteFolder: context.siteDir, generatedFolder: context.generatedFilesDir, options});
  const {notices, isFresh} = await prepare();
  if (isFresh) {
    notices.forEach((notice) => logger.warn(notice));
  }
  let isFirstLoad = true;

  return {
    name: 'api-reference',
    getThemePath: () => path.resolve(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(context.siteDir, 'docs/**/index.mdx')],
    async loadContent() {
      if (!isFirstLoad) {
        // A writer saved a page: which guides show a component may have changed.
        await prepare();
      }
      isFirstLoad = false;
    },
    async contentLoaded({actions}) {
      const globalData: ApiGlobalData = {productIds: options.pages.map(({productId}) => productId)};
      actions.setGlobalData(globalData);
    },
  };
}
