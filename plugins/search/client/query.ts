import {pastedWords} from '../messageWords';
import {isFiller, keyOf, splitWords, wordsIn} from '../words';
import {stem} from './stem';

/** How much of what was typed is read: more than any question has, and too little to keep a browser busy. */
const LONGEST_QUERY = 200;
const MOST_TERMS = 10;

/** One word of a question. */
export interface Term {
  /** Letters and digits in lower case. */
  readonly key: string;
  /** The parts of a name: `sortModel` has two. */
  readonly words: readonly string[];
}

export interface Query {
  /** All terms joined: `row height` asks for `rowHeight` too. */
  readonly key: string;
  /** The whole text joined, with the words that say nothing: they are part of names and messages too. */
  readonly whole: string;
  /** The text as it was typed, without the signs around names of code. */
  readonly spelled: string;
  readonly terms: readonly Term[];
  /** Every word, in case the text is a message that was pasted. */
  readonly pasted: readonly string[];
}

/** Messages end with URLs, which say nothing in words. */
function withoutUrls(text: string): string {
  const rest = text.replace(/https?:\/\/\S+/g, ' ');
  return rest.trim() === '' ? text : rest;
}

/**
 * Reads a question.
 *
 * @param text as it was typed; only its beginning counts
 * @returns a query without terms if the text has no letters and no digits
 */
export function readQuery(text: string): Query {
  const short = text.slice(0, LONGEST_QUERY);
  const terms = wordsIn(withoutUrls(short))
    .map(({word}) => ({key: keyOf(word), words: splitWords(word)}))
    // Some signs of the Chinese script are no letters, and every text would hold the empty word everywhere.
    .filter(({key}) => key !== '')
    .slice(0, MOST_TERMS);
  const telling = terms.filter(({key}) => !isFiller(key));
  const kept = telling.length > 0 ? telling : terms;
  const spelled = short.replace(/^[\s.<`'"]+|[\s/>()`'";]+$/g, '');
  return {key: kept.map(({key}) => key).join(''), whole: keyOf(short), spelled, terms: kept, pasted: pastedWords(text)};
}

/**
 * The words of a question that tell parts of a page from each other, as stems: not those that name its product. If all
 * do, all are.
 */
export function significantTerms(text: string, {context}: {readonly context: ReadonlySet<string>}): string[] {
  const stems = readQuery(text).terms.flatMap(({words}) => words.map(stem));
  const telling = stems.filter((word) => !context.has(word));
  return telling.length > 0 ? telling : stems;
}
