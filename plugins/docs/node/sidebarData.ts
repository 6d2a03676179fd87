import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Data of the routes of Docusaurus' docs plugin. */
const ROUTE_DATA = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/].*\.json$/;

/**
 * Leaves the items of sidebars out of the browser's bundle: they are in the HTML of each page. The dev server has no such HTML.
 *
 * @param own the configuration of Docusaurus' docs plugin
 */
export function withoutSidebarItems(own: Configuration): Configuration {
  if (process.env.NODE_ENV !== 'production') {
    return own;
  }
  const rule = {test: ROUTE_DATA, use: [path.join(__dirname, 'sidebarLoader.cjs')]};
  return {...own, module: {...own.module, rules: [...(own.module?.rules ?? []), rule]}};
}
