import MiniSearch from 'minisearch';
import {NAMES_FILE, TEXT_FILE, TYPES_FILE} from '../../plugins/search/urls';
import type {SearchResult} from '../../plugins/search/client/rank';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import {TEXT_INDEX} from '../../plugins/search/textIndex';
import type {SearchNames, SearchTypes} from '../../plugins/search/types';
import {productOfPath} from '../../src/site/paths';
import {readBuilt, readData} from './builtFiles';

/** How many results a reader looks at. */
export const FIRST = 3;

/** The engine of one language, from its base URL without a slash before it. */
export function engineOf(base: string): SearchEngine {
  const textIndex = MiniSearch.loadJSONAsync(readBuilt(base + TEXT_FILE), TEXT_INDEX);
  const types = readData<SearchTypes>(base + TYPES_FILE);
  return new SearchEngine(readData<SearchNames>(base + NAMES_FILE), textIndex, Promise.resolve(types));
}

let engine: SearchEngine | undefined;

/** What the search answers on a page, with all that it can find. */
export async function ask(question: string, from = '/x/introduction/'): Promise<SearchAnswer> {
  let answer: SearchAnswer = {groups: []};
  engine ??= engineOf('');
  const {hasFullText} = await engine.answer(question, productOfPath(from).productId, (better) => {
    answer = better;
  });
  expect(hasFullText).toBe(true);
  return answer;
}

/** The results of an answer in their order. */
export function linesOf({groups}: SearchAnswer): SearchResult[] {
  return groups.flatMap(({results}) => results);
}
