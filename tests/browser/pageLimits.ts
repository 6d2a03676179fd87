import type {BuiltScripts} from '../../scripts/bench/builtScripts';
import type {MeasuredPage} from './measuredPages';
import type {PageTasks, PageWeight} from './pageLoad';

type PageLimits = PageWeight & Pick<PageTasks, 'longestTask'>;

/**
 * What each page may take at most before the reader does anything: bytes after gzip, requests, and the work of its longest task
 * in milliseconds, on a processor that is four times slower. Bytes are a little more than was measured: in scripts 5 %, since the
 * build of the tests has analytics. Tasks are about twice as much, since a busy machine makes them longer. Lower a limit when its
 * page gets better; `npm run bench` prints what it takes.
 */
export const PAGE_LIMITS: Readonly<Record<MeasuredPage, PageLimits>> = {
  text: {html: 13_200, styles: 25_000, scripts: 147_000, firstFont: 46_000, requests: 20, longestTask: 400},
  longText: {html: 20_000, styles: 25_000, scripts: 154_000, firstFont: 46_000, requests: 20, longestTask: 500},
  api: {html: 45_000, styles: 25_000, scripts: 165_000, firstFont: 46_000, requests: 23, longestTask: 500},
  grid: {html: 21_000, styles: 25_200, scripts: 388_000, firstFont: 46_000, requests: 49, longestTask: 1000},
  charts: {html: 17_800, styles: 25_200, scripts: 280_000, firstFont: 46_000, requests: 40, longestTask: 600},
  picker: {html: 40_200, styles: 25_200, scripts: 313_000, firstFont: 46_000, requests: 50, longestTask: 750},
};

/** What the scripts that every page loads may take, in bytes after gzip, and how many scripts the site may have. */
export const SCRIPT_LIMITS: Readonly<BuiltScripts> = {runtimeScript: 13_600, mainScript: 59_000, chunks: 970};
