import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {CACHE_GROUPS, CHUNK_FILE, GENERATED_ROUTES, SHARED_PACKAGES} from './node/chunks';
import {ContentHashIdsPlugin} from './node/ContentHashIdsPlugin';
import {LazyPagesPlugin} from './node/LazyPagesPlugin';
import {PageStylesheetsPlugin} from './node/PageStylesheetsPlugin';
import {
  SERVER_ONLY_MODULES,
  UNUSED_CHECKS,
  UNUSED_IN_COMPILER,
  UNUSED_IN_ROUTER,
  UNUSED_MODULES,
  replaceModules,
} from './node/unusedModules';

export {validateOptions} from './options';

const GENERATED_CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;
const CLASS_NAMES = /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]ThemeClassNames\.js$/;
const COMPONENTS = /[\\/](?:src|plugins|@docusaurus[\\/][\w-]+[\\/]lib)[\\/].*\.(?:tsx?|js)$/;
const GENERATED_REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;
const GENERATED_METADATA = /[\\/]\.docusaurus[\\/]site-metadata\.json$/;

/** Plugins of the bundler that change what is written for the host. */
function pluginsOfBuild(bundler: CurrentBundler, generatedFolder: string): never[] {
  return [new ContentHashIdsPlugin(bundler), new PageStylesheetsPlugin(generatedFolder)] as never[];
}

/**
 * Removes code of the stock theme that this site does not use from the browser's bundle, and splits the rest so that a page
 * loads little more than its own code.
 */
export default function bundle({generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'bundle',
    getClientModules: () => [path.join(__dirname, 'client/everywhere')],
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const lazyPages = new LazyPagesPlugin(currentBundler);
      return isServer
        ? {optimization: {splitChunks: SHARED_PACKAGES}}
        : {
            plugins: [
              ...replaceModules(NormalModuleReplacementPlugin, isProduction),
              ...(isProduction ? pluginsOfBuild(currentBundler, generatedFilesDir) : [lazyPages as never]),
            ],
            module: {
              rules: [
                UNUSED_IN_ROUTER,
                ...(isProduction ? [UNUSED_CHECKS] : []),
                ...UNUSED_IN_COMPILER,
                {test: GENERATED_CONFIG, use: [path.join(__dirname, 'node/configLoader.cjs')]},
                {test: CLASS_NAMES, use: [path.join(__dirname, 'node/classNamesLoader.cjs')]},
                {
                  test: COMPONENTS,
                  enforce: 'pre' as const,
                  use: [path.join(__dirname, 'node/descriptionsLoader.cjs')],
                },
                {test: GENERATED_METADATA, use: [path.join(__dirname, 'node/metadataLoader.cjs')]},
                isProduction
                  ? {test: GENERATED_ROUTES, use: [path.join(__dirname, 'node/routesLoader.cjs')]}
                  : {test: GENERATED_REGISTRY, use: [path.join(__dirname, 'node/lazyPagesLoader.cjs')]},
              ],
            },
            ...(isProduction ? {output: {chunkFilename: CHUNK_FILE}} : lazyPages.options),
            resolve: {alias: {...UNUSED_MODULES, ...(isProduction && SERVER_ONLY_MODULES)}},
            optimization: {splitChunks: {cacheGroups: CACHE_GROUPS}},
          };
    },
  };
}
