import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The address of every page that the sitemap of a build lists, as a path. */
export function routesOf(build: string): string[] {
  const file = path.join(build, 'sitemap.xml');
  const sitemap = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The pages of the site under test. */
export const PAGES: readonly string[] = routesOf(path.resolve(__dirname, '../../build'));

/** Where the tests look that need any page of a kind. */
export const TEXT_PAGE = '/x/introduction/licensing/';
export const DEMO_PAGE = '/x/react-tree-view/';
export const API_PAGE = '/x/api/tree-view/tree-view/';

/** The list in the sidebar; the name is Docusaurus' own. */
export const SIDEBAR_MENU = '.theme-doc-sidebar-menu';
