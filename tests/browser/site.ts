import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The paths of all pages in the sitemap of a build. */
function routesOf(build: string): string[] {
  const file = path.join(build, 'sitemap.xml');
  const sitemap = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const BUILD = path.resolve(__dirname, '../../build');

/** The pages of the site under test. */
export const PAGES: readonly string[] = routesOf(BUILD);

/** The place of a demo, which names its file. The scripts of every page name the attribute too. */
const DEMO = / data-demo-preview="?docs\//;

function hasDemos(url: string): boolean {
  return DEMO.test(readFileSync(path.join(BUILD, url, 'index.html'), 'utf8'));
}

/** The pages that show a demo. */
export const PAGES_WITH_DEMOS: readonly string[] = PAGES.filter(hasDemos);

/** The files in the build's folder of a page, such as the sources of its demos. */
export function filesBeside(url: string): string[] {
  return readdirSync(path.join(BUILD, url));
}

/** Example pages for tests that need any page of a kind. */
export const TEXT_PAGE = '/x/introduction/licensing/';
export const DEMO_PAGE = '/x/react-tree-view/';
export const API_PAGE = '/x/api/tree-view/tree-view/';

/** The largest page of the API: more than 350 props, slots and classes. */
export const LARGE_API_PAGE = '/x/api/data-grid/data-grid-premium/';

/** The list in the sidebar; the name is Docusaurus' own. */
export const SIDEBAR_MENU = '.theme-doc-sidebar-menu';
