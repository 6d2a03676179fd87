import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Defines what all plugins rely on: two constants about the bundle (`src/types/globals.d.ts`), and a fallback for each `@theme/` name of a plugin, for sites without that plugin. Docusaurus prefers the theme folder that is
 * registered last, so this plugin is listed first.
 */
export default function fallbacks(_context: LoadContext): Plugin {
  return {
    name: 'fallbacks',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const constants = {
        __SERVER_BUNDLE__: JSON.stringify(isServer),
        __STATIC_CONTENT__: JSON.stringify(isServer || process.env.NODE_ENV !== 'production'),
      };
      return {plugins: [new DefinePlugin(constants)]};
    },
  };
}
