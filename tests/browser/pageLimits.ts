import type {BuiltScripts} from '../../scripts/bench/builtScripts';
import type {MeasuredPage} from './measuredPages';
import type {PageTasks, PageWeight} from './pageLoad';

type PageLimits = PageWeight & Pick<PageTasks, 'longestTask'>;

/**
 * What each page may take at most before the reader does anything: bytes after gzip, requests, and the work of its longest task
 * in milliseconds, on a processor that is four times slower. Bytes are a little more than was measured. Tasks are about twice as
 * much, since a busy machine makes them longer. Lower a limit when its page gets better; `npm run bench` prints what it takes.
 */
export const PAGE_LIMITS: Readonly<Record<MeasuredPage, PageLimits>> = {
  text: {html: 13_200, styles: 18_900, scripts: 108_500, firstFont: 23_000, requests: 14, longestTask: 400},
  longText: {html: 20_000, styles: 18_900, scripts: 110_500, firstFont: 23_000, requests: 14, longestTask: 500},
  api: {html: 45_000, styles: 23_400, scripts: 120_500, firstFont: 23_000, requests: 18, longestTask: 500},
  grid: {html: 29_500, styles: 23_400, scripts: 130_000, firstFont: 23_000, requests: 18, longestTask: 1000},
  charts: {html: 22_200, styles: 18_900, scripts: 122_000, firstFont: 23_000, requests: 15, longestTask: 600},
  picker: {html: 26_800, styles: 18_900, scripts: 121_200, firstFont: 23_000, requests: 14, longestTask: 750},
};

/** What the scripts that every page loads may take, in bytes after gzip, and how many scripts the site may have. */
export const SCRIPT_LIMITS: Readonly<BuiltScripts> = {runtimeScript: 2_600, mainScript: 40_000, chunks: 800};
