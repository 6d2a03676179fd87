import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fontProvider, readSettings} from '../../src/node/settings';
import {templateRoute} from './node/templateRoute';
import type {TemplatesOptions} from './options';
import type {Contributions} from '../../src/node/contributions';

export {validateOptions} from './options';

/** Hears whether a plugin makes demos: without one there is nothing to show. */
export function withContributions(
  options: Partial<TemplatesOptions>,
  all: readonly Contributions[],
): Partial<TemplatesOptions> {
  return {...options, hasDemos: all.some(({demoFolders = []}) => demoFolders.length > 0)};
}

/** The templates plugin: a demo as a page of its own, without navbar, sidebar and footer, in its own fonts. */
export default function templates({siteDir, baseUrl}: LoadContext, options: TemplatesOptions): Plugin {
  return {
    name: 'templates',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      actions.addRoute(templateRoute({siteDir, baseUrl, options, provider: fontProvider(readSettings(process.env))}));
    },
  };
}
