import type MiniSearch from 'minisearch';
import type {QueryCombination} from 'minisearch';
import {isBeginning, type IndexedPage} from '../textIndex';
import {isFiller, isUnspaced, pairsOf} from '../words';
import {headingFit} from './headingFit';
import type {Query, Term} from './query';
import {stem} from './stem';
import {SYNONYM_WEIGHT, synonymsOf} from './synonyms';

/** A page whose text holds words of a query. */
export interface TextMatch {
  /** URL of the page, base URL included. */
  readonly path: string;
  /** How well it fits, up to 1 for the best page if it holds all the words. */
  readonly fit: number;
}

/**
 * How MiniSearch weighs what it finds, measured on the questions of `tests/fixtures/search`: words of a title and of headings
 * count more than those of the text, a longer word that begins as the query's does counts less, and how often a page has a
 * word and how long the page is count little.
 */
const WEIGHTS = {
  boost: {title: 5, headings: 3},
  weights: {prefix: 0.4, fuzzy: 0},
  bm25: {k: 0.3, b: 0.3, d: 0.5},
};
/** What a word counts of a product's name: it says where to look, and titles that have it say little of what is looked for. */
const PRODUCT_WEIGHT = 0.15;

/** What a heading adds that is the question, as a multiple of what a page has without. */
const HEADING_WEIGHT = 2;
/** How many pages have their headings read, of the best: other pages do not come near them. */
const MOST_READ = 40;

/** Words of so few letters are not looked for as the beginning of others, so their plurals are named. */
const SHORTEST_WITH_ENDING = 3;

/** A word of a query, as the texts are asked for it. */
interface AskedWord {
  /** What a page has to hold: all the pairs of a run without spaces, or one of the word's forms. */
  readonly forms: readonly string[];
  readonly combineWith: 'AND' | 'OR';
  /** Words that stand for it. */
  readonly others: readonly string[];
  /** How much the word tells. One that most pages have tells little. */
  readonly telling: number;
  /** How much it counts to find it. */
  readonly weight: number;
}

/** `ids` of `id`. */
function pluralsOf(key: string): string[] {
  return key.length < SHORTEST_WITH_ENDING ? [`${key}s`] : [];
}

function formsOf(key: string): Pick<AskedWord, 'forms' | 'combineWith'> {
  return isUnspaced(key)
    ? {forms: pairsOf(key), combineWith: 'AND'}
    : {forms: [...new Set([key, stem(key), ...pluralsOf(key)])], combineWith: 'OR'};
}

function synonymForms({key}: Term): string[] {
  return synonymsOf(key).flatMap((word) => formsOf(word).forms);
}

/** The parts of a name that tell something. */
function partsOf({words}: Term): string[] {
  return words.length > 1 ? words.filter((word) => !isFiller(word)) : [];
}

/** Words that stand for another: its synonyms, and the parts of a name that no page has. */
function othersOf(term: Term, index: MiniSearch<IndexedPage>): string[] {
  const parts = partsOf(term);
  const isUnknown = parts.length > 0 && index.search(term.key, {prefix: isBeginning}).length === 0;
  return [...synonymForms(term), ...(isUnknown ? parts : [])];
}

/** All words that the index has to know about to answer a query. */
export function wordsToRead({terms}: Query): string[] {
  const words = terms.flatMap((term) => [...formsOf(term.key).forms, ...synonymForms(term), ...partsOf(term)]);
  return [...new Set(words)];
}

/** Whether a page has a word, or one that begins so. */
export function isInTexts(key: string, index: MiniSearch<IndexedPage>): boolean {
  // Not its stem: that of a mistyped word may begin another, as `colum` of `colums` does.
  const queries = isUnspaced(key) ? pairsOf(key) : [key];
  return index.search({queries, combineWith: 'AND'}, {prefix: isBeginning}).length > 0;
}

function askedWord(term: Term, index: MiniSearch<IndexedPage>, weight: number): AskedWord {
  const own = formsOf(term.key);
  const pages = index.search({queries: [...own.forms], combineWith: own.combineWith}).length;
  const telling = Math.sqrt(Math.log(1 + index.documentCount / Math.max(1, pages)));
  return {...own, others: othersOf(term, index), telling, weight};
}

/** The query for a word and those that stand for it. */
function queryFor({forms, combineWith, others, weight}: AskedWord): QueryCombination {
  const own: QueryCombination = {queries: [...forms], combineWith, boostTerm: () => weight};
  const instead: QueryCombination = {queries: [...others], combineWith: 'OR', boostTerm: () => SYNONYM_WEIGHT};
  return others.length === 0 ? own : {queries: [own, instead], combineWith: 'OR'};
}

function tellingOf(words: readonly AskedWord[]): number {
  return words.reduce((sum, {telling}) => sum + telling, 0);
}

/**
 * Pages that hold at least one word of a query.
 *
 * @param naming the terms that are words of products' names; they count little unless there are no others
 */
export function matchTexts(
  index: MiniSearch<IndexedPage>,
  {terms}: Query,
  naming: ReadonlySet<Term> = new Set(),
): TextMatch[] {
  const isPlace = (term: Term): boolean => naming.has(term) && naming.size < terms.length;
  const words = terms.map((term) => askedWord(term, index, isPlace(term) ? PRODUCT_WEIGHT : 1));
  const results = index.search({queries: words.map(queryFor)}, {...WEIGHTS, prefix: isBeginning});
  const sought = words.map(({forms, others, telling, weight}) => ({
    stems: forms.map(stem),
    others: others.map(stem),
    weight: telling * weight,
  }));
  const found = results.map(({id, score, queryTerms, headings}, place) => {
    // An index of another deployment may have none.
    const heading = place < MOST_READ && typeof headings === 'string' ? headingFit(headings, sought) : 0;
    const held = words.filter(({forms, others}) => [...forms, ...others].some((form) => queryTerms.includes(form)));
    // MiniSearch multiplies by the number of forms; the number of words is meant.
    return {
      path: id as string,
      score: (score / queryTerms.length) * held.length * (1 + HEADING_WEIGHT * heading),
      share: tellingOf(held) / tellingOf(words),
    };
  });
  const best = Math.max(...found.map(({score}) => score));
  return found.map(({path, score, share}) => ({path, fit: Math.sqrt((score / best) * share)}));
}
