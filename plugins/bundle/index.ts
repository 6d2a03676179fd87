import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNUSED_IN_COMPILER, UNUSED_IN_ROUTER, UNUSED_MODULES} from './node/unusedModules';

export {validateOptions} from './options';

/**
 * Modules that may be in the chunk that all pages load: code of the site and of Docusaurus. Without this test, packages that
 * many demos use would be in it too. They now have chunks of their own, which load with the demos.
 */
const SITE_MODULES = /^(?!.*[\\/]node_modules[\\/](?!@docusaurus[\\/]))/;

/** Packages with a file of their own, because the document of edited code needs them too. */
const SHARED_WITH_FRAME = {
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  prism: {test: /[\\/]node_modules[\\/]prismjs[\\/]/, chunks: 'async', enforce: true, priority: 60},
} as const;

/**
 * Styles that are in the stylesheet that all pages load. Styles of components that load on demand are in files named
 * `onDemand.module.css` and load with the component. Each belongs to one component, so their order does not matter.
 */
const PAGE_STYLES = /^(?!.*[\\/]onDemand\.module\.css$)/;

/**
 * File names have no chunk name: it would put one more list of all chunks into every page. Hashes have eight digits: a
 * shorter one can occur by chance in another script, and the bundler then stops with a "circular hash dependency".
 */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

/**
 * Shares packages between the pages of the server's bundle, instead of one copy for each page. The bundle is a tenth as large,
 * and faster to build and to run.
 */
const SHARED_PACKAGES = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    packages: {name: 'packages', test: /[\\/]node_modules[\\/]/, minChunks: 2, enforce: true},
  },
} as const;

const GENERATED_CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;
const GENERATED_ROUTES = /[\\/]\.docusaurus[\\/](registry\.js|routes\.js|routesChunkNames\.json)$/;

/**
 * Removes code of the stock theme that this site does not use from the browser's bundle, and splits the rest so that a page
 * loads little more than its own code.
 */
export default function bundle(_context: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const noBanner = new NormalModuleReplacementPlugin(
        /^\.\/BaseUrlIssueBanner$/,
        path.join(__dirname, 'client/noBanner.ts'),
      );
      const ownHelpers = new NormalModuleReplacementPlugin(/^tslib$/, (request: {context: string; request: string}) => {
        if (request.context.includes(path.join('@docusaurus', 'utils-common'))) {
          request.request = path.join(__dirname, 'client/typescriptHelpers.ts');
        }
      });
      return isServer
        ? {optimization: {splitChunks: SHARED_PACKAGES}}
        : {
            plugins: [ownHelpers, noBanner],
            module: {
              rules: [
                UNUSED_IN_ROUTER,
                ...UNUSED_IN_COMPILER,
                {test: GENERATED_CONFIG, use: [path.join(__dirname, 'node/configLoader.cjs')]},
                {test: GENERATED_ROUTES, use: [path.join(__dirname, 'node/routesLoader.cjs')]},
              ],
            },
            ...(process.env.NODE_ENV === 'production' && {output: {chunkFilename: CHUNK_FILE}}),
            resolve: {alias: UNUSED_MODULES},
            optimization: {
              splitChunks: {
                cacheGroups: {common: {test: SITE_MODULES}, styles: {test: PAGE_STYLES}, ...SHARED_WITH_FRAME},
              },
            },
          };
    },
  };
}
