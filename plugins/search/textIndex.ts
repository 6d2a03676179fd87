import type {Options} from 'minisearch';
import {isFiller, isUnspaced, keyOf, pairsOf, wordsIn} from './words';

/** A written page, as the full-text index takes it. */
export interface IndexedPage {
  /** URL, base URL included. */
  readonly path: string;
  readonly title: string;
  /** All headings below the title. */
  readonly headings: string;
  readonly text: string;
}

/** Numbers of pull requests, sums and times in examples: no question is about them. */
const LONG_NUMBER = /^\d{4}/;

function isIndexed(word: string): boolean {
  return (isUnspaced(word) || !isFiller(word)) && !LONG_NUMBER.test(word);
}

/** How often a text has a word that counts twice. The exact number says little of a page, and would be a tenth of the index. */
const OFTEN = 4;

/** Each word of a text once, or twice if it is there often. */
function onceOrTwice(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].flatMap(([word, count]) => (count < OFTEN ? [word] : [word, word]));
}

/** How MiniSearch reads pages. A saved index can only be loaded with the options that it was made with. */
export const TEXT_INDEX: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'headings', 'text'],
  // Headings are compared with a question one by one.
  storeFields: ['headings'],
  // Words that no question is about would be a tenth of the index.
  tokenize: (text, field) => {
    const words = wordsIn(text)
      .flatMap(({word}) => (isUnspaced(word) ? pairsOf(word) : keyOf(word)))
      .filter(isIndexed);
    return field === 'text' ? onceOrTwice(words) : words;
  },
};

/** Words shorter than this are the beginning of too many others. */
const SHORTEST_BEGINNING = 3;

/** Whether a word of a question is looked for as the beginning of others too. */
export function isBeginning(word: string): boolean {
  return word.length >= SHORTEST_BEGINNING || isUnspaced(word);
}

/** A word and where it stands: in which fields of which pages, and how often. */
export type IndexedWord = readonly [word: string, places: unknown];

/** What MiniSearch saves, by what is read of it here. */
export interface SavedIndex {
  readonly index: readonly IndexedWord[];
}

/** Neighboring words in the order of the alphabet, in a file of their own. */
export interface IndexShard {
  /** The first of them. */
  readonly first: string;
  /** What the file is called, without its folder. */
  readonly file: string;
}

/** What MiniSearch saves of an index, but for its words: a question needs only some of these. */
export interface ShardedIndex extends SavedIndex {
  readonly shards: readonly IndexShard[];
}
