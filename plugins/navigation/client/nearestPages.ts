import {editDistance} from '../../../src/text/nearestName';
import {canonicalPath, readVersion} from '@site/src/site/paths';
import type {ListedPage} from '@site/src/site/navigation';

/** Words that nearly every URL has, and that say little about a page. */
const COMMON_WORDS: readonly string[] = ['x', 'api', 'docs', 'react', 'components', 'index', 'html'];
const COMMON_WEIGHT = 0.1;

/** Longer URLs say no more, and would take long to compare. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** How alike a URL must be to be offered, from 0 to 1. */
const ALIKE = 0.45;

function wordsOf(url: string): string[] {
  // The same page of another version, or of one that there is not, is the nearest there can be.
  const words = canonicalPath(readVersion(url).path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word !== '' && word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
}

function weightOf(word: string): number {
  return COMMON_WORDS.includes(word) ? COMMON_WEIGHT : 1;
}

type Alikeness = (a: string, b: string) => number;

/** How alike two words are, from 0 to 1, each pair compared once; words that share less than half are different words. */
function rememberedAlikeness(): Alikeness {
  const known = new Map<string, number>();
  return (a, b) => {
    const pair = `${a} ${b}`;
    const found = known.get(pair);
    if (found !== undefined) {
      return found;
    }
    const alike = 1 - editDistance(a, b) / Math.max(a.length, b.length);
    known.set(pair, alike < 0.5 ? 0 : alike);
    return known.get(pair) ?? 0;
  };
}

/** The part of some words that others have too, weighted, from 0 to 1. */
function covered(words: readonly string[], by: readonly string[], alikeness: Alikeness): number {
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  const found = words.reduce(
    (sum, word) => sum + weightOf(word) * Math.max(0, ...by.map((other) => alikeness(word, other))),
    0,
  );
  return weight === 0 ? 0 : found / weight;
}

/**
 * The pages whose URLs are nearest to one that does not exist: those that share the most words with it, wherever in
 * the URL, and with typing slips forgiven.
 *
 * @param url the path that was asked for; may be anything
 * @param most how many pages to give at most
 */
export function nearestPages(url: string, pages: readonly ListedPage[], most = 5): ListedPage[] {
  const asked = wordsOf(url);
  const alikeness = rememberedAlikeness();
  return pages
    .map((page) => {
      const words = wordsOf(page.path);
      // What was asked for counts more than what it left out.
      return {
        page,
        score: 0.7 * covered(asked, words, alikeness) + 0.3 * covered(words, asked, (a, b) => alikeness(b, a)),
      };
    })
    .filter(({score}) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}
