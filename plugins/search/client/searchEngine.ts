import type {ProductId} from '@site/src/site/products';
import type {SearchNames} from '../types';
import {splitWords, UNSPACED} from '../words';
import type {FoundText, FullText} from './fullText';
import {matchNames, correctTypos} from './matchNames';
import {makeNameIndex, type NameEntry, type NameIndex} from './nameIndex';
import {readQuery, type Query} from './query';
import {rank, type PartlyFound, type ResultGroup} from './rank';

/** Words of questions about versions: `upgrade`, `migrating`, `v5`. */
const ABOUT_CHANGES = /^(?:upgrad|migrat|codemod|changelog|release|breaking|v\d)/;

/** An answer to one question. */
export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** The words that were looked for, where they are not those that were typed. */
  readonly fixed?: string;
}

/** How long the answer waits for the full text, in milliseconds; then the names stand alone until it comes. */
const PATIENCE_MS = 100;

/** From how many pages on it does not matter which others hold only some of the words. */
const ENOUGH_PAGES = 3;

/** Words shorter than this match too much to be worth a search of all texts; a Chinese word may be as short. */
function isWorthReading({terms}: Query): boolean {
  return terms.some(({key}) => key.length > 1 || /[^\p{ASCII}]/u.test(key));
}

function wordsOf({terms}: Query): string[] {
  return terms.map(({key, words}) => (words.length > 1 ? words.join('') : key));
}

/**
 * Pages that hold all the words; what is written without spaces has to stand there as it is. Where Pagefind has cut the text
 * into other words than the browser does, the beginning leads to the pages.
 */
async function findAll(fullText: FullText, words: readonly string[]): Promise<FoundText[]> {
  const unspaced = words.filter((word) => UNSPACED.test(word));
  const find = (cut: (word: string) => readonly string[]): Promise<FoundText[]> =>
    fullText.find(words.flatMap((word) => (UNSPACED.test(word) ? cut(word) : word)).join(' '), unspaced);
  const found = await find(splitWords);
  if (unspaced.length === 0 || found.length >= ENOUGH_PAGES) {
    return found;
  }
  const known = new Set(found.map(({fragment}) => fragment));
  const others = await find((word) => [...word].slice(0, 1));
  return [...found, ...others.filter(({fragment}) => !known.has(fragment))];
}

/** How many letters of a word a page must have to be an answer. */
const LEAST_SHARED = 3;

/** Whether a page has a word: of one that no page has, Pagefind looks for the first letters, down to one. */
async function hasWord({excerpt}: FoundText, word: string): Promise<boolean> {
  const start = word.slice(0, LEAST_SHARED).toLowerCase();
  const {parts} = await excerpt([]);
  return parts.some(({text, isMarked}) => isMarked && text.toLowerCase().includes(start));
}

/** Pages that hold some of the words, with the share they hold. */
async function findPartly(fullText: FullText, words: readonly string[]): Promise<PartlyFound[]> {
  const answers = [];
  for (const word of words) {
    answers.push(await findAll(fullText, [word]));
  }
  const counts = new Map<string, {found: FoundText; score: number; count: number}>();
  for (const found of answers.flat()) {
    const known = counts.get(found.fragment);
    counts.set(found.fragment, {
      found: known?.found ?? found,
      score: (known?.score ?? 0) + found.score,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...counts.values()].map(({found, score, count}) => ({
    found: {...found, score},
    share: count / words.length,
  }));
}

/** Answers questions from the list of names and, where it can be had, the full text. */
export class SearchEngine {
  readonly #index: NameIndex;
  readonly #pageOf: ReadonlyMap<string, NameEntry>;
  readonly #fullText: FullText | undefined;

  constructor(names: SearchNames, fullText: FullText | undefined) {
    this.#index = makeNameIndex(names);
    this.#fullText = fullText;
    this.#pageOf = new Map(
      this.#index.entries.flatMap((entry) => (entry.fragment === undefined ? [] : [[entry.fragment, entry] as const])),
    );
  }

  /**
   * Answers a question, first by names alone where the full text takes its time.
   *
   * @param ownProduct the product of the page the reader is on
   * @param onAnswer called with each answer that is better than the one before; the last one is complete
   * @returns whether the full text could be asked
   */
  async answer(
    text: string,
    ownProduct: ProductId | null,
    onAnswer: (answer: SearchAnswer) => void,
  ): Promise<{hasFullText: boolean}> {
    const typed = readQuery(text);
    const fixed = correctTypos(typed, this.#index);
    const query = fixed ?? typed;
    const names = matchNames(this.#index, query);
    const report = (texts: readonly FoundText[], partly: readonly PartlyFound[]): void =>
      onAnswer({
        groups: rank(
          {
            names,
            texts,
            partly,
            termCount: query.terms.length,
            isAboutChanges: query.terms.some(({key}) => ABOUT_CHANGES.test(key)),
            pageOf: this.#pageOf,
          },
          ownProduct,
        ),
        ...(fixed && {fixed: wordsOf(fixed).join(' ')}),
      });
    if (!this.#fullText || !isWorthReading(query)) {
      report([], []);
      return {hasFullText: this.#fullText !== undefined};
    }
    this.#fullText.forget();
    const impatience = setTimeout(() => report([], []), PATIENCE_MS);
    try {
      const words = wordsOf(query);
      const found = await findAll(this.#fullText, words);
      const [word = '', ...others] = words;
      const [best] = found;
      const isNonsense =
        best && names.length === 0 && others.length === 0 && !UNSPACED.test(word) && !(await hasWord(best, word));
      const texts = isNonsense ? [] : found;
      const partly = texts.length < ENOUGH_PAGES && words.length > 1 ? await findPartly(this.#fullText, words) : [];
      report(texts, partly);
      return {hasFullText: true};
    } catch {
      report([], []);
      return {hasFullText: false};
    } finally {
      clearTimeout(impatience);
    }
  }
}
