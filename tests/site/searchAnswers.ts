import {MESSAGES_FILE, NAMES_FILE, TEXT_FILE, textShardFile, TYPES_FILE} from '../../plugins/search/urls';
import type {SearchResult} from '../../plugins/search/client/rank';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import {textReader, type TextReader} from '../../plugins/search/client/textReader';
import type {ShardedIndex, IndexedWord} from '../../plugins/search/textIndex';
import type {SearchMessages, SearchNames, SearchTypes} from '../../plugins/search/types';
import {inLanguage, productOfPath, readLanguage} from '../../src/site/paths';
import {readData} from './builtFiles';

/** How many results a reader looks at. */
export const FIRST = 3;

/**
 * Reads the text index of one language, from its base URL without a slash before it.
 *
 * @param onShard called with each shard that is needed
 */
export function textReaderOf(base: string, onShard: (file: string) => void = () => undefined): TextReader {
  return textReader(Promise.resolve(readData<ShardedIndex>(base + TEXT_FILE)), (name) => {
    const file = base + textShardFile(name);
    onShard(file);
    return Promise.resolve(readData<IndexedWord[]>(file));
  });
}

/** The engine of one language, from its base URL without a slash before it. */
export function engineOf(base: string): SearchEngine {
  return new SearchEngine(readData<SearchNames>(base + NAMES_FILE), {
    text: textReaderOf(base),
    messages: () => Promise.resolve(readData<SearchMessages>(base + MESSAGES_FILE)),
    types: Promise.resolve(readData<SearchTypes>(base + TYPES_FILE)),
  });
}

const engines = new Map<string, SearchEngine>();

/** What the search of the page's language answers on a page, with all that it can find. */
export async function ask(question: string, from = '/x/introduction/'): Promise<SearchAnswer> {
  let answer: SearchAnswer = {groups: []};
  const base = inLanguage('/', readLanguage(from).userLanguage).slice(1);
  const engine = engines.get(base) ?? engineOf(base);
  engines.set(base, engine);
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
