import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const SITEMAP = path.resolve(__dirname, '../../build/sitemap.xml');

/** The address of every page in the sitemap, as a path. */
export const PAGES: readonly string[] = existsSync(SITEMAP)
  ? [...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  : [];

/** Where the shared tests that need any page of the docs look. */
export const TEXT_PAGE = '/x/introduction/licensing/';
export const DEMO_PAGE = '/x/react-tree-view/';
export const API_PAGE = '/x/api/tree-view/tree-view/';
