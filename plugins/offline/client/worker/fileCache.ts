import {scope, settings} from './scope';
import {isSavedCache} from '../../savedCaches';
import {isImmutable, isPage, isPageOfSite, isWholeFile} from './siteFile';

/** Each build has a cache of its own, so that a cached page finds the scripts that it was built with. */
const SUFFIX = `-${scope.registration.scope}`;
const PREFIX = 'offline-';
const CURRENT = `${PREFIX}${settings.build}${SUFFIX}`;

/** The keys of these caches have no query: a lookup that ignores queries would go through all of a cache's files. */
const LOOKUP = {ignoreVary: true};
/** The keys of the precache of plugin-pwa have one. */
const PRECACHE_LOOKUP = {ignoreSearch: true, ignoreVary: true};

export interface CachedFile {
  readonly response: Response;
  /** Whether the file outlives the caches of the builds before this one. */
  readonly isCurrent: boolean;
}

/** The caches of the builds before this one, newest first. */
async function oldCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX) && name !== CURRENT).reverse();
}

/** The caches of saved products, the oldest first: while an update is fetched, the build that is there whole comes before it. */
async function savedCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSavedCache(name, scope.registration.scope));
}

/** Whether a cache of this site is neither this plugin's nor that of a saved product. Other applications of the host have caches too. */
function isPrecache(name: string): boolean {
  return name.endsWith(SUFFIX) && !name.startsWith(PREFIX) && !isSavedCache(name, '');
}

/** The URL without its query: a static host answers with the same file whatever the query, so one copy is enough. */
function cacheKey(url: string): string {
  const {origin, pathname} = new URL(url, scope.location.href);
  return origin + pathname;
}

async function lookUp(url: string): Promise<CachedFile | undefined> {
  const key = cacheKey(url);
  for (const name of [CURRENT, ...(await savedCaches()), ...(await oldCaches())]) {
    const response = await (await caches.open(name)).match(key, LOOKUP);
    if (response) {
      return {response, isCurrent: name === CURRENT};
    }
  }
  for (const name of (await caches.keys()).filter(isPrecache)) {
    const response = await (await caches.open(name)).match(key, PRECACHE_LOOKUP);
    if (response) {
      return {response, isCurrent: true};
    }
  }
  return undefined;
}

/**
 * Looks a file up in the cache of this build, then in the saved products, which may be newer than what was visited, then in the
 * caches of the builds before this one, then in the precache of plugin-pwa. If the caches cannot be read, nothing is found: the
 * network may be there.
 */
export function findCached(url: string): Promise<CachedFile | undefined> {
  return lookUp(url).catch(() => undefined);
}

/** Adds a file, unless the cache is full of others. A host may answer with a file to URLs that the build does not have. */
async function add(key: string, response: Response): Promise<void> {
  const cache = await caches.open(CURRENT);
  if ((await cache.match(key, LOOKUP)) || (await cache.keys()).length < settings.maxFiles) {
    await cache.put(key, response);
  }
}

/**
 * Caches a response if it is a file of this site. One whose body breaks off is not cached. If the browser's storage is full, the
 * older builds are deleted instead.
 */
export async function cacheFile(url: string, response: Response): Promise<void> {
  if (!isWholeFile(url, response)) {
    return;
  }
  try {
    if (!isPage(url) || isPageOfSite(url, await response.clone().text())) {
      await add(cacheKey(url), response);
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await deleteOldCaches(0);
    }
  }
}

/** Whether something is the URL of a file of this site; a message may bring anything. */
function isOwn(url: string): boolean {
  try {
    return new URL(url, scope.location.href).origin === scope.location.origin;
  } catch {
    return false;
  }
}

/** Fetches and caches the files of this site that are not cached yet. A file that cannot be fetched now is left out. */
export async function fetchMissing(urls: readonly string[]): Promise<void> {
  const own = urls.filter(isOwn);
  await Promise.all(
    [...new Set(own.map(cacheKey))].map(async (key) => {
      const cached = await findCached(key);
      if (cached?.isCurrent) {
        return;
      }
      const response = cached && isImmutable(key) ? cached.response : await fetch(key).catch(() => undefined);
      if (response) {
        await cacheFile(key, response);
      }
    }),
  );
}

/** Deletes the caches of the oldest builds, so that those that stay hold at most `maxFiles` files together. */
export async function deleteOldCaches(maxFiles: number): Promise<void> {
  let files = 0;
  for (const name of await oldCaches()) {
    files += files > maxFiles ? 0 : (await (await caches.open(name)).keys()).length;
    if (files > maxFiles) {
      await caches.delete(name);
    }
  }
}

/**
 * The cached pages by path: visited pages, the one that was cached last first, then those of saved products in their order.
 *
 * @param most how many pages there may be
 */
export async function cachedPages(most: number): Promise<Map<string, Response>> {
  const pages = new Map<string, Response>();
  const visited = [CURRENT, ...(await oldCaches())];
  for (const name of [...visited, ...(await savedCaches())]) {
    const cache = await caches.open(name);
    const keys = [...(await cache.keys())];
    for (const {url} of visited.includes(name) ? keys.reverse() : keys) {
      const {pathname} = new URL(url);
      const isNew = pages.size < most && isPage(url) && !pages.has(pathname);
      const page = isNew ? await cache.match(url) : undefined;
      if (page) {
        pages.set(pathname, page);
      }
    }
  }
  return pages;
}
