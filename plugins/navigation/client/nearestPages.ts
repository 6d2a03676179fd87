import {editDistance} from '../../../src/text/nearestName';
import {canonicalPath, readVersion} from '@site/src/site/paths';
import type {ListedPage} from '@site/src/site/navigation';

/** Words that nearly every URL has, and that say little about a page. */
const COMMON_WORDS: readonly string[] = ['x', 'api', 'docs', 'react', 'components', 'index', 'html'];
const COMMON_WEIGHT = 0.1;

/** Limits of what is compared: longer URLs take long and find nothing more. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** The least score, from 0 to 1, of a page that is suggested. */
const LEAST_SCORE = 0.45;

function wordsOf(url: string): string[] {
  // Without its version, so that a page of any version is nearest to the same page of the current one.
  const words = canonicalPath(readVersion(url).path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word !== '' && word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
}

function weightOf(word: string): number {
  return COMMON_WORDS.includes(word) ? COMMON_WEIGHT : 1;
}

type Similarity = (a: string, b: string) => number;

/** The similarity of two words, from 0 to 1. Each pair is compared once. Words that differ in more than half have none. */
function rememberedSimilarity(): Similarity {
  const known = new Map<string, number>();
  return (a, b) => {
    const pair = `${a} ${b}`;
    const found = known.get(pair);
    if (found !== undefined) {
      return found;
    }
    const similarity = 1 - editDistance(a, b) / Math.max(a.length, b.length);
    known.set(pair, similarity < 0.5 ? 0 : similarity);
    return known.get(pair) ?? 0;
  };
}

/** The weighted share of words that also occur in another list, from 0 to 1. */
function covered(words: readonly string[], by: readonly string[], similarity: Similarity): number {
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  const found = words.reduce(
    (sum, word) => sum + weightOf(word) * Math.max(0, ...by.map((other) => similarity(word, other))),
    0,
  );
  return weight === 0 ? 0 : found / weight;
}

/**
 * The pages whose URLs share the most words with a URL that does not exist, wherever in the URL and in spite of typos.
 *
 * @param url the requested path; may be anything
 * @param most the greatest number of pages
 */
export function nearestPages(url: string, pages: readonly ListedPage[], most = 5): ListedPage[] {
  const asked = wordsOf(url);
  const similarity = rememberedSimilarity();
  return pages
    .map((page) => {
      const words = wordsOf(page.path);
      // Words of the requested URL count more than words that only the page has.
      return {
        page,
        score: 0.7 * covered(asked, words, similarity) + 0.3 * covered(words, asked, (a, b) => similarity(b, a)),
      };
    })
    .filter(({score}) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}
