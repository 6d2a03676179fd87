import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {visitBuiltPages, type BuiltLanguage, type BuiltPage} from '../../../src/node/builtPages';
import {hasStandardLayout, readVersion} from '../../../src/site/paths';
import {TEXT_INDEX, type IndexedPage, type SavedIndex} from '../textIndex';
import type {NamedPage, PageSection, SearchMessages, SearchNames} from '../types';
import {
  FILE_LIST,
  INDEX_FOLDER,
  isApiPage,
  MESSAGES_FILE,
  NAMES_FILE,
  sectionsFile,
  TEXT_FILE,
  textShardFile,
  TYPES_FILE,
} from '../urls';
import {splitWords} from '../words';
import {byHeading, codeNames} from './codeNames';
import {shardIndex} from './shardIndex';
import {namedPage} from './names';
import {readQuotes, withoutListedMessages, type PageQuotes} from './quotes';
import {searchTypes, withMembers, type SearchedApi} from './rowTypes';
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

/** The names that have a page or a row of their own. */
function namesOf({title, demos = [], rows = []}: NamedPage): string[] {
  return [title, ...demos, ...rows.flatMap(({names}) => names)];
}

/** Adds to each page the names of code that it quotes. */
function withCode(pages: readonly NamedPage[], quotes: readonly PageQuotes[], api: SearchedApi): NamedPage[] {
  const types = new Set(Object.values(api.types).flatMap((byName) => Object.values(byName).map(({name}) => name)));
  const known = new Set(pages.flatMap(({title, rows = []}) => [title, ...rows.flatMap(({names}) => names)]));
  const code = codeNames(quotes, types, known);
  return pages.map((page) => {
    const own = code.get(page.path);
    return own ? {...page, code: own} : page;
  });
}

/** The messages of each page that has some. */
function messagesOf(quotes: readonly PageQuotes[]): SearchMessages {
  const byPath = withoutListedMessages(quotes).map(({path, messages}) => [path, byHeading(messages)] as const);
  return Object.fromEntries(byPath.filter(([, messages]) => messages.length > 0));
}

/** The words of headings, in lower case, that no name has: what a mistyped word may have meant. */
function wordsOfHeadings(pages: readonly IndexedPage[], named: readonly NamedPage[]): string {
  const known = new Set(named.flatMap(namesOf).flatMap(splitWords));
  const words = pages.flatMap(({headings}) => splitWords(headings));
  return [...new Set(words)]
    .filter((word) => word.length >= 4 && !known.has(word))
    .sort()
    .join(' ');
}

/** The files that the service worker has to keep for searches without a network, as paths from the index' folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile() && file !== FILE_LIST)
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Writes the index of one built language: the list of names with their types, the messages, the index of the text, and the text of
 * each page.
 *
 * @param readApi what the packages say about the names
 */
export async function buildIndex(built: BuiltLanguage, readApi: () => Promise<SearchedApi>): Promise<void> {
  const write = (file: string, content: unknown): void => {
    const target = path.join(built.outFolder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(content));
  };
  const found: NamedPage[] = [];
  const quotes: PageQuotes[] = [];
  const indexed: IndexedPage[] = [];
  await visitBuiltPages(built, (page) => {
    if (isSearched(page, built.baseUrl)) {
      found.push(namedPage(page));
      if (!isApiPage(page.route)) {
        const sections = sectionsOf(page);
        write(sectionsFile(page.route, built.baseUrl), sections);
        indexed.push(indexedPage(page, sections));
        quotes.push(readQuotes(page));
      }
    }
  });
  const api = await readApi();
  const textIndex = new MiniSearch(TEXT_INDEX);
  textIndex.addAll(indexed);
  const {head, shards} = shardIndex(JSON.parse(JSON.stringify(textIndex)) as SavedIndex);
  write(TEXT_FILE, head);
  shards.forEach((words, file) => write(textShardFile(file), words));
  const known = found.map(({rows, ...page}) => ({...page, ...(rows && {rows: withMembers(rows, api)})}));
  const pages = withCode(known, quotes, api).map((page) => withoutSharedLabel(page, known));
  write(NAMES_FILE, {pages, words: wordsOfHeadings(indexed, pages)} satisfies SearchNames);
  write(MESSAGES_FILE, messagesOf(quotes));
  write(TYPES_FILE, searchTypes(pages, api));
  write(INDEX_FOLDER + FILE_LIST, filesBelow(path.join(built.outFolder, INDEX_FOLDER)));
}
