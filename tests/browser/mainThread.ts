import type {Page} from '@playwright/test';

/** A task of the main thread of a page. In milliseconds. */
interface MainThreadTask {
  /** On the clock of the trace. */
  readonly start: number;
  readonly end: number;
  /**
   * What the processor worked for it: without the time in which the system let other programs run, so that a busy machine changes
   * it little. On an idle machine it is nearly the task's length.
   */
  readonly work: number;
}

/** What a browser records while a page runs. */
export interface MainThreadTrace {
  readonly tasks: readonly MainThreadTask[];
  /** The moments that the page has marked with `performance.mark`, on the clock of the tasks. */
  readonly marks: ReadonlyMap<string, number>;
}

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread ran. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

const MARKS = 'blink.user_timing';
const CATEGORIES = ['disabled-by-default-devtools.timeline', MARKS];

/**
 * Reads the tasks of pages' main threads, and their marks, from the events of a trace.
 *
 * @throws if it has no task with its work: then the browser records something else than it did
 */
export function readTrace(events: readonly TraceEvent[]): MainThreadTrace {
  const threadOf = ({pid, tid}: TraceEvent): string => `${pid}/${tid}`;
  const threads = new Set(
    events.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  // A task that has not ended when the trace does has no length: nor has the last one of a process that the page has left.
  const tasks = events
    .filter((event) => event.name === 'RunTask' && threads.has(threadOf(event)))
    .flatMap(({ts, dur, tdur}) =>
      dur === undefined || tdur === undefined ? [] : {start: ts / 1000, end: (ts + dur) / 1000, work: tdur / 1000},
    );
  if (tasks.length === 0) {
    throw new Error('The trace has no tasks of a main thread that say how long they ran. Is this a new Chromium?');
  }
  const marks = events.filter(({cat = ''}) => cat.split(',').includes(MARKS));
  return {tasks, marks: new Map(marks.map(({name, ts}) => [name, ts / 1000]))};
}

/**
 * Records what the main thread of a page does meanwhile.
 *
 * @param page in a browser in which nothing else is recorded at the same time
 * @param run resolves when the record may end
 */
export async function traceMainThread(page: Page, run: () => Promise<void>): Promise<MainThreadTrace> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('This page is in a context without a browser, in which nothing can be recorded.');
  }
  await browser.startTracing(page, {categories: CATEGORIES});
  try {
    await run();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as {traceEvents: TraceEvent[]};
  return readTrace(trace.traceEvents);
}
