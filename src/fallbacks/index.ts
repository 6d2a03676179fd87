import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What a `@theme/` name of a plugin is without that plugin. Docusaurus takes the theme folder that is registered last, so this
 * plugin is listed before all others.
 */
export default function fallbacks(_context: LoadContext): Plugin {
  return {
    name: 'fallbacks',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
