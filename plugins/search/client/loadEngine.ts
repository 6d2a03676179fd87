import MiniSearch from 'minisearch';
import {TEXT_INDEX, type IndexedPage} from '../textIndex';
import type {PageSection, SearchNames, SearchTypes} from '../types';
import {NAMES_FILE, sectionsFile, TEXT_FILE, TYPES_FILE} from '../urls';
import {SearchEngine} from './searchEngine';

/** @throws when a file is missing */
async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`[search] ${url}: ${response.status}`);
  }
  return response;
}

function isSearchNames(value: unknown): value is SearchNames {
  const names = value as Partial<SearchNames> | null;
  return Array.isArray(names?.pages) && typeof names.words === 'string';
}

async function fetchNames(url: string): Promise<SearchNames> {
  const names: unknown = await (await fetchFile(url)).json();
  if (!isSearchNames(names)) {
    throw new Error(`[search] ${url} holds no list of names.`);
  }
  return names;
}

async function fetchTextIndex(url: string): Promise<MiniSearch<IndexedPage>> {
  return MiniSearch.loadJSONAsync(await (await fetchFile(url)).text(), TEXT_INDEX);
}

async function fetchTypes(url: string): Promise<SearchTypes> {
  return (await (await fetchFile(url)).json()) as SearchTypes;
}

async function makeEngine(baseUrl: string): Promise<SearchEngine> {
  const names = fetchNames(baseUrl + NAMES_FILE);
  // The dev server has no built pages, and so no index of their text.
  const isBuilt = process.env.NODE_ENV !== 'development';
  const textIndex = isBuilt ? fetchTextIndex(baseUrl + TEXT_FILE) : undefined;
  // The engine reports a missing index with its first answer.
  textIndex?.catch(() => undefined);
  // Names are what answers first.
  const loaded = await names;
  return new SearchEngine(loaded, textIndex, isBuilt ? fetchTypes(baseUrl + TYPES_FILE) : undefined);
}

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * The search engine of a language, loaded once for as long as the page is open.
 *
 * @throws when the list of names is missing; the next call tries again
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
  const loaded =
    sections.get(path) ??
    fetchFile(baseUrl + sectionsFile(path, baseUrl)).then((response) => response.json() as Promise<PageSection[]>);
  sections.set(path, loaded);
  loaded.catch(() => sections.delete(path));
  return loaded;
}
