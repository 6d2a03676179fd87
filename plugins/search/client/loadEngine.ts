import fetchFile from '@site/src/ui/fetchFile';
import type {ShardedIndex, IndexedWord} from '../textIndex';
import type {PageSection, SearchMessages, SearchNames, SearchTypes} from '../types';
import {MESSAGES_FILE, NAMES_FILE, sectionsFile, TEXT_FILE, textShardFile, TYPES_FILE} from '../urls';
import {SearchEngine} from './searchEngine';
import {textReader} from './textReader';

function isSearchNames(value: unknown): value is SearchNames {
  const names = value as Partial<SearchNames> | null;
  return Array.isArray(names?.pages) && typeof names.words === 'string';
}

async function fetchNames(url: string): Promise<SearchNames> {
  const names = await fetchFile<unknown>(url, (response) => response.json());
  if (!isSearchNames(names)) {
    throw new Error(`[search] ${url} holds no list of names.`);
  }
  return names;
}

async function fetchJson<Content>(url: string): Promise<Content> {
  return fetchFile(url, (response) => response.json() as Promise<Content>);
}

async function makeEngine(baseUrl: string): Promise<SearchEngine> {
  const names = fetchNames(baseUrl + NAMES_FILE);
  // The dev server has no built pages, and so nothing but their names.
  if (process.env.NODE_ENV === 'development') {
    return new SearchEngine(await names);
  }
  /** The engine reports what is missing with its answer, and the next call tries again. */
  const fetchPart = <Content>(file: string): Promise<Content> => {
    const loaded = fetchJson<Content>(baseUrl + file);
    loaded.catch(() => engines.delete(baseUrl));
    return loaded;
  };
  const text = textReader(fetchPart<ShardedIndex>(TEXT_FILE), (file) =>
    fetchPart<readonly IndexedWord[]>(textShardFile(file)),
  );
  const messages = (): Promise<SearchMessages> => fetchPart(MESSAGES_FILE);
  // Names are what answers first.
  const loaded = await names;
  return new SearchEngine(loaded, {text, messages, types: fetchJson<SearchTypes>(baseUrl + TYPES_FILE)});
}

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * The search engine of a language, loaded once for as long as the page is open.
 *
 * @throws when the list of names is missing; the next call tries again, as it does where the index of the text is missing
 */
export function loadEngine(baseUrl: string): Promise<SearchEngine> {
  const engine = engines.get(baseUrl) ?? makeEngine(baseUrl);
  engines.set(baseUrl, engine);
  engine.catch(() => engines.delete(baseUrl));
  return engine;
}

const sections = new Map<string, Promise<readonly PageSection[]>>();

/**
 * The text of a written page, loaded once.
 *
 * @param path URL of the page, base URL included
 * @throws when it is missing; the next call tries again
 */
export function loadSections(path: string, baseUrl: string): Promise<readonly PageSection[]> {
  const loaded = sections.get(path) ?? fetchJson<readonly PageSection[]>(baseUrl + sectionsFile(path, baseUrl));
  sections.set(path, loaded);
  loaded.catch(() => sections.delete(path));
  return loaded;
}
