import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNUSED_MODULES} from './node/unusedModules';

export {validateOptions} from './options';

/**
 * What Docusaurus may put into the one chunk that all pages load: code of the site and of Docusaurus. Packages that many
 * demos use would land there too; they get chunks of their own, loaded with the demos.
 */
const SITE_MODULES = /^(?!.*[\\/]node_modules[\\/](?!@docusaurus[\\/]))/;

/**
 * What goes into the one stylesheet that all pages load. Styles of what is fetched on demand, in files of that name, come with
 * it instead: in one component each, so that the order in which they come is of no matter.
 */
const PAGE_STYLES = /^(?!.*[\\/]onDemand\.module\.css$)/;

/**
 * Without a chunk's name, which is one more list of all chunks in every page. A hash of fewer digits stands by chance in the text of
 * another script, and the bundler, which looks for hashes there, then stops with a "circular hash dependency".
 */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

/**
 * Packages that several pages render with are in the server's bundle once, and not once for each page: it is a tenth as large,
 * and is built and run sooner.
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
 * Leaves out of the browser's bundle what the stock theme brings and this site does not use, and divides the rest so that a
 * page loads its own code and little more.
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
                {test: GENERATED_CONFIG, use: [path.join(__dirname, 'node/configLoader.cjs')]},
                {test: GENERATED_ROUTES, use: [path.join(__dirname, 'node/routesLoader.cjs')]},
              ],
            },
            ...(process.env.NODE_ENV === 'production' && {output: {chunkFilename: CHUNK_FILE}}),
            resolve: {alias: UNUSED_MODULES},
            optimization: {splitChunks: {cacheGroups: {common: {test: SITE_MODULES}, styles: {test: PAGE_STYLES}}}},
          };
    },
  };
}
