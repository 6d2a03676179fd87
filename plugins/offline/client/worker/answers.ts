import {find, isUnchanging, keep, keepAll} from './kept';
import {notKept} from './notKept';
import {scope, settings, type RequestEvent} from './scope';

const wholeFolders = new Set<string>();

/** Keeps the rest of a folder that is of use only as a whole, once in the life of the worker. */
async function keepWholeFolder(url: string): Promise<void> {
  const {origin, pathname} = new URL(url);
  const folder = settings.wholeFolders.find((candidate) => pathname.startsWith(candidate));
  if (!folder || wholeFolders.has(folder)) {
    return;
  }
  wholeFolders.add(folder);
  try {
    const files: unknown = await (await fetch(`${origin}${folder}files.json`)).json();
    await keepAll((files as string[]).map((file) => `${origin}${folder}${file}`));
  } catch {
    wholeFolders.delete(folder);
  }
}

async function fetchAndKeep(event: RequestEvent): Promise<Response> {
  const {request} = event;
  const response = (await event.preloadResponse) ?? (await fetch(request));
  event.waitUntil(keep(request.url, response.clone()));
  if (response.ok) {
    event.waitUntil(keepWholeFolder(request.url));
  }
  return response;
}

/** For files that never change: what is kept, and the network for the rest. */
async function keptFirst(event: RequestEvent): Promise<Response> {
  const {url} = event.request;
  const kept = await find(url);
  if (!kept) {
    return fetchAndKeep(event);
  }
  if (!kept.isOfPresent) {
    event.waitUntil(keep(url, kept.response.clone()));
  }
  return kept.response;
}

/** For everything else: what the network answers, whatever it is, and what is kept where it does not answer. */
async function networkFirst(event: RequestEvent): Promise<Response> {
  const {request} = event;
  try {
    return await fetchAndKeep(event);
  } catch {
    const kept = await find(request.url);
    if (kept) {
      return kept.response;
    }
    if (request.mode !== 'navigate') {
      return Response.error();
    }
    // A host leads to the URL with a slash.
    const {pathname, search} = new URL(request.url);
    return (await find(`${pathname}/`)) ? Response.redirect(`${pathname}/${search}`) : notKept();
  }
}

/** Whether the worker has a say in a request: this site's files, read in the usual way. */
function isOurs({method, url, headers, cache}: Request): boolean {
  // The policy lets a worker ask no other host. The browser does, for pages that may.
  const isOwn = new URL(url).origin === scope.location.origin;
  return method === 'GET' && isOwn && !headers.has('range') && cache !== 'no-store' && cache !== 'only-if-cached';
}

export function answer(event: RequestEvent): void {
  if (isOurs(event.request)) {
    event.respondWith(isUnchanging(event.request.url) ? keptFirst(event) : networkFirst(event));
    // plugin-pwa's own listener comes next, and would answer from the shell without asking the network.
    event.stopImmediatePropagation();
  }
}
