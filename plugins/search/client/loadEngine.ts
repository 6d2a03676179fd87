import {INDEX_FOLDER, NAMES_FILE} from '../urls';
import type {SearchNames} from '../types';
import {startFullText} from './fullText';
import {SearchEngine} from './searchEngine';

function isSearchNames(value: unknown): value is SearchNames {
  const names = value as Partial<SearchNames> | null;
  return Array.isArray(names?.pages) && typeof names.words === 'string';
}

async function fetchNames(url: string): Promise<SearchNames> {
  const response = await fetch(url);
  const names: unknown = response.ok ? await response.json() : undefined;
  if (!isSearchNames(names)) {
    throw new Error(`[search] ${url} holds no list of names.`);
  }
  return names;
}

async function makeEngine(baseUrl: string): Promise<SearchEngine> {
  const names = fetchNames(baseUrl + NAMES_FILE);
  // The dev server has no built pages, and so no index of their text.
  const fullText =
    process.env.NODE_ENV === 'development'
      ? undefined
      : startFullText(baseUrl + INDEX_FOLDER, document.documentElement.lang);
  try {
    return new SearchEngine(await names, fullText);
  } catch (error) {
    fullText?.close();
    throw error;
  }
}

let engine: Promise<SearchEngine> | undefined;

/**
 * The search engine of the page's language, loaded once for as long as the page is open.
 *
 * @throws when the list of names is missing; the next call tries again
 */
export function loadEngine(baseUrl: string): Promise<SearchEngine> {
  engine ??= makeEngine(baseUrl).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
