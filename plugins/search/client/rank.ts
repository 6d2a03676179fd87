import {SITE_PRODUCT_ID, type ProductId} from '@site/src/site/products';
import type {ResultDetails, ResultKind} from '../types';
import {isComparison, isOfExamples} from '../urls';
import {kindRank, resultKind} from './kinds';
import type {NameMatch} from './matchNames';
import type {NameEntry} from './nameIndex';

/** One line of the answer. */
export interface SearchResult extends ResultDetails {
  readonly entry: NameEntry;
  readonly url: string;
  readonly score: number;
  /** Whether the page's text holds words of the question, so that an excerpt can show them. */
  readonly isInText: boolean;
  /** Whether the question is its name and nothing else. */
  readonly isExact: boolean;
}

/** The answers of one product: what is called exactly so, then pages, then props, demos and the like. */
export interface ResultGroup {
  readonly productId: ProductId | null;
  readonly results: readonly SearchResult[];
}

/** What a reader wants to see alone. */
export interface ResultFilter {
  readonly productId?: ProductId | null;
  readonly kind?: ResultKind;
}

/** The most lines of a group: a reader who needs more asks more precisely. */
const MOST_PAGES = 5;
const MOST_NAMES = 6;
/** When a name is what was asked for, the pages that speak of it must not push it out of sight. */
const PAGES_BEFORE_A_NAME = 2;
const NAME_ASKED_FOR = 88;

/** How much of the best score a further line, or a further group, needs to be shown. */
const LEAST_SHARE = 0.4;

/** How near the best group the one of the reader's own product must come to stand first. */
const OWN_PRODUCT_SHARE = 0.5;

/** What a page's text may reach, from 0 to 100: less than a title that is the question. */
const BEST_TEXT = 90;

/** What was found for a question. */
export interface Findings {
  readonly names: readonly NameMatch[];
  /** How well the text of written pages fits, from 0 to 1. */
  readonly texts: ReadonlyMap<NameEntry, number>;
  /** Whether the question is about moving from one version to another. */
  readonly isAboutChanges?: boolean;
  /** The question as it was typed, which tells a component `DatePicker` from the guide `Date Picker`. */
  readonly spelled?: string;
  /** The types of names by the URLs of their places. */
  readonly types?: ReadonlyMap<string, string>;
}

/** What the text of a page counts that names everything and explains little of it. */
const COMPARISON_SHARE = 0.6;
/** What that of a page counts that shows examples: its words are in the guide too, with how it is done. */
const EXAMPLES_SHARE = 0.75;

function weightOf(url: string, {isAboutChanges}: Findings): number {
  if (isComparison(url)) {
    return isAboutChanges ? 1 : COMPARISON_SHARE;
  }
  return isOfExamples(url) ? EXAMPLES_SHARE : 1;
}

function pageResults(findings: Findings): SearchResult[] {
  const {names, texts} = findings;
  const titles = new Map(names.filter(({entry}) => entry.kind === 'page').map((match) => [match.entry, match]));
  return [...new Set([...titles.keys(), ...texts.keys()])].map((entry) => {
    const {url} = entry.places[0];
    const {score: title = 0, isExact = false} = titles.get(entry) ?? {};
    const body = BEST_TEXT * (texts.get(entry) ?? 0) * weightOf(url, findings);
    const score = Math.max(title, body) + 0.25 * Math.min(title, body);
    return {entry, url, score, isExact, isInText: texts.has(entry), kind: resultKind(entry)};
  });
}

function nameResults({names, types}: Findings): SearchResult[] {
  return names
    .filter(({entry}) => entry.kind !== 'page')
    .map(({entry, score, isExact, place: {url}}) => {
      const type = types?.get(url);
      return {entry, score, isExact, url, isInText: false, kind: resultKind(entry), ...(type && {type})};
    });
}

function byScore(a: SearchResult, b: SearchResult): number {
  return b.score - a.score;
}

function best(results: readonly SearchResult[]): number {
  return Math.max(0, ...results.map(({score}) => score));
}

/**
 * Where a result stands among those that the question names exactly: first what is spelled so in code, which `DatePicker` is and
 * `date picker` is not, then guides, then the rest.
 */
function exactRank({entry}: SearchResult, spelled: string | undefined): number {
  const isSpelledSo = entry.words.length > 1 && entry.name === spelled;
  return (isSpelledSo ? 0 : 100) + kindRank(entry);
}

function shorten(results: readonly SearchResult[], spelled: string | undefined): SearchResult[] {
  const exact = results.filter(({isExact}) => isExact);
  const others = results.filter(({isExact}) => !isExact).sort(byScore);
  const pages = others.filter(({entry}) => entry.kind === 'page');
  const names = others.filter(({entry}) => entry.kind !== 'page');
  const top = (own: readonly SearchResult[], isOfKind: (result: SearchResult) => boolean): number =>
    Math.max(best(own), best(exact.filter(isOfKind))) * LEAST_SHARE;
  const leastPage = top(pages, ({entry}) => entry.kind === 'page');
  const leastName = top(names, ({entry}) => entry.kind !== 'page');
  const isNameAsked = best(results.filter(({entry}) => entry.kind !== 'page')) >= NAME_ASKED_FOR;
  return [
    ...exact.sort((a, b) => exactRank(a, spelled) - exactRank(b, spelled)).slice(0, MOST_NAMES),
    ...pages.filter(({score}) => score >= leastPage).slice(0, isNameAsked ? PAGES_BEFORE_A_NAME : MOST_PAGES),
    ...names.filter(({score}) => score >= leastName).slice(0, MOST_NAMES),
  ];
}

function fits({entry, kind}: SearchResult, filter: ResultFilter): boolean {
  return (
    (filter.productId === undefined || entry.productId === filter.productId) &&
    (filter.kind === undefined || kind === filter.kind)
  );
}

/**
 * Puts what was found in order: exact names first, then by product, the reader's own first if it has an answer, pages before
 * names.
 *
 * @param ownProduct the product that the question names, or that of the page the reader is on
 */
export function rank(findings: Findings, ownProduct: ProductId | null, filter: ResultFilter = {}): ResultGroup[] {
  const found = [...pageResults(findings), ...nameResults(findings)].filter((result) => fits(result, filter));
  const groups = [...new Set(found.map(({entry}) => entry.productId))].map((productId) => {
    const own = found.filter(({entry}) => entry.productId === productId);
    return {
      productId,
      score: best(own),
      isExact: own.some(({isExact}) => isExact),
      results: shorten(own, findings.spelled),
    };
  });
  const top = Math.max(0, ...groups.map(({score}) => score));
  const place = ({productId, score, isExact}: (typeof groups)[number]): number => {
    const isOwn = productId === ownProduct && productId !== SITE_PRODUCT_ID && score >= top * OWN_PRODUCT_SHARE;
    return score + (isOwn ? 1000 : 0) + (isExact ? 2000 : 0);
  };
  return groups
    .filter(({score, isExact}) => isExact || score >= top * LEAST_SHARE)
    .sort((a, b) => place(b) - place(a))
    .map(({productId, results}) => ({productId, results}));
}
