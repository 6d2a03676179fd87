import {editDistance} from '@site/src/text/nearestName';
import {matchMessages} from './matchMessages';
import type {NameIndex} from './nameIndex';
import {joined, type Query, type Term} from './query';
import {stem} from './stem';

/** From which length on a word may be mistyped: shorter ones have too many neighbours. */
export const SHORTEST_MISTYPED = 4;
/** From which length on a word may be mistyped twice. */
const SHORTEST_TWICE = 8;
/** Up to which length the first letter has to be right: any few letters are near some word. */
const LONGEST_SHORT = 5;

/** Whether a word is known: as itself, in another form, or as the beginning of a known word or name. */
function isKnown(key: string, {words, names}: NameIndex): boolean {
  if (words.has(key) || names.has(key)) {
    return true;
  }
  const wanted = stem(key);
  for (const word of words) {
    if (word.startsWith(key) || stem(word) === wanted) {
      return true;
    }
  }
  for (const name of names) {
    if (name.startsWith(key)) {
      return true;
    }
  }
  return false;
}

/** The word or name that somebody most likely meant: with the fewest slips, and none on the first letter if there are several. */
function meant(key: string, {words, names, printed}: NameIndex): string | undefined {
  let limit = key.length >= SHORTEST_TWICE ? 2 : 1;
  let best: string | undefined;
  for (const known of [words, names]) {
    for (const word of known) {
      const isRightAtFirst = word[0] === key[0];
      if (printed.has(word) || (key.length <= LONGEST_SHORT && !isRightAtFirst)) {
        continue;
      }
      const slips = editDistance(key, word, limit);
      if (slips < limit || (slips === limit && (best === undefined || (isRightAtFirst && best[0] !== key[0])))) {
        [limit, best] = [slips, word];
      }
    }
  }
  return best;
}

/**
 * The query with each mistyped word as it was meant, by one slip of the finger, or two in a long word; `undefined` if nothing
 * is to fix. Words that begin a known one are still being typed, and stay.
 *
 * @param isInTexts whether a page has a word that begins so; the list of names has only some of their words
 */
export function correctTypos(
  query: Query,
  index: NameIndex,
  isInTexts: (key: string) => boolean = () => false,
): Query | undefined {
  if (index.keys.has(query.whole) || index.keys.has(query.phrase) || matchMessages(index, query).size > 0) {
    return undefined;
  }
  const fixed = query.terms.map((term): Term => {
    if (term.key.length < SHORTEST_MISTYPED || isKnown(term.key, index)) {
      return term;
    }
    const word = meant(term.key, index);
    return word === undefined || isInTexts(term.key) ? term : {key: word, words: [word]};
  });
  if (fixed.every((term, index) => term === query.terms[index])) {
    return undefined;
  }
  const key = joined(fixed);
  return {key, whole: key, phrase: key, spelled: key, terms: fixed, pasted: query.pasted};
}
