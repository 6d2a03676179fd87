import type {MeasuredPage} from '../../tests/browser/measuredPages';
import type {SoftNavigationName} from '../../tests/browser/softNavigation';

/** What a figure counts, by which it is printed. */
type Unit = 'ms' | 'bytes' | 'count' | 'score';

interface Figure {
  readonly name: string;
  readonly unit: Unit;
  /** Whether the same build gives the same number on any machine, so that any difference says something. */
  readonly isExact: boolean;
  /** Which direction is an improvement; `none` for what grows with the site. */
  readonly better: 'lower' | 'higher' | 'none';
}

const TIME = {unit: 'ms', isExact: false, better: 'lower'} as const;
const BYTES = {unit: 'bytes', isExact: true, better: 'lower'} as const;
const SCORE = {unit: 'score', isExact: true, better: 'higher'} as const;
const SIZE = {unit: 'count', isExact: true, better: 'none'} as const;

/** Everything that is measured, in the order of the table. "4x" is on a processor that is four times slower; work and tasks are in time of the processor. */
export const FIGURES = {
  lcp: {name: 'LCP', ...TIME},
  tbt: {name: 'TBT', ...TIME},
  scripts: {name: 'JavaScript (gzip)', ...BYTES},
  styles: {name: 'CSS (gzip)', ...BYTES},
  html: {name: 'HTML (gzip)', ...BYTES},
  firstFont: {name: 'first font', ...BYTES},
  requests: {name: 'requests', unit: 'count', isExact: true, better: 'lower'},
  longestTask: {name: 'longest task, 4x', ...TIME},
  longTasks: {name: 'tasks over 50 ms, 4x', unit: 'count', isExact: false, better: 'lower'},
  reaction: {name: 'press to reaction, 4x', ...TIME},
  // It follows from times.
  performance: {name: 'performance', ...SCORE, isExact: false},
  accessibility: {name: 'accessibility', ...SCORE},
  bestPractices: {name: 'best practices', ...SCORE},
  seo: {name: 'SEO', ...SCORE},
  heading: {name: 'click to heading, 4x', ...TIME},
  headingWork: {name: 'work of it, 4x', ...TIME},
  runtimeScript: {name: 'runtime script (gzip)', ...BYTES},
  mainScript: {name: 'main script (gzip)', ...BYTES},
  routes: {name: 'routes', ...SIZE},
  chunks: {name: 'chunks', ...SIZE},
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof FIGURES;

export const FIGURE_IDS = Object.keys(FIGURES) as readonly FigureId[];

/** What figures are of: a page, a navigation, or the site. */
export type Subject = MeasuredPage | SoftNavigationName | 'site';

type Targets = Partial<Record<FigureId, number>>;

/** What all pages are to keep to. */
const OF_ALL_PAGES = {
  styles: 20_000,
  firstFont: 25_000,
  longestTask: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
} as const satisfies Targets;

const OF_TEXT = {...OF_ALL_PAGES, performance: 99} as const;
const OF_DEMOS = {...OF_ALL_PAGES, performance: 95, tbt: 300, scripts: 130_000} as const;

/** Where the figures are to get: medians in milliseconds, bytes, counts and scores. The limits of the tests are in pageLimits.ts. */
export const TARGETS: Readonly<Record<Subject, Targets>> = {
  text: {...OF_TEXT, lcp: 1750, tbt: 100, scripts: 115_000},
  longText: {...OF_TEXT, lcp: 1900, tbt: 120, scripts: 120_000},
  api: {...OF_ALL_PAGES, performance: 98, lcp: 1600, tbt: 200, scripts: 125_000},
  grid: {...OF_DEMOS, lcp: 1900, reaction: 300},
  charts: {...OF_DEMOS, lcp: 1900},
  picker: {...OF_DEMOS, lcp: 1600, reaction: 300},
  textToText: {heading: 70},
  gridToGrid: {heading: 150},
  chartsToCharts: {heading: 150},
  site: {},
};
