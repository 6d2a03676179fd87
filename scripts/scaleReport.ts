import {SCRIPT_BYTES_A_ROUTE} from '../tests/site/limits';
import type {Measures} from './scaleMeasures';

/** Sites of three sizes: between the first two only demos differ, between the last two mostly pages. */
export interface ThreeSizes {
  /** Few pages, no demos. */
  readonly plain: Measures;
  /** As many pages, with demos. */
  readonly small: Measures;
  /** All pages and all demos. */
  readonly whole: Measures;
}

/** What one more page or demo costs; in bytes, but for the seconds of the build. */
type Slopes = Record<
  'scriptsADemo' | 'scriptsARoute' | 'secondsADemo' | 'secondsAPage' | 'memoryAPage' | 'searchAPage',
  number
>;

/** By how much the text page may differ between two sites: a hash compresses better than another. */
const LARGEST_DIFFERENCE = 0.01;

/**
 * By how many bytes a page the text page's own data may grow besides. In a large site the bundler cuts what all pages share
 * into other chunks, some of which count as the page's own: 4 bytes a page. A sidebar of other pages would weigh several times that.
 */
const MOST_DATA_BYTES_A_PAGE = 5;

/** 300 more demos may add 1 KB to a page without demos. */
const MOST_SCRIPT_BYTES_A_DEMO = 1000 / 300;

// A little more than was measured with 2,000 pages and 1,500 demos: 0.11 s, 4.4 MB.
const MOST_SECONDS_A_PAGE = 0.2;
const MOST_MEMORY_A_PAGE = 5.5e6;

/** What the first answer of the search may load on the whole site, in bytes. */
const MOST_SEARCH_BYTES = 300_000;

export function slopesOf({plain, small, whole}: ThreeSizes): Slopes {
  const pages = whole.built.routes - small.built.routes;
  const demos = whole.built.demos - small.built.demos;
  const fewDemos = small.built.demos - plain.built.demos;
  const scriptsADemo = (small.weights.scripts - plain.weights.scripts) / fewDemos;
  // A demo is drawn in a browser, which takes longer than its page.
  const secondsADemo = (small.cost.seconds - plain.cost.seconds) / fewDemos;
  return {
    scriptsADemo,
    secondsADemo,
    scriptsARoute: (whole.weights.scripts - small.weights.scripts - scriptsADemo * demos) / pages,
    secondsAPage: (whole.cost.seconds - small.cost.seconds - secondsADemo * demos) / pages,
    memoryAPage: (whole.cost.peakBytes - small.cost.peakBytes) / pages,
    searchAPage: (whole.weights.search - small.weights.search) / pages,
  };
}

/** A message as the only problem, if something does not hold. */
function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

/** A number of pages or demos that differs from what was asked for: the costs of one more say nothing then. */
function countProblem(name: 'pages' | 'demos', from: Measures, to: Measures): string[] {
  const counted = name === 'pages' ? 'routes' : 'demos';
  const [wanted, got] = [to.asked[name] - from.asked[name], to.built[counted] - from.built[counted]];
  return unless(wanted > 0 && wanted === got, `${wanted} more ${name} were asked for, and ${got} more were built.`);
}

/** What costs nothing was not measured. */
function rangeProblem(what: string, value: number, most: number): string[] {
  return unless(
    value > 0 && value <= most,
    `${what}: ${value.toFixed(2)}, and it has to be above 0 and at most ${most}.`,
  );
}

function growthProblem(what: string, from: number, to: number, allowed = 0): string[] {
  return unless(
    from > 0 && to > 0 && Math.abs(to - from) <= LARGEST_DIFFERENCE * from + allowed,
    `${what} of a text page: ${from} bytes on the small site and ${to} on the whole one. Pages of other products must not weigh on it.`,
  );
}

/**
 * Checks that the site may grow so big.
 *
 * @returns one line for each problem
 */
export function scaleProblems(sizes: ThreeSizes): string[] {
  const {scriptsARoute, scriptsADemo, secondsAPage, memoryAPage} = slopesOf(sizes);
  const {plain, small, whole} = sizes;
  const allowedData = MOST_DATA_BYTES_A_PAGE * (whole.built.routes - small.built.routes);
  return [
    ...countProblem('demos', plain, small),
    ...countProblem('demos', small, whole),
    ...countProblem('pages', small, whole),
    ...unless(plain.built.routes === small.built.routes, 'the two small sites differ in their pages.'),
    ...rangeProblem('script bytes a route', scriptsARoute, SCRIPT_BYTES_A_ROUTE),
    ...unless(
      scriptsADemo <= MOST_SCRIPT_BYTES_A_DEMO,
      `script bytes a demo: ${scriptsADemo.toFixed(2)}, and it has to be at most ${MOST_SCRIPT_BYTES_A_DEMO.toFixed(2)}.`,
    ),
    ...rangeProblem('seconds of the build a page', secondsAPage, MOST_SECONDS_A_PAGE),
    ...rangeProblem('memory of the build a page', memoryAPage, MOST_MEMORY_A_PAGE),
    ...unless(
      whole.weights.search > 0 && whole.weights.search <= MOST_SEARCH_BYTES,
      `the first answer of the search loads ${whole.weights.search} bytes, and it has to be at most ${MOST_SEARCH_BYTES}.`,
    ),
    ...growthProblem('the HTML', small.weights.html, whole.weights.html),
    ...growthProblem('the data', small.weights.pageData, whole.weights.pageData, allowedData),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** A line of a table, with a name at its beginning. */
function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('');
}

/** What was measured, for a person to read. */
export function scaleTable(sizes: ThreeSizes): string {
  const slopes = slopesOf(sizes);
  const measured = (name: string, cell: (measures: Measures) => string): string =>
    row(name, cell(sizes.plain), cell(sizes.small), cell(sizes.whole));
  return [
    measured('routes', ({built}) => String(built.routes)),
    measured('demos', ({built}) => String(built.demos)),
    measured('build', ({cost}) => `${cost.seconds.toFixed(0)} s`),
    measured('peak memory', ({cost}) => megabytes(cost.peakBytes)),
    measured('scripts of a text page', ({weights}) => kilobytes(weights.scripts)),
    measured('its own data among them', ({weights}) => kilobytes(weights.pageData)),
    measured('its HTML', ({weights}) => kilobytes(weights.html)),
    measured('first answer of the search', ({weights}) => kilobytes(weights.search)),
    measured('largest page', ({weights}) => kilobytes(weights.largestHtml.bytes)),
    `The largest page of the whole site is ${sizes.whole.weights.largestHtml.file}.`,
    '',
    row('a route costs every text page', `${slopes.scriptsARoute.toFixed(1)} bytes`),
    row('a demo costs every text page', `${slopes.scriptsADemo.toFixed(1)} bytes`),
    row('a page costs the build', `${slopes.secondsAPage.toFixed(3)} s`),
    row('and each of its demos', `${slopes.secondsADemo.toFixed(3)} s`),
    row('a page costs in memory', megabytes(slopes.memoryAPage)),
    row('a page costs the first answer', `${slopes.searchAPage.toFixed(0)} bytes`),
  ].join('\n');
}
