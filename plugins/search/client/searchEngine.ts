import type MiniSearch from 'minisearch';
import type {ProductId} from '@site/src/site/products';
import type {IndexedPage} from '../textIndex';
import type {SearchMessages, SearchNames, SearchTypes} from '../types';
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

/** What is fetched besides the list of names. */
export interface SearchParts {
  readonly text?: Promise<MiniSearch<IndexedPage>>;
  /** Called once, for the first question that may be a message. */
  readonly messages?: () => Promise<SearchMessages>;
  /** Added to the answers if they are there by then: no answer waits for them. */
  readonly types?: Promise<SearchTypes>;
}

/** How long the answer waits for text and messages, in milliseconds; then the names stand alone until they come. */
const PATIENCE_MS = 100;

/** What the text of a page counts if the question names another product. */
const OTHER_PRODUCT_SHARE = 0.65;

/** Fewer words are no message that somebody pasted, but for a few that have two. */
const FEWEST_PASTED = 3;

/** Words shorter than this match too much to be worth a search of all texts; a Chinese word may be as short. */
function isWorthReading({terms}: Query): boolean {
  return terms.some(({key}) => key.length > 1 || /[^\p{ASCII}]/u.test(key));
}

/** Answers questions from the list of names and, if there is one, the index of the text. */
export class SearchEngine {
  #index: NameIndex;
  #types: ReadonlyMap<string, string> | undefined;
  readonly #text: SearchParts['text'];
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
    return new Map(
      texts.flatMap(({path, fit}) => {
        const entry = this.#index.pages.get(path);
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
    const report = (index?: MiniSearch<IndexedPage>): void => {
      const fixed = correctTypos(typed, this.#index);
      const query = fixed ?? typed;
      const findings = {
        names: matchNames(this.#index, query),
        texts: this.#known(index ? matchTexts(index, query) : [], query),
        isAboutChanges: query.terms.some(({key}) => ABOUT_CHANGES.test(key)),
        spelled: query.spelled,
        types: this.#types,
      };
      onAnswer({
        groups: rank(findings, ownProduct, filter),
        ...(fixed && {fixed: fixed.terms.map(({key}) => key).join(' ')}),
      });
    };
    if (!isWorthReading(typed)) {
      report();
      return {hasFullText: this.#text !== undefined};
    }
    const impatience = setTimeout(report, PATIENCE_MS);
    const [read, messages] = await Promise.allSettled([
      this.#text,
      typed.pasted.length >= FEWEST_PASTED ? this.#loadMessages() : undefined,
    ]);
    clearTimeout(impatience);
    const index = read.status === 'fulfilled' ? read.value : undefined;
    report(index);
    return {hasFullText: index !== undefined && messages.status === 'fulfilled'};
  }
}
