import {cp} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DATA_FOLDER} from './node/apiFiles';
import {prepareApiPages} from './node/prepare';
import {readApiReferenceOptions} from './options';
import type {ApiGlobalData} from './types';

/**
 * What only API pages need. There are so many of them that Docusaurus would give it to all pages; what the others need of the
 * room are the entries of their table of contents and links.
 */
const API_CHUNK = {
  name: 'api-reference',
  test: /[\\/]api-reference[\\/](?:client[\\/](?!contentsEntries)|theme[\\/](?!ApiContents|ApiLinks)).*\.tsx?$/,
  minChunks: 2,
  priority: 45,
  enforce: true,
};

/**
 * The API room: the installed packages' own types become API pages (spec, `/x/api/…`). The pages are written here and not
 * in `loadContent`, because the docs plugin reads its folder while all plugins load their content at once.
 */
export default async function apiReference(context: LoadContext, rawOptions: {id?: string}): Promise<Plugin<void>> {
  const {id: _id, ...given} = rawOptions;
  const options = readApiReferenceOptions(given);
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const dataFolder = path.join(generatedFilesDir, DATA_FOLDER);
  const told = new Set<string>();
  const prepare = async (): Promise<void> => {
    const {notices, linkNotices, isFresh} = await prepareApiPages({
      siteFolder: siteDir,
      generatedFolder: generatedFilesDir,
      options,
    });
    const news = [...(isFresh ? notices : []), ...linkNotices].filter((notice) => !told.has(notice));
    news.forEach((notice) => {
      told.add(notice);
      logger.warn(notice);
    });
  };
  await prepare();
  let isFirstLoad = true;

  return {
    name: 'api-reference',
    getThemePath: () => path.resolve(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/index.mdx')],
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
    configureWebpack(_config, isServer) {
      const files = {directory: dataFolder, publicPath: baseUrl, serveIndex: false, watch: false};
      const staticOptions = {index: false, redirect: false};
      const devServer = {static: [{...files, staticOptions}]};
      return isServer
        ? {}
        : ({devServer, optimization: {splitChunks: {cacheGroups: {apiReference: API_CHUNK}}}} as object);
    },
    async postBuild({outDir}) {
      await cp(dataFolder, outDir, {recursive: true});
    },
  };
}
