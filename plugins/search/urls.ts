import {SITE} from '../../src/site/site';

/**
 * The folder of the index, from a language's base URL. It lies below the docs, because a worker is served by the service
 * worker only where its own URL is in that one's scope, `/x/`.
 */
export const INDEX_FOLDER = `${SITE.docsPath.slice(1)}/search-index/`;

/** The list of names, from a language's base URL. */
export const NAMES_FILE = `${INDEX_FOLDER}names.json`;

/** In the folder of the index: the names of its other files. */
export const FILE_LIST = 'files.json';
