import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Defines what all plugins rely on: the constant `__SERVER_BUNDLE__`, which says whether code is bundled for the server, and a
 * fallback for each `@theme/` name of a plugin, for sites without that plugin. Docusaurus prefers the theme folder that is
 * registered last, so this plugin is listed first.
 */
export default function fallbacks(_context: LoadContext): Plugin {
  return {
    name: 'fallbacks',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({__SERVER_BUNDLE__: JSON.stringify(isServer)})]};
    },
  };
}
