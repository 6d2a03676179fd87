import type {ProductId} from '@site/src/site/products';
import type {NameEntry, NameIndex, NamePlace} from './nameIndex';
import type {Query, Term} from './query';
import {kindRank} from './kinds';
import {matchMessages} from './matchMessages';
import {termsOfProducts} from './productsAskedFor';
import {SHORTEST_MISTYPED} from './correctTypos';
import {stem} from './stem';
import {subjectOfReference} from './subjects';
import {termFitter, type TermFit} from './termFit';

/** An entry that answers a query, from 0 (not at all) to 100 (its name is the question). */
export interface NameMatch {
  readonly entry: NameEntry;
  readonly score: number;
  /** Whether the question is the name and nothing else; its last letters may be missing if that leaves no other name. */
  readonly isExact: boolean;
  /** The place to go to: that of the owner that the query names, or the first. */
  readonly place: NamePlace;
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

/** A query, ready to be compared with thousands of names. */
interface Comparison {
  readonly query: Query;
  readonly terms: readonly {
    readonly key: string;
    readonly stem: string;
    readonly fitOf: (named: Pick<NameEntry, 'key' | 'words'>) => TermFit;
    /** The product that the term names, beside other terms. */
    readonly product: ProductId | null | undefined;
  }[];
  /** The key of the name whose reference is asked for. */
  readonly subject: string | undefined;
  /** The terms that few names have. */
  readonly rare: ReadonlySet<string>;
}

function comparison(query: Query, index: NameIndex): Comparison {
  const naming = termsOfProducts(query, index);
  const productOf = (term: Term): ProductId | null | undefined =>
    naming.size < query.terms.length ? naming.get(term) : undefined;
  return {
    query,
    terms: query.terms.map((term) => ({
      key: term.key,
      stem: stem(term.key),
      fitOf: termFitter(term),
      product: productOf(term),
    })),
    subject: subjectOfReference(query),
    rare: rareTerms(query, index.wordCounts),
  };
}

/** How an entry answers by its own name, or by what it is called besides. */
function match(entry: NameEntry, asked: Comparison): NameMatch | undefined {
  const own = matchName(entry, asked);
  if (entry.labels.length === 0) {
    return own;
  }
  const {key: all, whole} = asked.query;
  const labels = entry.labels.filter(({key, isAllOrNothing}) => !isAllOrNothing || key === all || key === whole);
  const others = labels.map(({key, words}) => matchName({...entry, key, words}, asked));
  const [best] = [own, ...others].flatMap((found) => found ?? []).sort((a, b) => b.score - a.score);
  return best && {...best, entry};
}

/** How much of a message has to be asked for: words that many of them have ask for none. */
const LEAST_OF_A_MESSAGE = 0.5;

function matchName(entry: NameEntry, {query, terms, subject, rare}: Comparison): NameMatch | undefined {
  const {key, whole} = query;
  if (entry.key === key || entry.key === whole || (entry.kind === 'api' && entry.key === subject)) {
    return {entry, score: 100, isExact: true, place: entry.places[0]};
  }
  let own = 0;
  let total = 0;
  let ownTerms = 0;
  let exact = false;
  const covered: string[] = [];
  for (const term of terms) {
    const fit = term.fitOf(entry);
    const hasContext = entry.context.has(term.stem);
    if (fit.fit === 0 && !hasContext) {
      continue;
    }
    const isOfProduct = term.product === entry.productId;
    if (isOfProduct && entry.kind === 'page') {
      // None answers by the name of its product alone, as `Tree data` would `data grid width`.
      total += 1;
      covered.push(...fit.covered);
      continue;
    }
    exact ||= fit.fit === 1 && term.key === entry.key;
    covered.push(...fit.covered);
    own += fit.fit;
    ownTerms += fit.fit > 0 ? 1 : 0;
    total += Math.max(fit.fit, isOfProduct ? 1 : hasContext ? CONTEXT_FIT : 0);
  }
  const coverage = total / terms.length;
  const isRare = rare.has(entry.key);
  if (ownTerms === 0 || (coverage < LEAST_COVERAGE && !(exact && isRare))) {
    return undefined;
  }
  const precision = Math.min(1, new Set(covered).size / Math.max(1, entry.words.length));
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

function rareTerms({terms}: Query, wordCounts: NameIndex['wordCounts']): ReadonlySet<string> {
  const keys = terms.map(({key}) => key).filter((key) => key.length >= SHORTEST_MISTYPED);
  return new Set(keys.filter((key) => (wordCounts.get(key) ?? 0) <= MOST_RARE));
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
  const name = [asked.whole, asked.phrase].find((each) => index.keys.has(each));
  const query = name === undefined ? asked : {...asked, key: name};
  const compared = comparison(query, index);
  const messages = matchMessages(index, query);
  const matches = index.entries.flatMap((entry) =>
    messages.has(entry) ? {entry, score: 100, isExact: true, place: entry.places[0]} : (match(entry, compared) ?? []),
  );
  const isFound = matches.some(({isExact}) => isExact);
  return matches
    .map((found) => (isFound || !isNearlyTyped(found.entry, query) ? found : {...found, isExact: true}))
    .sort(
      (a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || kindRank(a.entry) - kindRank(b.entry),
    );
}
