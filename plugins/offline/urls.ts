import {SITE} from '../../src/site/site';

/** The folder of the docs from a language's base URL: `x/`. It is the scope of the worker and holds the plugin's files. */
export const DOCS_FOLDER = `${SITE.docsPath.slice(1)}/`;

/** The names of the plugin's files in that folder. */
export const WORKER_FILE = 'sw.js';
export const MANIFEST_FILE = 'manifest.webmanifest';
export const OFFLINE_PAGE_FILE = 'offline.html';

/** The URLs that a language's worker serves: `/x/`, `/zh/x/`. */
export function docsScope(baseUrl: string): string {
  return baseUrl + DOCS_FOLDER;
}
