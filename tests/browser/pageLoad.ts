import {gzipSync} from 'node:zlib';
import type {Page, Request, Response} from '@playwright/test';
import {traceMainThread} from './mainThread';
import {isFetchedAhead} from './settled';
import {slowDown} from './slowProcessor';

/** What a page loads before the reader does anything. The same build gives the same numbers. */
export interface PageWeight {
  /** The HTML in bytes, after gzip. */
  readonly html: number;
  /** Stylesheets, in bytes, each after gzip. Styles in the HTML count there. */
  readonly styles: number;
  /** Scripts that run, in bytes, each after gzip. Prefetched ones do not run, and are left out. */
  readonly scripts: number;
  /** The font file that is requested first, in bytes; 0 where there is none. */
  readonly firstFont: number;
  /** How many requests there are, without those that are fetched ahead. */
  readonly requests: number;
}

/** What the main thread of a page does until it is idle, on a processor that is four times slower. */
export interface PageTasks {
  /** The work of its longest task, in milliseconds. */
  readonly longestTask: number;
  /** How many tasks have more than 50 ms of work. */
  readonly longTasks: number;
}

/** From what length on a task is one that readers notice, in milliseconds. */
const LONG_TASK = 50;

/** Waits until a page is idle: `settled`, or `settledWithoutScripts` for a site that does not say that it is hydrated. */
type Settle = (page: Page) => Promise<void>;

interface LoadedFile {
  readonly url: string;
  readonly type: 'document' | 'stylesheet' | 'script' | 'font';
  readonly content: Buffer;
}

const TYPES: readonly string[] = ['document', 'stylesheet', 'script', 'font'] satisfies LoadedFile['type'][];

function gzipSize(content: Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

/** Sums up the files that a page has loaded, in the order of their requests. */
export function weighFiles(files: readonly LoadedFile[]): Omit<PageWeight, 'requests'> {
  const different = [...new Map(files.map((file) => [file.url, file])).values()];
  const ofType = (type: LoadedFile['type']): LoadedFile[] => different.filter((file) => file.type === type);
  const sum = (all: readonly LoadedFile[]): number => all.reduce((total, {content}) => total + gzipSize(content), 0);
  return {
    html: sum(ofType('document')),
    styles: sum(ofType('stylesheet')),
    scripts: sum(ofType('script')),
    firstFont: ofType('font')[0]?.content.length ?? 0,
  };
}

/** Whether a request loads a part of the page itself, over the network and not ahead of time. */
function isOfPage(page: Page, request: Request): boolean {
  const isOwnDocument = request.resourceType() !== 'document' || request.frame() === page.mainFrame();
  return isOwnDocument && /^https?:/.test(request.url()) && !isFetchedAhead(request);
}

/**
 * Opens a page whose traffic is counted, and weighs what it loads until it is idle.
 *
 * @throws if it does not become idle, or does not answer with success
 */
export async function weighPage(page: Page, url: string, settle: Settle): Promise<PageWeight> {
  const pending: Promise<LoadedFile | undefined>[] = [];
  let requests = 0;
  const count = (request: Request): void => {
    requests += isOfPage(page, request) ? 1 : 0;
  };
  const read = (response: Response): void => {
    const request = response.request();
    const type = request.resourceType();
    if (isOfPage(page, request) && TYPES.includes(type) && response.ok()) {
      const file = response
        .body()
        .then((content) => ({url: response.url(), type: type as LoadedFile['type'], content}));
      pending.push(file);
    }
  };
  page.on('request', count);
  page.on('response', read);
  const answer = await page.goto(url);
  if (!answer?.ok()) {
    throw new Error(`[bench] ${url} answers with ${answer?.status() ?? 'nothing'}.`);
  }
  await settle(page);
  // What arrives later is not counted, and the page may be closed by then.
  page.off('request', count);
  page.off('response', read);
  const files = await Promise.all(pending);
  return {...weighFiles(files.flatMap((file) => file ?? [])), requests};
}

/**
 * Opens a page, with nothing in its cache, on a slow processor, and measures its tasks until it is idle.
 *
 * @param page a new one, whose traffic is counted
 * @throws if it does not become idle
 */
export async function measureTasks(page: Page, url: string, settle: Settle): Promise<PageTasks> {
  await slowDown(page);
  const {tasks} = await traceMainThread(page, async () => {
    await page.goto(url);
    await settle(page);
  });
  const works = tasks.map(({work}) => work);
  return {longestTask: Math.round(Math.max(...works)), longTasks: works.filter((work) => work > LONG_TASK).length};
}
