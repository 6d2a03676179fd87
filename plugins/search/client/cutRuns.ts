import {isUnspaced, pairsOf, splitWords} from '../words';
import type {NameIndex} from './nameIndex';
import {joined, MOST_TERMS, type Query, type Term} from './query';

type IsFound = (run: string) => boolean;

/** Whether a run stands in a name or in another name of a page. */
function isInNames(run: string, {entries}: NameIndex): boolean {
  return entries.some(({key, labels}) => key.includes(run) || labels.some((label) => label.key.includes(run)));
}

/** The longest name in a run, with what stands before and after it. */
function longestName(run: string, keys: ReadonlySet<string>): [string, string, string] | undefined {
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

/** The words of a run: itself if it is found, or the longest names in it and what is between them, at last in pairs. */
function wordsOfRun(run: string, keys: ReadonlySet<string>, isFound: IsFound): string[] {
  // A character alone begins too many words.
  if (run.length < 2) {
    return [];
  }
  if (isFound(run)) {
    return [run];
  }
  const parts = longestName(run, keys);
  return parts?.flatMap((part) => wordsOfRun(part, keys, isFound)) ?? pairsOf(run);
}

/**
 * The query with each run of a script without spaces cut that nothing has as a whole: `数据表格分页` asks for `数据表格` and `分页`.
 *
 * @param isInTexts whether a page has a run
 * @returns the query itself if nothing is to cut
 */
export function cutRuns(query: Query, index: NameIndex, isInTexts: IsFound = () => false): Query {
  const isFound: IsFound = (run) => isInNames(run, index) || isInTexts(run);
  const terms = query.terms.flatMap((term): Term[] => {
    const words = isUnspaced(term.key) && !isFound(term.key) ? wordsOfRun(term.key, index.keys, isFound) : [];
    return words.length > 0 ? words.map((word) => ({key: word, words: splitWords(word)})) : [term];
  });
  const kept = terms.slice(0, MOST_TERMS);
  return kept.every((term, place) => term === query.terms[place]) ? query : {...query, key: joined(kept), terms: kept};
}
