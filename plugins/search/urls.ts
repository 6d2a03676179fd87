import {readLanguage} from '../../src/site/paths';
import {SITE} from '../../src/site/site';

/** The folder of the index, from a language's base URL. It lies below the docs, `/x/`, for the service worker to keep it. */
export const INDEX_FOLDER = `${SITE.docsPath.slice(1)}/search-index/`;

/** The list of names, from a language's base URL. */
export const NAMES_FILE = `${INDEX_FOLDER}names.json`;

/** What the packages print, from a language's base URL. */
export const MESSAGES_FILE = `${INDEX_FOLDER}messages.json`;

/** The types of names, from a language's base URL. */
export const TYPES_FILE = `${INDEX_FOLDER}types.json`;

/** The index of the text of all written pages without its words, from a language's base URL. */
export const TEXT_FILE = `${INDEX_FOLDER}text.json`;

/** A shard of its words, from a language's base URL. */
export function textShardFile(file: string): string {
  return `${INDEX_FOLDER}text/${file}`;
}

/**
 * The text of one page by its headings, from a language's base URL.
 *
 * @param path the page's URL, base URL included
 */
export function sectionsFile(path: string, baseUrl: string): string {
  return `${INDEX_FOLDER}sections/${path.slice(baseUrl.length).replace(/\/$/, '')}.json`;
}

/** Whether a page is of the API reference: it is found by its rows, and its prose would push guides aside. */
export function isApiPage(path: string): boolean {
  return readLanguage(path).path.startsWith(`${SITE.docsPath}/api/`);
}

/** Whether a page compares, versions or grids: it names everything and explains little of it. */
export function isComparison(path: string): boolean {
  return /^\/(?:migration|whats-new|react-data-grid\/other-grids)\//.test(
    readLanguage(path).path.slice(SITE.docsPath.length),
  );
}

/** Whether a page shows examples of a chart that another page explains: `/x/react-charts/bar-demo/`. */
export function isOfExamples(path: string): boolean {
  return /^\/react-charts\/\w+-demo\/$/.test(readLanguage(path).path.slice(SITE.docsPath.length));
}

/** In the folder of the index: the names of its other files. */
export const FILE_LIST = 'files.json';
