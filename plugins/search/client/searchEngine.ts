import type MiniSearch from 'minisearch';
import type {ProductId} from '@site/src/site/products';
import type {IndexedPage} from '../textIndex';
import type {SearchMessages, SearchNames, SearchTypes} from '../types';
import {correctTypos} from './correctTypos';
import {cutAtNames, cutRuns} from './cutRuns';
import {matchNames} from './matchNames';
import {isInTexts, matchTexts, wordsToRead, type TextMatch} from './matchTexts';
import {makeNameIndex, type NameEntry, type NameIndex} from './nameIndex';
import {readQuery, type Query} from './query';
import {rank, type ResultFilter, type ResultGroup} from './rank';
import {isAboutChanges, productNamed, productsAskedFor, wordsOfProducts} from './productsAskedFor';
import {pagesNamed} from './subjects';
import type {TextReader} from './textReader';
import {typesByUrl} from './typesByUrl';

/** An answer to one question. */
export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** The words that were looked for, if they are not those that were typed. */
  readonly fixed?: string;
  /** The words of the question that are found, with spaces between them, if it was typed without. */
  readonly cut?: string;
}

/** A question as it is looked for. */
interface Understood extends Omit<SearchAnswer, 'groups'> {
  readonly query: Query;
  /** The same for names. */
  readonly naming: Query;
}

/** What is fetched besides the list of names. */
export interface SearchParts {
  readonly text?: TextReader;
  /** Called once, for the first question that may be a message. */
  readonly messages?: () => Promise<SearchMessages>;
  /** Added to the answers if they are there by then: no answer waits for them. */
  readonly types?: Promise<SearchTypes>;
}

/** How long the answer waits for text and messages, in milliseconds; then the names stand alone until they come. */
const PATIENCE_MS = 100;

/** What the text of a page counts if the question names another product. */
const OTHER_PRODUCT_SHARE = 0.65;

/** What the text of a page counts whose title the question has among its words. */
const NAMED_PAGE_SHARE = 1.6;

/** Fewer words are no message that somebody pasted, but for a few that have two. */
const FEWEST_PASTED = 3;

/** Words shorter than this match too much to be worth a search of all texts; a Chinese word may be as short. */
function isWorthReading({terms}: Query): boolean {
  return terms.some(({key}) => key.length > 1 || /[^\p{ASCII}]/u.test(key));
}

/** The value of a promise, or nothing if it is rejected. */
function orNothing<Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> {
  return Promise.resolve(promise).catch(() => undefined);
}

/** Answers questions from the list of names and, if there is one, the index of the text. */
export class SearchEngine {
  #index: NameIndex;
  #types: ReadonlyMap<string, string> | undefined;
  readonly #text: SearchParts['text'];
  /** What the question before was answered from. */
  #latest: MiniSearch<IndexedPage> | undefined;
  readonly #loadMessages: () => Promise<void>;

  constructor(names: SearchNames, {text, messages, types}: SearchParts = {}) {
    this.#index = makeNameIndex(names);
    this.#text = text;
    let withMessages: Promise<void> | undefined;
    this.#loadMessages = () =>
      (withMessages ??= (messages?.() ?? Promise.resolve({})).then((loaded) => {
        this.#index = makeNameIndex(names, loaded);
      }));
    types?.then(
      (loaded) => {
        this.#types = typesByUrl(names, loaded);
      },
      () => undefined,
    );
  }

  /** Pages that an index of another deployment has are left out: the list of names says what there is. */
  #known(texts: readonly TextMatch[], query: Query): Map<NameEntry, number> {
    const isAsked = productsAskedFor(query, this.#index);
    const isNamed = pagesNamed(query, this.#index);
    const shareOf = (page: NameEntry): number => {
      if (!isAsked(page)) {
        return OTHER_PRODUCT_SHARE;
      }
      return isNamed(page) ? NAMED_PAGE_SHARE : 1;
    };
    const found = texts.flatMap(({path, fit}) => {
      const entry = this.#index.pages.get(path);
      return entry ? [[entry, fit * shareOf(entry)] as const] : [];
    });
    const best = Math.max(1, ...found.map(([, fit]) => fit));
    return new Map(found.map(([entry, fit]) => [entry, fit / best]));
  }

  /**
   * Answers a question, first by names alone if the index of the text takes its time.
   *
   * @param ownProduct the product of the page the reader is on
   * @param filter leaves out what the reader does not want to see
   * @param onAnswer called with each answer that is better than the one before; the last one is complete
   * @returns whether the text could be searched
   */
  async answer(
    text: string,
    ownProduct: ProductId | null,
    onAnswer: (answer: SearchAnswer) => void,
    filter: ResultFilter = {},
  ): Promise<{hasFullText: boolean}> {
    const typed = readQuery(text);
    const understand = (index?: MiniSearch<IndexedPage>): Understood => {
      const isRead = (key: string): boolean => index !== undefined && isInTexts(key, index);
      const cut = cutRuns(typed, this.#index, isRead);
      const query = correctTypos(cut, this.#index, isRead) ?? cut;
      const words = query.terms.map(({key}) => key).join(' ');
      const naming = cutAtNames(query, this.#index, isRead);
      return {query, naming, ...(query !== cut ? {fixed: words} : cut !== typed && {cut: words})};
    };
    // What the pages say of a word as it was typed tells whether it is a typo.
    const read = (corrected: Query): Promise<MiniSearch<IndexedPage> | undefined> =>
      orNothing(this.#text?.([...new Set([...wordsToRead(typed), ...wordsToRead(corrected)])]));
    const report = (index?: MiniSearch<IndexedPage>): void => {
      const {query, naming, ...words} = understand(index);
      const findings = {
        names: matchNames(this.#index, naming),
        texts: this.#known(index ? matchTexts(index, query, wordsOfProducts(query, this.#index)) : [], query),
        isAboutChanges: isAboutChanges(query),
        spelled: query.spelled,
        types: this.#types,
      };
      // Who names a product looks for what it has, on whichever page.
      const product = productNamed(query, this.#index) ?? ownProduct;
      onAnswer({groups: rank(findings, product, filter), ...words});
    };
    const {query} = understand();
    if (!isWorthReading(typed)) {
      report();
      return {hasFullText: this.#text !== undefined};
    }
    // Pages that were found do not go while the next letters need another shard.
    const impatience = setTimeout(() => report(this.#latest), PATIENCE_MS);
    const reading = read(query);
    const hasMessages =
      typed.pasted.length < FEWEST_PASTED || (await orNothing(this.#loadMessages().then(() => true))) === true;
    // With the messages more words are known, and what was taken for a typo may be none.
    const {query: better} = understand();
    const index = await (better.key === query.key ? reading : read(better));
    this.#latest = index ?? this.#latest;
    clearTimeout(impatience);
    report(index);
    return {hasFullText: index !== undefined && hasMessages};
  }
}
