import {SHORTEST_MISTYPED} from './correctTypos';
import type {NameEntry} from './nameIndex';
import type {Term} from './query';
import {stem} from './stem';

/** How well a term fits a name, from 0 (not at all) to 1. */
export interface TermFit {
  readonly fit: number;
  /** The words of the name that the term stands for. */
  readonly covered: readonly string[];
}

const NO_FIT: TermFit = {fit: 0, covered: []};

/** How well a term fits a word of a name, from 0 to 1. */
function wordFit(term: string, word: string): number {
  if (term === word) {
    return 1;
  }
  if (stem(term) === stem(word)) {
    return 0.92;
  }
  if (term.length >= 2 && word.startsWith(term)) {
    return 0.6 + 0.3 * (term.length / word.length);
  }
  return 0;
}

/** Finds the word that a term fits best. Thousands of names share few words, and each of them is compared once. */
function wordFinder(term: string): (words: readonly string[]) => TermFit {
  const fits = new Map<string, TermFit>();
  const fitOf = (word: string): TermFit => {
    const known = fits.get(word);
    if (known) {
      return known;
    }
    const fit = wordFit(term, word);
    const found = fit > 0 ? {fit, covered: [word]} : NO_FIT;
    fits.set(word, found);
    return found;
  };
  return (words) => {
    let best = NO_FIT;
    for (const word of words) {
      const found = fitOf(word);
      best = found.fit > best.fit ? found : best;
    }
    return best;
  };
}

/** Tells how well a term fits a name as a whole or one of its words. */
export function termFitter({key, words}: Term): (entry: Pick<NameEntry, 'key' | 'words'>) => TermFit {
  const findWord = wordFinder(key);
  const findParts = words.length > 1 ? words.map(wordFinder) : [];
  return (entry) => {
    if (key === entry.key) {
      return {fit: 1, covered: entry.words};
    }
    if (key.length >= 3 && words.length > 1 && entry.key.startsWith(key)) {
      return {fit: 0.9, covered: words};
    }
    const single = findWord(entry.words);
    if (single.fit > 0) {
      return single;
    }
    if (words.length > 1) {
      const parts = findParts.map((find) => find(entry.words));
      const weakest = Math.min(...parts.map(({fit}) => fit));
      return weakest > 0 ? {fit: weakest * 0.9, covered: parts.flatMap(({covered}) => covered)} : NO_FIT;
    }
    return key.length >= SHORTEST_MISTYPED && entry.key.includes(key) ? {fit: 0.5, covered: []} : NO_FIT;
  };
}
