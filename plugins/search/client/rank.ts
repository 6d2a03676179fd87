import {SITE_PRODUCT_ID, type ProductId} from '@site/src/site/products';
import type {NameMatch} from './matchNames';
import type {NameEntry} from './nameIndex';

/** One line of the answer. */
export interface SearchResult {
  readonly entry: NameEntry;
  readonly url: string;
  readonly score: number;
  /** Whether the page's text holds words of the question, so that an excerpt can show them. */
  readonly isInText: boolean;
}

/** The answers of one product: pages first, then props, demos and the like. */
export interface ResultGroup {
  readonly productId: ProductId | null;
  readonly pages: readonly SearchResult[];
  readonly names: readonly SearchResult[];
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
}

/** Pages about changes name everything and explain little of it, so their text counts less. */
const PAGES_OF_CHANGES = /\/x\/(?:migration|whats-new)\//;
const CHANGES_SHARE = 0.6;

function weightOf(url: string, {isAboutChanges}: Findings): number {
  return PAGES_OF_CHANGES.test(url) && !isAboutChanges ? CHANGES_SHARE : 1;
}

function pageResults(findings: Findings): SearchResult[] {
  const {names, texts} = findings;
  const titles = new Map(names.filter(({entry}) => entry.kind === 'page').map(({entry, score}) => [entry, score]));
  return [...new Set([...titles.keys(), ...texts.keys()])].map((entry) => {
    const {url} = entry.places[0];
    const title = titles.get(entry) ?? 0;
    const body = BEST_TEXT * (texts.get(entry) ?? 0) * weightOf(url, findings);
    const score = Math.max(title, body) + 0.25 * Math.min(title, body);
    return {entry, url, score, isInText: texts.has(entry)};
  });
}

function byScore(a: SearchResult, b: SearchResult): number {
  return b.score - a.score;
}

function best(results: readonly SearchResult[]): number {
  return Math.max(0, ...results.map(({score}) => score));
}

function shorten(pages: readonly SearchResult[], names: readonly SearchResult[]): Pick<ResultGroup, 'pages' | 'names'> {
  const least = best(pages) * LEAST_SHARE;
  const isNameAsked = best(names) >= NAME_ASKED_FOR;
  const shownPages = [...pages].sort(byScore).filter(({score}) => score >= least);
  const leastName = best(names) * LEAST_SHARE;
  return {
    pages: shownPages.slice(0, isNameAsked ? PAGES_BEFORE_A_NAME : MOST_PAGES),
    names: [...names]
      .sort(byScore)
      .filter(({score}) => score >= leastName)
      .slice(0, MOST_NAMES),
  };
}

/**
 * Puts what was found in order: by product, the reader's own first if it has an answer, pages before names.
 *
 * @param ownProduct the product of the page the reader is on
 */
export function rank(findings: Findings, ownProduct: ProductId | null): ResultGroup[] {
  const names = findings.names
    .filter(({entry}) => entry.kind !== 'page')
    .map(({entry, score, place}): SearchResult => ({entry, score, url: place.url, isInText: false}));
  const pages = pageResults(findings);
  const products = [...new Set([...pages, ...names].map(({entry}) => entry.productId))];
  const groups = products.map((productId) => {
    const own = (result: SearchResult): boolean => result.entry.productId === productId;
    return {productId, score: best([...pages, ...names].filter(own)), ...shorten(pages.filter(own), names.filter(own))};
  });
  const top = Math.max(0, ...groups.map(({score}) => score));
  const place = ({productId, score}: {productId: ProductId | null; score: number}): number =>
    productId === ownProduct && productId !== SITE_PRODUCT_ID && score >= top * OWN_PRODUCT_SHARE ? Infinity : score;
  return groups
    .filter(({score}) => score >= top * LEAST_SHARE)
    .sort((a, b) => place(b) - place(a))
    .map(({productId, pages: shown, names: named}) => ({productId, pages: shown, names: named}));
}
