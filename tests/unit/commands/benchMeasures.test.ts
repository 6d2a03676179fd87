import {lighthouseFigures, type LighthouseResult} from '../../../scripts/bench/lighthouse';
import {readTrace, type TraceEvent} from '../../browser/mainThread';
import {weighFiles} from '../../browser/pageLoad';
import {navigationTime} from '../../browser/softNavigation';

const MAIN = {pid: 1, tid: 1};

/** A task of the main thread, in milliseconds. */
function task(start: number, length: number, work = length): TraceEvent {
  return {...MAIN, name: 'RunTask', ts: start * 1000, dur: length * 1000, tdur: work * 1000};
}

const THREAD: TraceEvent = {...MAIN, name: 'thread_name', ts: 0, args: {name: 'CrRendererMain'}};

function mark(name: string, time: number): TraceEvent {
  return {...MAIN, name, cat: 'blink.user_timing', ts: time * 1000};
}

describe('a trace', () => {
  test('has the tasks of main threads, with their work, and the marks', () => {
    const other = {...task(0, 999), tid: 2};
    const notEnded = {...MAIN, name: 'RunTask', ts: 0};
    const {tasks, marks} = readTrace([task(10, 30, 20), other, notEnded, mark('a', 12), THREAD]);
    expect(tasks).toEqual([{start: 10, end: 40, work: 20}]);
    expect([...marks]).toEqual([['a', 12]]);
  });

  test.each([
    ['of another thread', [task(10, 30)]],
    ['without work', [THREAD, {...task(10, 30), tdur: undefined}]],
  ])('of tasks %s is refused', (_case, events) => {
    expect(() => readTrace(events)).toThrow('The trace has no tasks of a main thread');
  });
});

describe('a navigation', () => {
  test('is the time between its marks, and the work of the tasks that are in it', () => {
    const marks = [mark('bench-clicked', 100), mark('bench-painted', 180)];
    const tasks = [task(50, 20), task(95, 20, 15), task(120, 30, 25), task(179, 10, 5), task(190, 50)];
    expect(navigationTime(readTrace([THREAD, ...tasks, ...marks]))).toEqual({heading: 80, headingWork: 45});
  });

  test('without a mark is refused', () => {
    const trace = readTrace([THREAD, task(1, 1), mark('bench-clicked', 1)]);
    expect(() => navigationTime(trace)).toThrow('The trace does not have the click, or the painted heading.');
  });
});

describe('the weight of files', () => {
  const file = (type: Parameters<typeof weighFiles>[0][number]['type'], url: string, length: number) => ({
    type,
    url,
    content: Buffer.from('a'.repeat(length)),
  });

  test('is after gzip, each file once, and of the first font as it is', () => {
    const weight = weighFiles([
      file('document', '/', 1000),
      file('script', '/a.js', 1000),
      file('script', '/a.js', 1000),
      file('script', '/b.js', 1000),
      file('font', '/first.woff2', 300),
      file('font', '/second.woff2', 9000),
    ]);
    expect(weight.html).toBeGreaterThan(20);
    expect(weight.html).toBeLessThan(50);
    expect(weight).toEqual({html: weight.html, scripts: 2 * weight.html, styles: 0, firstFont: 300});
  });

  test('is nothing of a font that is not there', () => {
    expect(weighFiles([file('stylesheet', '/a.css', 10)])).toMatchObject({firstFont: 0, scripts: 0, html: 0});
  });
});

describe('the figures of Lighthouse', () => {
  const result: LighthouseResult = {
    audits: {'largest-contentful-paint': {numericValue: 1750.6}, 'total-blocking-time': {numericValue: 0}},
    categories: {
      performance: {score: 0.97},
      accessibility: {score: 1},
      'best-practices': {score: 0.96},
      seo: {score: 0.58},
    },
  };

  test('are whole milliseconds, and scores of 100', () => {
    expect(lighthouseFigures('/', result)).toEqual({
      lcp: 1751,
      tbt: 0,
      performance: 97,
      accessibility: 100,
      bestPractices: 96,
      seo: 58,
    });
  });

  test('are refused where it failed, or has none', () => {
    const runtimeError = {code: 'NO_FCP', message: 'Nothing was painted'};
    expect(() => lighthouseFigures('/a/', {...result, runtimeError})).toThrow(
      '[bench] Lighthouse cannot measure /a/: Nothing was painted (NO_FCP).',
    );
    const categories = {...result.categories, seo: {score: null}};
    expect(() => lighthouseFigures('/a/', {...result, categories})).toThrow('[bench] Lighthouse has no "seo" of /a/.');
    expect(() => lighthouseFigures('/a/', {...result, audits: {}})).toThrow(
      'has no "largest-contentful-paint" of /a/.',
    );
  });
});
