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

/** What a page or a demo more costs, from two sizes each. */
export interface Slopes {
  /** Bytes that every text page runs more for a demo anywhere. */
  readonly scriptsADemo: number;
  /** Bytes that every text page runs more for a route anywhere, without what the demos cost. */
  readonly scriptsARoute: number;
  readonly secondsAPage: number;
  /** Bytes of the build's memory. */
  readonly memoryAPage: number;
  /** Bytes of the first answer of the search. */
  readonly searchAPage: number;
}

/** By how much the text page may differ between two sites: a hash compresses better than another. */
const LARGEST_DIFFERENCE = 0.01;

/**
 * By how many bytes a page the text page's own data may grow besides. In a large site the bundler cuts what all pages share
 * into other chunks, some of which count as the page's own: 4 bytes a page. A sidebar of other pages would weigh several times that.
 */
const MOST_DATA_BYTES_A_PAGE = 5;

// A little more than was measured with 2,000 pages and 1,500 demos, most of them alone on their page, so that each has two
// entries in the list of chunks: 32 bytes, 0.11 s, 4.4 MB.
const MOST_SCRIPT_BYTES_A_DEMO = 35;
const MOST_SECONDS_A_PAGE = 0.2;
const MOST_MEMORY_A_PAGE = 5.5e6;

export function slopesOf({plain, small, whole}: ThreeSizes): Slopes {
  const pages = whole.built.routes - small.built.routes;
  const demos = whole.built.demos - small.built.demos;
  const scriptsADemo = (small.weights.scripts - plain.weights.scripts) / (small.built.demos - plain.built.demos);
  return {
    scriptsADemo,
    scriptsARoute: (whole.weights.scripts - small.weights.scripts - scriptsADemo * demos) / pages,
    secondsAPage: (whole.cost.seconds - small.cost.seconds) / pages,
    memoryAPage: (whole.cost.peakBytes - small.cost.peakBytes) / pages,
    searchAPage: (whole.weights.search - small.weights.search) / pages,
  };
}

/** What is wrong with the counts: costs by page and by demo say nothing then. */
function countProblems({plain, small, whole}: ThreeSizes): string[] {
  const between = (name: 'routes' | 'demos', asked: 'pages' | 'demos', from: Measures, to: Measures): string[] => {
    const [wanted, got] = [to.asked[asked] - from.asked[asked], to.built[name] - from.built[name]];
    return wanted > 0 && wanted === got ? [] : [`${wanted} more ${asked} were asked for, and ${got} more were built.`];
  };
  return [
    ...between('demos', 'demos', plain, small),
    ...between('demos', 'demos', small, whole),
    ...between('routes', 'pages', small, whole),
    ...(plain.built.routes === small.built.routes ? [] : ['the two small sites differ in their pages.']),
  ];
}

function rangeProblem(what: string, value: number, most: number): string[] {
  // What costs nothing was not measured.
  return value > 0 && value <= most
    ? []
    : [`${what}: ${value.toFixed(2)}, and it has to be above 0 and at most ${most}.`];
}

function growthProblem(what: string, from: number, to: number, allowed = 0): string[] {
  return from > 0 && to > 0 && Math.abs(to - from) <= LARGEST_DIFFERENCE * from + allowed
    ? []
    : [
        `${what} of a text page: ${from} bytes on the small site and ${to} on the whole one. Pages of other products must not weigh on it.`,
      ];
}

/**
 * What does not hold.
 *
 * @returns one line for each problem, none where the site may grow so big
 */
export function scaleProblems(sizes: ThreeSizes): string[] {
  const slopes = slopesOf(sizes);
  const {small, whole} = sizes;
  return [
    ...countProblems(sizes),
    ...rangeProblem('script bytes a route', slopes.scriptsARoute, SCRIPT_BYTES_A_ROUTE),
    ...rangeProblem('script bytes a demo', slopes.scriptsADemo, MOST_SCRIPT_BYTES_A_DEMO),
    ...rangeProblem('seconds of the build a page', slopes.secondsAPage, MOST_SECONDS_A_PAGE),
    ...rangeProblem('memory of the build a page', slopes.memoryAPage, MOST_MEMORY_A_PAGE),
    ...growthProblem('the HTML', small.weights.html, whole.weights.html),
    ...growthProblem(
      'the data',
      small.weights.pageData,
      whole.weights.pageData,
      MOST_DATA_BYTES_A_PAGE * (whole.built.routes - small.built.routes),
    ),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Lines of a table, its columns as wide as what is in them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0))
        .join('  '),
    )
    .join('\n');
}

/** What was measured, for a person to read. */
export function scaleTable(sizes: ThreeSizes): string {
  const all = [sizes.plain, sizes.small, sizes.whole];
  const slopes = slopesOf(sizes);
  const row = (name: string, cell: (measures: Measures) => string): string[] => [name, ...all.map(cell)];
  return [
    table([
      row('routes', ({built}) => String(built.routes)),
      row('demos', ({built}) => String(built.demos)),
      row('build', ({cost}) => `${cost.seconds.toFixed(0)} s`),
      row('peak memory', ({cost}) => megabytes(cost.peakBytes)),
      row('scripts of a text page', ({weights}) => kilobytes(weights.scripts)),
      row('its own data among them', ({weights}) => kilobytes(weights.pageData)),
      row('its HTML', ({weights}) => kilobytes(weights.html)),
      row('first answer of the search', ({weights}) => kilobytes(weights.search)),
      row('largest page', ({weights}) => kilobytes(weights.largestHtml.bytes)),
    ]),
    `The largest page of the whole site is ${sizes.whole.weights.largestHtml.file}.`,
    '',
    table([
      ['a route costs every text page', `${slopes.scriptsARoute.toFixed(1)} bytes`],
      ['a demo costs every text page', `${slopes.scriptsADemo.toFixed(1)} bytes`],
      ['a page costs the build', `${slopes.secondsAPage.toFixed(3)} s`],
      ['and in memory', megabytes(slopes.memoryAPage)],
      ['a page costs the first answer', `${slopes.searchAPage.toFixed(0)} bytes`],
    ]),
  ].join('\n');
}
