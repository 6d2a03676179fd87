import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles} from '../../src/node/hosting/addedPages';
import {forgetFilesAfterLoading} from '../../src/node/packages/readFiles';
import {servedFolders} from '../../src/node/servedFolders';
import {readVersions} from '../../src/node/versions';
import {whenVersionIsCut, type Command} from '../../src/node/cutVersion';
import {API_CHUNK} from './node/apiChunk';
import {DATA_FOLDER} from './node/apiFiles';
import {publishData} from './node/publish';
import {snapshotApi, snapshotData} from './node/snapshot';
import {preparation} from './node/prepare';
import {sinceScript} from './node/sinceScript';
import type {ApiReferenceOptions} from './options';
import type {ApiGlobalData} from './types';
import type {Contributions} from '../../src/node/contributions';
import remarkApi from './node/remarkApi';
import remarkApiTables from './node/remarkApiTables';
import remarkLocaleTable, {printLocaleTables} from './node/remarkLocaleTable';
import remarkSince from './node/remarkSince';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {
    beforeDefaultRemarkPlugins: [remarkApi, remarkApiTables, remarkLocaleTable, remarkSince],
    staticComponents: ['ApiIntro', 'ApiInheritance', 'ApiPackages', 'ApiIndex', 'ApiTheme', 'Since'],
  };
}

/** Adds where demos are, so that props link to the demos that set them. */
export function withContributions(
  options: Partial<ApiReferenceOptions>,
  all: readonly Contributions[],
): Partial<ApiReferenceOptions> {
  return {...options, demoFolders: all.flatMap(({demoFolders = []}) => demoFolders)};
}

/**
 * The API plugin: the installed packages' own types become API pages. The pages are written here and not
 * in `loadContent`, because the docs plugin reads its folder while all plugins load their content at once.
 */
export default async function apiReference(context: LoadContext, options: ApiReferenceOptions): Promise<Plugin<void>> {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  // Each is laid out by URLs: today's, then those of older versions.
  const dataFolders = [path.join(generatedFilesDir, DATA_FOLDER), ...snapshotData(readVersions(siteDir), siteDir)];
  const folders = {siteFolder: siteDir, generatedFolder: generatedFilesDir};
  const prepare = preparation({...folders, options}, (notice) => logger.warn(notice));
  await prepare();

  return {
    name: 'api-reference',
    getThemePath: () => path.resolve(__dirname, 'theme'),
    extendCli(cli) {
      whenVersionIsCut(cli as unknown as Command, async (version) => {
        await prepare();
        snapshotApi(version, folders);
        await printLocaleTables(version, siteDir);
      });
    },
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/index.mdx')],
    // A writer saved a page: which guides show a component may have changed, and what a demo uses.
    loadContent: prepare,
    async contentLoaded({actions}) {
      const globalData: ApiGlobalData = {productIds: options.pages.map(({productId}) => productId)};
      actions.setGlobalData(globalData);
    },
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: sinceScript()}]}),
    configureWebpack(_config, isServer) {
      // All plugins have loaded their content, and the bundler needs the memory.
      forgetFilesAfterLoading();
      const optimization = {splitChunks: {cacheGroups: {apiReference: API_CHUNK}}};
      return isServer ? {} : {...servedFolders(dataFolders, baseUrl), optimization};
    },
    async postBuild({outDir}) {
      await addFiles(publishData(dataFolders, outDir));
    },
  };
}
