import {pastedWords} from '../messageWords';
import {cutAtAsking, isFiller, keyOf, splitWords, wordsIn} from '../words';
import {stem} from './stem';

/** How much of what was typed is read: more than any question has, and too little to keep a browser busy. */
const LONGEST_QUERY = 200;
export const MOST_TERMS = 10;

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
  /** The same from the first word that says something to the last: `migratefromv5` of `how do I migrate from v5`. */
  readonly phrase: string;
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

/** Terms as one name. */
export function joined(terms: readonly Term[]): string {
  return terms.map(({key}) => key).join('');
}

/**
 * Reads a question.
 *
 * @param text as it was typed; only its beginning counts, of a pasted message more of it
 * @returns a query without terms if the text has no letters and no digits
 */
export function readQuery(text: string): Query {
  const short = text.slice(0, LONGEST_QUERY);
  const terms = wordsIn(withoutUrls(short))
    .flatMap(({word}) => cutAtAsking(word))
    .map((word) => ({key: keyOf(word), words: splitWords(word)}))
    // Some signs of the Chinese script are no letters, and every text would hold the empty word everywhere.
    .filter(({key}) => key !== '')
    .slice(0, MOST_TERMS);
  const telling = terms.filter(({key}) => !isFiller(key));
  const kept = telling.length > 0 ? telling : terms;
  const [first = 0, last = 0] = [kept[0], kept.at(-1)].map((term) => terms.findIndex((each) => each === term));
  const spelled = short.replace(/^[\s.<`'"]+|[\s/>()`'";]+$/g, '');
  return {
    key: joined(kept),
    whole: keyOf(short),
    phrase: joined(terms.slice(first, last + 1)),
    spelled,
    terms: kept,
    pasted: pastedWords(text),
  };
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
