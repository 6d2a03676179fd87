import {withinOneEdit} from '@site/src/text/nearestName';
import type {NameEntry, NameIndex, NamePlace} from './nameIndex';
import type {Query, Term} from './query';
import {stem} from './stem';

/** An entry that answers a query, from 0 (not at all) to 100 (its name is the question). */
export interface NameMatch {
  readonly entry: NameEntry;
  readonly score: number;
  /** The place to go to: that of the owner that the query names, or the first. */
  readonly place: NamePlace;
}

/** From which length on a word may be mistyped: shorter ones have too many neighbours. */
const SHORTEST_MISTYPED = 4;

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

interface TermFit {
  readonly fit: number;
  /** The words of the name that the term stands for. */
  readonly covered: readonly string[];
}

const NO_FIT: TermFit = {fit: 0, covered: []};

function bestOf(fits: readonly TermFit[]): TermFit {
  return fits.reduce((best, each) => (each.fit > best.fit ? each : best), NO_FIT);
}

/** How well a term fits a name as a whole or one of its words. */
function termFit(term: Term, entry: NameEntry): TermFit {
  if (term.key === entry.key) {
    return {fit: 1, covered: entry.words};
  }
  if (term.key.length >= 3 && entry.key.startsWith(term.key) && term.words.length > 1) {
    return {fit: 0.9, covered: term.words};
  }
  const single = bestOf(entry.words.map((word) => ({fit: wordFit(term.key, word), covered: [word]})));
  if (single.fit > 0) {
    return single;
  }
  if (term.words.length > 1) {
    const parts = term.words.map((word) =>
      bestOf(entry.words.map((own) => ({fit: wordFit(word, own), covered: [own]}))),
    );
    const weakest = Math.min(...parts.map(({fit}) => fit));
    return weakest > 0 ? {fit: weakest * 0.9, covered: parts.flatMap(({covered}) => covered)} : NO_FIT;
  }
  return term.key.length >= SHORTEST_MISTYPED && entry.key.includes(term.key) ? {fit: 0.5, covered: []} : NO_FIT;
}

/** How much a word of the owner or product counts: it says where to look, and not for what. */
const CONTEXT_FIT = 0.55;

/** How well the words of a query must fit together on average. */
const LEAST_COVERAGE = 0.5;

function placeFor(entry: NameEntry, {key, terms}: Query): NamePlace {
  const keys = [key, ...terms.map((term) => term.key)];
  const isNamed = ({owner}: NamePlace): boolean => keys.some((each) => each.startsWith(owner.toLowerCase()));
  // The longest owner that is named: `DataGridPro` names `DataGrid` too.
  return entry.places.filter(isNamed).at(-1) ?? entry.places[0];
}

/** How an entry answers by its own name, or by what the sidebar calls it. */
function match(entry: NameEntry, query: Query, rare: ReadonlySet<string>): NameMatch | undefined {
  const own = matchName(entry, query, rare);
  const called = entry.label && matchName({...entry, ...entry.label}, query, rare);
  const best = called && called.score > (own?.score ?? 0) ? called : own;
  return best && {...best, entry};
}

function matchName(entry: NameEntry, query: Query, rare: ReadonlySet<string>): NameMatch | undefined {
  const {key, terms} = query;
  if (entry.key === key) {
    return {entry, score: 100, place: entry.places[0]};
  }
  let own = 0;
  let total = 0;
  let ownTerms = 0;
  let exact = false;
  const covered = new Set<string>();
  for (const term of terms) {
    const fit = termFit(term, entry);
    const hasContext = entry.context.has(stem(term.key));
    if (fit.fit === 0 && !hasContext) {
      continue;
    }
    exact ||= fit.fit === 1 && term.key === entry.key;
    fit.covered.forEach((word) => covered.add(word));
    own += fit.fit;
    ownTerms += fit.fit > 0 ? 1 : 0;
    total += Math.max(fit.fit, hasContext ? CONTEXT_FIT : 0);
  }
  const coverage = total / terms.length;
  const isRare = rare.has(entry.key);
  if (ownTerms === 0 || (coverage < LEAST_COVERAGE && !(exact && isRare))) {
    return undefined;
  }
  const precision = Math.min(1, covered.size / Math.max(1, entry.words.length));
  const quality = own / ownTerms;
  const score = 96 * coverage ** 1.5 * quality * (0.55 + 0.45 * precision);
  return {entry, score: exact ? Math.max(score, 70 + 20 * coverage) : score, place: placeFor(entry, query)};
}

/** A word in at most so many names says alone what is meant: `ampm` does, `item` does not. */
const MOST_RARE = 4;

function rareTerms({entries}: NameIndex, {terms}: Query): ReadonlySet<string> {
  const keys = terms.map(({key}) => key).filter((key) => key.length >= SHORTEST_MISTYPED);
  const count = (key: string): number =>
    entries.filter((entry) => entry.key === key || entry.words.includes(key)).length;
  return new Set(keys.filter((key) => count(key) <= MOST_RARE));
}

/** Kinds in the order of their entries of the same name: a prop before a method, which fewer readers look for. */
const KINDS = ['page', 'props', 'slots', 'classes', 'events'];

function kindRank({kind}: NameEntry): number {
  const rank = KINDS.indexOf(kind);
  return rank === -1 ? KINDS.length : rank;
}

/** Entries that answer a query by their names, the best first. */
export function matchNames(index: NameIndex, query: Query): NameMatch[] {
  if (query.terms.length === 0) {
    return [];
  }
  const rare = rareTerms(index, query);
  return index.entries
    .flatMap((entry) => match(entry, query, rare) ?? [])
    .sort(
      (a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || kindRank(a.entry) - kindRank(b.entry),
    );
}

/** Whether a word is known, as itself or as the beginning of a known one. */
function isKnown(key: string, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(key)) {
    return true;
  }
  const wanted = stem(key);
  for (const word of vocabulary) {
    if (word.startsWith(key) || stem(word) === wanted) {
      return true;
    }
  }
  return false;
}

function meant(key: string, vocabulary: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  for (const word of vocabulary) {
    // Fingers slip least on the first letter.
    if (withinOneEdit(key, word) && (best === undefined || (word[0] === key[0] && best[0] !== key[0]))) {
      best = word;
    }
  }
  return best;
}

/**
 * The query with each mistyped word as it was meant, by one slip of the finger; `undefined` if nothing is to fix. Words
 * that begin a known one are still being typed, and stay.
 */
export function correctTypos({terms}: Query, {vocabulary}: NameIndex): Query | undefined {
  const fixed = terms.map((term): Term => {
    if (term.key.length < SHORTEST_MISTYPED || isKnown(term.key, vocabulary)) {
      return term;
    }
    const word = meant(term.key, vocabulary);
    return word === undefined ? term : {key: word, words: [word]};
  });
  const isFixed = fixed.some((term, index) => term !== terms[index]);
  return isFixed ? {key: fixed.map(({key}) => key).join(''), terms: fixed} : undefined;
}
