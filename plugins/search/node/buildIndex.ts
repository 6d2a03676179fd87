import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {readBuiltPages, type BuiltLanguage, type BuiltPage} from '../../../src/node/builtPages';
import {hasStandardLayout, readVersion} from '../../../src/site/paths';
import {TEXT_INDEX, type IndexedPage} from '../textIndex';
import type {NamedPage, PageSection, SearchNames} from '../types';
import {FILE_LIST, INDEX_FOLDER, isApiPage, NAMES_FILE, sectionsFile, TEXT_FILE} from '../urls';
import {splitWords} from '../words';
import {namedPage} from './names';
import {sectionsOf} from './sections';

/** Whether a page is searched: readers search the current version, and the landing page says nothing that others do not. */
function isSearched({route}: BuiltPage, baseUrl: string): boolean {
  return readVersion(route).version === undefined && hasStandardLayout(route) && route !== baseUrl;
}

function indexedPage({route}: BuiltPage, [start, ...others]: readonly PageSection[]): IndexedPage {
  return {
    path: route,
    title: start?.title ?? '',
    headings: others.map(({title}) => title).join('\n'),
    text: [start, ...others].map((section) => section?.text).join('\n'),
  };
}

/** "Overview" is what the sidebar calls many pages, and so says nothing about one. */
function withoutSharedLabel({label, ...page}: NamedPage, pages: readonly NamedPage[]): NamedPage {
  const isOwn = label !== undefined && pages.filter((other) => other.label === label).length === 1;
  return {...page, ...(isOwn && {label})};
}

/** The words of headings, in lower case: what a mistyped word may have meant. */
function wordsOfHeadings(pages: readonly IndexedPage[]): string {
  const words = pages.flatMap(({headings}) => splitWords(headings)).filter((word) => word.length >= 4);
  return [...new Set(words)].sort().join(' ');
}

/** The files that the service worker has to keep for searches without a network, as paths from the index' folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile() && file !== FILE_LIST)
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Writes the index of one built language: the list of names, the index of the text, and the text of each page. */
export function buildIndex(built: BuiltLanguage): void {
  const write = (file: string, content: unknown): void => {
    const target = path.join(built.outFolder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(content));
  };
  const named: NamedPage[] = [];
  const indexed: IndexedPage[] = [];
  for (const page of readBuiltPages(built)) {
    if (isSearched(page, built.baseUrl)) {
      named.push(namedPage(page));
      if (!isApiPage(page.route)) {
        const sections = sectionsOf(page);
        write(sectionsFile(page.route, built.baseUrl), sections);
        indexed.push(indexedPage(page, sections));
      }
    }
  }
  const textIndex = new MiniSearch(TEXT_INDEX);
  textIndex.addAll(indexed);
  write(TEXT_FILE, textIndex);
  const pages = named.map((page) => withoutSharedLabel(page, named));
  write(NAMES_FILE, {pages, words: wordsOfHeadings(indexed)} satisfies SearchNames);
  write(INDEX_FOLDER + FILE_LIST, filesBelow(path.join(built.outFolder, INDEX_FOLDER)));
}
