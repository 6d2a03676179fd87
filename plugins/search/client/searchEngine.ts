import type MiniSearch from 'minisearch';
import type {ProductId} from '@site/src/site/products';
import type {IndexedPage} from '../textIndex';
import type {SearchNames, SearchTypes} from '../types';
import {correctTypos} from './correctTypos';
import {matchNames} from './matchNames';
import {matchTexts, type TextMatch} from './matchTexts';
import {makeNameIndex, type NameEntry, type NameIndex} from './nameIndex';
import {readQuery, type Query} from './query';
import {rank, type ResultFilter, type ResultGroup} from './rank';
import {productsAskedFor} from './productsAskedFor';
import {typesByUrl} from './typesByUrl';

/** Words of questions about versions: `upgrade`, `migrating`, `v5`. */
const ABOUT_CHANGES = /^(?:upgrad|migrat|codemod|changelog|release|breaking|v\d)/;

/** An answer to one question. */
export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** The words that were looked for, if they are not those that were typed. */
  readonly fixed?: string;
}

/** How long the answer waits for the index of the text, in milliseconds; then the names stand alone until it comes. */
const PATIENCE_MS = 100;

/** What the text of a page counts if the question names another product. */
const OTHER_PRODUCT_SHARE = 0.65;

/** Words shorter than this match too much to be worth a search of all texts; a Chinese word may be as short. */
function isWorthReading({terms}: Query): boolean {
  return terms.some(({key}) => key.length > 1 || /[^\p{ASCII}]/u.test(key));
}

/** Answers questions from the list of names and, if there is one, the index of the text. */
export class SearchEngine {
  readonly #index: NameIndex;
  readonly #pageOf: ReadonlyMap<string, NameEntry>;
  #types: ReadonlyMap<string, string> | undefined;
  readonly #textIndex: Promise<MiniSearch<IndexedPage>> | undefined;

  /**
   * @param types adds to the answers what is known of it by then: no answer waits for it
   */
  constructor(
    names: SearchNames,
    textIndex: Promise<MiniSearch<IndexedPage>> | undefined,
    types?: Promise<SearchTypes>,
  ) {
    this.#index = makeNameIndex(names);
    this.#textIndex = textIndex;
    types?.then(
      (loaded) => {
        this.#types = typesByUrl(names, loaded);
      },
      () => undefined,
    );
    const pages = this.#index.entries.filter(({kind}) => kind === 'page');
    this.#pageOf = new Map(pages.map((entry) => [entry.places[0].url, entry]));
  }

  /** Pages that an index of another deployment has are left out: the list of names says what there is. */
  #known(texts: readonly TextMatch[], query: Query): Map<NameEntry, number> {
    const isAsked = productsAskedFor(query, this.#index);
    return new Map(
      texts.flatMap(({path, fit}) => {
        const entry = this.#pageOf.get(path);
        return entry ? [[entry, fit * (isAsked(entry) ? 1 : OTHER_PRODUCT_SHARE)] as const] : [];
      }),
    );
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
    const fixed = correctTypos(typed, this.#index);
    const query = fixed ?? typed;
    const names = matchNames(this.#index, query);
    const isAboutChanges = query.terms.some(({key}) => ABOUT_CHANGES.test(key));
    const report = (matches: readonly TextMatch[]): void => {
      const findings = {
        names,
        texts: this.#known(matches, query),
        isAboutChanges,
        spelled: query.spelled,
        types: this.#types,
      };
      onAnswer({
        groups: rank(findings, ownProduct, filter),
        ...(fixed && {fixed: fixed.terms.map(({key}) => key).join(' ')}),
      });
    };
    if (!this.#textIndex || !isWorthReading(query)) {
      report([]);
      return {hasFullText: this.#textIndex !== undefined};
    }
    const impatience = setTimeout(() => report([]), PATIENCE_MS);
    try {
      report(matchTexts(await this.#textIndex, query));
      return {hasFullText: true};
    } catch {
      report([]);
      return {hasFullText: false};
    } finally {
      clearTimeout(impatience);
    }
  }
}
