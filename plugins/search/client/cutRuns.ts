import {isUnspaced, pairsOf, splitWords} from '../words';
import type {NameIndex} from './nameIndex';
import {joined, MOST_TERMS, type Query, type Term} from './query';

type IsFound = (run: string) => boolean;

/** Whether a run stands in a name or in another name of a page. */
function isInNames(run: string, {entries}: NameIndex): boolean {
  return entries.some(({key, labels}) => key.includes(run) || labels.some((label) => label.key.includes(run)));
}

/** The longest name in a run, with what stands before and after it. */
function longestName(run: string, {keys}: NameIndex): [string, string, string] | undefined {
  for (let length = run.length; length > 1; length -= 1) {
    for (let start = 0; start + length <= run.length; start += 1) {
      const end = start + length;
      if (keys.has(run.slice(start, end))) {
        return [run.slice(0, start), run.slice(start, end), run.slice(end)];
      }
    }
  }
  return undefined;
}

/** The longest names in a run, and of what is between them what is found; `undefined` if there are no names. */
function wordsOfRun(run: string, index: NameIndex, isFound: IsFound): string[] | undefined {
  return longestName(run, index)?.flatMap((part) => {
    // A character alone begins too many words.
    if (part.length < 2) {
      return [];
    }
    return isFound(part) ? [part] : (wordsOfRun(part, index, isFound) ?? []);
  });
}

/** The query with other terms, or itself if there are none or they are the same. */
function withTerms(query: Query, terms: readonly Term[]): Query {
  const kept = terms.slice(0, MOST_TERMS);
  const isSame = kept.length === query.terms.length && kept.every(({key}, place) => key === query.terms[place]?.key);
  return kept.length === 0 || isSame ? query : {...query, key: joined(kept), terms: kept};
}

function asTerms(words: readonly string[]): Term[] {
  return words.map((word) => ({key: word, words: splitWords(word)}));
}

/**
 * The query with each run of a script without spaces cut that nothing has as a whole: `数据表格分页` asks for `数据表格` and `分页`.
 * Only if no word is left, it asks for the pairs of characters that something has: beside words they would tell little.
 *
 * @param isInTexts whether a page has a run
 * @returns the query itself if nothing is to cut
 */
export function cutRuns(query: Query, index: NameIndex, isInTexts: IsFound = () => false): Query {
  const isFound: IsFound = (run) => isInNames(run, index) || isInTexts(run);
  const words = query.terms.flatMap((term) =>
    isUnspaced(term.key) && !isFound(term.key) ? asTerms(wordsOfRun(term.key, index, isFound) ?? []) : [term],
  );
  const pairs = (): string[] => query.terms.flatMap(({key}) => pairsOf(key)).filter(isFound);
  return withTerms(query, words.length > 0 ? words : asTerms(pairs()));
}

/** The same query for names: a run that is no part of one is cut at those in it, although some page may have the run. */
export function cutAtNames(query: Query, index: NameIndex, isInTexts: IsFound = () => false): Query {
  const isFound: IsFound = (run) => isInNames(run, index) || isInTexts(run);
  const words = query.terms.flatMap((term) => {
    const inRun =
      isUnspaced(term.key) && !isInNames(term.key, index) ? wordsOfRun(term.key, index, isFound) : undefined;
    return inRun ? asTerms(inRun) : [term];
  });
  return withTerms(query, words);
}
