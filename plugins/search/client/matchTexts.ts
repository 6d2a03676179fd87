import type MiniSearch from 'minisearch';
import type {IndexedPage} from '../textIndex';
import {isUnspaced, pairsOf} from '../words';
import type {Query} from './query';
import {stem} from './stem';

/** A page whose text holds words of a query. */
export interface TextMatch {
  /** URL of the page, base URL included. */
  readonly path: string;
  /** How well it fits, up to 1 for the best page if it holds all the words. */
  readonly fit: number;
}

/** Words shorter than this are the beginning of too many others. */
export const SHORTEST_BEGINNING = 3;

/**
 * How MiniSearch weighs what it finds, measured on the questions of `tests/fixtures/search`: words of a title and of headings
 * count more than those of the text, a longer word that begins as the query's does counts less, and how often a page has a
 * word and how long the page is count little.
 */
const WEIGHTS = {
  boost: {title: 6, headings: 3},
  weights: {prefix: 0.3, fuzzy: 0},
  bm25: {k: 0.5, b: 0.2, d: 0.25},
};

/** What a page has to hold for a word: all the pairs of a run without spaces, or one of the word's forms. */
function formsOf(key: string): {queries: string[]; combineWith: 'AND' | 'OR'} {
  return isUnspaced(key)
    ? {queries: pairsOf(key), combineWith: 'AND'}
    : {queries: [...new Set([key, stem(key)])], combineWith: 'OR'};
}

/** Pages that hold at least one word of a query. */
export function matchTexts(index: MiniSearch<IndexedPage>, {terms}: Query): TextMatch[] {
  const words = terms.map(({key}) => formsOf(key));
  const results = index.search(
    {queries: words},
    {...WEIGHTS, prefix: (word) => word.length >= SHORTEST_BEGINNING || isUnspaced(word)},
  );
  const found = results.map(({id, score, queryTerms}) => {
    const held = words.filter(({queries}) => queries.some((form) => queryTerms.includes(form))).length;
    // MiniSearch multiplies by the number of forms; the number of words is meant.
    return {path: id as string, score: (score / queryTerms.length) * held, share: held / words.length};
  });
  const best = Math.max(...found.map(({score}) => score));
  return found.map(({path, score, share}) => ({path, fit: Math.sqrt((score / best) * share)}));
}
