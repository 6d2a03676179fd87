import MiniSearch from 'minisearch';
import {MESSAGES_FILE, NAMES_FILE, TEXT_FILE, TYPES_FILE} from '../../plugins/search/urls';
import type {SearchResult} from '../../plugins/search/client/rank';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import {TEXT_INDEX} from '../../plugins/search/textIndex';
import type {SearchMessages, SearchNames, SearchTypes} from '../../plugins/search/types';
import {productOfPath} from '../../src/site/paths';
import {readBuilt, readData} from './builtFiles';

/** How many results a reader looks at. */
export const FIRST = 3;

/** The engine of one language, from its base URL without a slash before it. */
export function engineOf(base: string): SearchEngine {
  return new SearchEngine(readData<SearchNames>(base + NAMES_FILE), {
    text: MiniSearch.loadJSONAsync(readBuilt(base + TEXT_FILE), TEXT_INDEX),
    messages: () => Promise.resolve(readData<SearchMessages>(base + MESSAGES_FILE)),
    types: Promise.resolve(readData<SearchTypes>(base + TYPES_FILE)),
  });
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
