import {splitWords} from '../words';
import {stem} from './stem';
import {SYNONYM_WEIGHT} from './synonyms';

/** A word of a question, as headings are compared with it. */
export interface SoughtWord {
  /** Stems of the word. */
  readonly stems: readonly string[];
  /** Stems of words that stand for it. */
  readonly others: readonly string[];
  /** How much it counts to find it. */
  readonly weight: number;
}

/** How much of the fit a heading loses whose other words nobody asked for. */
const SHARE_OF_OTHER_WORDS = 0.3;

/** Shorter stems are the beginning of too many words. */
const SHORTEST_BEGINNING = 4;

/** The stems of the words of each heading, by the headings of a page: each question compares the same. */
const stemsByHeadings = new Map<string, readonly (readonly string[])[]>();

function headingsIn(text: string): readonly (readonly string[])[] {
  const headings = stemsByHeadings.get(text) ?? text.split('\n').map((heading) => splitWords(heading).map(stem));
  stemsByHeadings.set(text, headings);
  return headings;
}

function isBegun(word: string, stems: readonly string[]): boolean {
  return stems.some((own) => own === word || (own.length >= SHORTEST_BEGINNING && word.startsWith(own)));
}

function fitOf(heading: readonly string[], sought: readonly SoughtWord[]): number {
  let sum = 0;
  let whole = 0;
  const covered = new Set<string>();
  for (const {stems, others, weight} of sought) {
    const own = heading.find((word) => isBegun(word, stems));
    const found = own ?? heading.find((word) => others.includes(word));
    whole += weight;
    if (found !== undefined) {
      sum += own === undefined ? SYNONYM_WEIGHT * weight : weight;
      covered.add(found);
    }
  }
  const precision = covered.size / Math.max(1, heading.length);
  return (sum / whole) * (1 - SHARE_OF_OTHER_WORDS * (1 - precision));
}

/**
 * How well the best of a page's headings fits a question, from 0 to 1: a page with a section on it answers better than one that has
 * its words here and there.
 *
 * @param headings of the page, a line each
 * @param sought the words of the question, of which there is at least one
 */
export function headingFit(headings: string, sought: readonly SoughtWord[]): number {
  return Math.max(...headingsIn(headings).map((heading) => fitOf(heading, sought)));
}
