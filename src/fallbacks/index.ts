import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What all plugins count on: the constant `__SERVER_BUNDLE__`, by which code knows the side that it is bundled for, and what a
 * `@theme/` name of a plugin is without that plugin. Docusaurus takes the theme folder that is registered last, so this plugin
 * is listed before all others.
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
