import {cacheFile, fetchMissing, findCached} from './fileCache';
import {asKeptCopy} from './keptCopy';
import {offlineFallback} from './offlineFallback';
import {scope, settings, type FetchEvent} from './scope';
import {hasFittingType, isImmutable, isPage} from './siteFile';

/** For so long the network is waited for if the file is cached, in milliseconds. */
const PATIENCE_MS = 3000;

/** A network that one has to log in to says so by this status. */
const LOGIN_REQUIRED = 511;

const cachedFolders = new Set<string>();

/** Caches the rest of a folder whose files are of use only together, once in the life of the worker. */
async function cacheWholeFolder(url: string): Promise<void> {
  const {origin, pathname} = new URL(url);
  const folder = settings.wholeFolders.find((candidate) => pathname.startsWith(candidate));
  if (!folder || cachedFolders.has(folder)) {
    return;
  }
  cachedFolders.add(folder);
  try {
    const files: unknown = await (await fetch(`${origin}${folder}files.json`)).json();
    await fetchMissing((files as string[]).map((file) => `${origin}${folder}${file}`));
  } catch {
    cachedFolders.delete(folder);
  }
}

async function fetchAndCache(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const response = (await event.preloadResponse) ?? (await fetch(request));
  event.waitUntil(cacheFile(request.url, response.clone()));
  if (response.ok) {
    event.waitUntil(cacheWholeFolder(request.url));
  }
  return response;
}

/** For files that never change: the cached file if there is one. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const {url} = event.request;
  const cached = await findCached(url);
  if (!cached) {
    return fetchAndCache(event);
  }
  if (!cached.isCurrent) {
    event.waitUntil(cacheFile(url, cached.response.clone()));
  }
  return cached.response;
}

/** The cached file for a request; for a page's URL without its slash the redirect with which a host would answer. */
async function cachedAnswer({url, mode}: Request): Promise<Response | undefined> {
  const cached = await findCached(url);
  if (cached || mode !== 'navigate') {
    return cached?.response;
  }
  const {origin, pathname, search} = new URL(url);
  const page = `${origin}${pathname}/`;
  return (await findCached(page)) && Response.redirect(page + search);
}

/**
 * Whether a response to a request is worth less than the cached file. A page that is gone is gone. If the network wants the
 * reader to log in, a page shows that, and other files, in whose place a login page is of no use, come from the cache. A request
 * for a file of this site that is answered by another host is such a case.
 */
function isWorse({mode, url}: Request, response: Response): boolean {
  const {ok, status, type} = response;
  return mode === 'navigate'
    ? status >= 500 && status !== LOGIN_REQUIRED
    : status >= 500 || type === 'opaque' || (ok && !hasFittingType(url, response));
}

/** What the network answers in time, if it does. */
function inTime(network: Promise<Response | undefined>): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    void network.then((response) => {
      clearTimeout(timer);
      resolve(response);
    });
  });
}

/**
 * For all other files: whatever the network answers, also that a file is gone; the cached file if it does not answer in time, and
 * in the place of a server's error. Without a cached file the network's answer is awaited however long it takes.
 */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const network = fetchAndCache(event).catch(() => undefined);
  // An answer that comes late is cached all the same.
  event.waitUntil(network);
  const cached = await cachedAnswer(request);
  if (!cached) {
    return (await network) ?? (request.mode === 'navigate' ? offlineFallback() : Response.error());
  }
  const response = await inTime(network);
  if (!response) {
    return cached;
  }
  if (!isWorse(request, response)) {
    return response;
  }
  return isPage(request.url) && request.mode === 'navigate' ? asKeptCopy(cached, response.status) : cached;
}

/** Whether the worker handles a request: a plain one for a whole file of this site. */
function isHandled({method, url, headers, cache}: Request): boolean {
  // The Content-Security-Policy lets a worker fetch from its own host only; the browser fetches the rest for the page.
  const isOwn = new URL(url).origin === scope.location.origin;
  return method === 'GET' && isOwn && !headers.has('range') && cache !== 'no-store' && cache !== 'only-if-cached';
}

export function respond(event: FetchEvent): void {
  if (isHandled(event.request)) {
    event.respondWith(isImmutable(event.request.url) ? cacheFirst(event) : networkFirst(event));
    // The listener of plugin-pwa comes next, and would answer from its precache without asking the network.
    event.stopImmediatePropagation();
  }
}
