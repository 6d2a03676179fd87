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

/** Numbers of pull requests, sums in examples: no question is about them. */
const LONG_NUMBER = /^\d{4,}$/;

/** How MiniSearch reads pages. A saved index can only be loaded with the options that it was made with. */
export const TEXT_INDEX: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'headings', 'text'],
  // Words that no question is about would be a tenth of the index.
  tokenize: (text) =>
    wordsIn(text)
      .flatMap(({word}) => (isUnspaced(word) ? pairsOf(word) : keyOf(word)))
      .filter((word) => !isFiller(word) && !LONG_NUMBER.test(word)),
};
