import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pagesFolderOf, readPageFile} from '../../../src/node/versions';
import {DEFAULT_LANGUAGE} from '../../../src/site/languages';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const PAGE_FILE = 'index.mdx';

/** A page that was translated, and the English page that it was made from. Paths are absolute. */
export interface TranslatedPage {
  readonly language: string;
  /** Path of the page below the docs' root: `react-charts/bars`. */
  readonly page: string;
  readonly file: string;
  /** The English page, which may have been deleted. */
  readonly english: string;
}

export interface Folders {
  /** Absolute path of the project. */
  readonly siteFolder: string;
  /** Folders below `docs` whose pages a plugin writes. */
  readonly generated: readonly string[];
}

/** Whether a writer wrote the page, and not a plugin. */
function isWritten(page: string, generated: readonly string[]): boolean {
  return !generated.some((folder) => page === folder || page.startsWith(`${folder}/`));
}

function pageFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.posix.basename(file) === PAGE_FILE)
    .map((file) => path.posix.dirname(file))
    .sort();
}

/** The folder of a language's pages, with a folder for each version. */
function folderOf(siteFolder: string, language: string): string {
  return path.join(siteFolder, 'i18n', language, DOCS_PLUGIN);
}

/** The languages that have a folder under `i18n/`, the default one left out. */
export function languagesOf(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'i18n');
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  return folders.filter((name) => name !== DEFAULT_LANGUAGE).sort();
}

/** The pages that writers write. */
export function englishPages({siteFolder, generated}: Folders): string[] {
  return pageFilesBelow(path.join(siteFolder, pagesFolderOf())).filter((page) => isWritten(page, generated));
}

/** The pages of a language that somebody translated, of the current version. */
export function translatedPages({siteFolder, generated}: Folders, language: string): TranslatedPage[] {
  const folder = path.join(folderOf(siteFolder, language), 'current');
  const pages = pageFilesBelow(folder).filter((page) => isWritten(page, generated));
  return pages.map((page) => ({
    language,
    page,
    file: path.join(folder, page, PAGE_FILE),
    english: path.join(siteFolder, pagesFolderOf(), page, PAGE_FILE),
  }));
}

/**
 * The English page behind a translation.
 *
 * @param file path of a page from the project's root, with forward slashes
 * @returns its path from the project's root, or `undefined` where the file is no translation that somebody made
 */
export function englishOf(file: string, {generated}: Omit<Folders, 'siteFolder'>): string | undefined {
  const {version, below = ''} = (file.startsWith('i18n/') && readPageFile(file)) || {};
  const page = /^(.+)\/index\.mdx$/.exec(below)?.[1];
  if (page === undefined || !isWritten(page, generated)) {
    return undefined;
  }
  return `${pagesFolderOf(version)}/${page}/${PAGE_FILE}`;
}

export function readPage(file: string): string {
  return readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
}
