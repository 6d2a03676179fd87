import type {NameEntry, NameIndex, NamePlace} from './nameIndex';
import type {Query, Term} from './query';
import {kindRank} from './kinds';
import {matchMessages} from './matchMessages';
import {SHORTEST_MISTYPED} from './correctTypos';
import {stem} from './stem';

/** An entry that answers a query, from 0 (not at all) to 100 (its name is the question). */
export interface NameMatch {
  readonly entry: NameEntry;
  readonly score: number;
  /** Whether the question is the name and nothing else; its last letters may be missing if that leaves no other name. */
  readonly isExact: boolean;
  /** The place to go to: that of the owner that the query names, or the first. */
  readonly place: NamePlace;
}

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

/** How an entry answers by its own name, or by what it is called besides. */
function match(entry: NameEntry, query: Query, rare: ReadonlySet<string>): NameMatch | undefined {
  const labels = entry.labels.filter(
    ({key, isAllOrNothing}) => !isAllOrNothing || key === query.key || key === query.whole,
  );
  const named = [entry, ...labels.map(({key, words}) => ({...entry, key, words}))];
  const [best] = named.flatMap((each) => matchName(each, query, rare) ?? []).sort((a, b) => b.score - a.score);
  return best && {...best, entry};
}

/** How much of a message has to be asked for: words that many of them have ask for none. */
const LEAST_OF_A_MESSAGE = 0.5;

function matchName(entry: NameEntry, query: Query, rare: ReadonlySet<string>): NameMatch | undefined {
  const {key, whole, terms} = query;
  if (entry.key === key || entry.key === whole) {
    return {entry, score: 100, isExact: true, place: entry.places[0]};
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
  if (entry.kind === 'messages' && precision < LEAST_OF_A_MESSAGE) {
    return undefined;
  }
  const quality = own / ownTerms;
  const score = 96 * coverage ** 1.5 * quality * (0.55 + 0.45 * precision);
  return {
    entry,
    score: exact ? Math.max(score, isRare && entry.kind !== 'api' ? NAMED_IN_QUESTION : 70 + 20 * coverage) : score,
    isExact: false,
    place: placeFor(entry, query),
  };
}

/** What a name reaches that a question has among other words, if few things are called so; a component says where to look. */
const NAMED_IN_QUESTION = 88;

/** A word in at most so many names says alone what is meant: `ampm` does, `item` does not. */
const MOST_RARE = 4;

function rareTerms({entries}: NameIndex, {terms}: Query): ReadonlySet<string> {
  const keys = terms.map(({key}) => key).filter((key) => key.length >= SHORTEST_MISTYPED);
  const count = (key: string): number =>
    entries.filter((entry) => entry.key === key || entry.words.includes(key)).length;
  return new Set(keys.filter((key) => count(key) <= MOST_RARE));
}

/** How much of a name has to be typed for no other to be meant. */
const NEARLY_ALL = 0.8;

/** Whether a question is a name of code without its last letters. */
function isNearlyTyped({kind, key, words}: NameEntry, query: Query): boolean {
  const isCode = kind !== 'page' && kind !== 'messages' && words.length > 1;
  return isCode && key.startsWith(query.key) && query.key.length >= NEARLY_ALL * key.length;
}

/** Entries that answer a query by their names, the best first. */
export function matchNames(index: NameIndex, asked: Query): NameMatch[] {
  if (asked.terms.length === 0) {
    return [];
  }
  // `get row height` is a name with the word that says nothing elsewhere.
  const query = index.keys.has(asked.whole) ? {...asked, key: asked.whole} : asked;
  const rare = rareTerms(index, query);
  const messages = matchMessages(index, query);
  const matches = index.entries.flatMap((entry) =>
    messages.has(entry)
      ? {entry, score: 100, isExact: true, place: entry.places[0]}
      : (match(entry, query, rare) ?? []),
  );
  const isFound = matches.some(({isExact}) => isExact);
  return matches
    .map((found) => (isFound || !isNearlyTyped(found.entry, query) ? found : {...found, isExact: true}))
    .sort(
      (a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || kindRank(a.entry) - kindRank(b.entry),
    );
}
