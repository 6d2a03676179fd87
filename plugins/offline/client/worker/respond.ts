import {cacheFile, fetchMissing, findCached, isImmutable} from './fileCache';
import {offlineFallback} from './offlineFallback';
import {scope, settings, type FetchEvent} from './scope';

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

/** For all other files: whatever the network answers, an error page included; the cached file only if it does not answer. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const {request} = event;
  try {
    return await fetchAndCache(event);
  } catch {
    const cached = await findCached(request.url);
    if (cached) {
      return cached.response;
    }
    if (request.mode !== 'navigate') {
      return Response.error();
    }
    // A host would redirect to the URL that ends in a slash.
    const {pathname, search} = new URL(request.url);
    return (await findCached(`${pathname}/`)) ? Response.redirect(`${pathname}/${search}`) : offlineFallback();
  }
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
