import {scope, settings} from './scope';

/** Each build has a cache of its own, so that a page that was kept finds the files that it was built with. */
const ENDING = `-${scope.registration.scope}`;
const PREFIX = 'offline-';
const PRESENT = `${PREFIX}${settings.build}${ENDING}`;

export interface Kept {
  readonly response: Response;
  /** Whether it would stay when the builds before this one go. */
  readonly isOfPresent: boolean;
}

/** The caches of the builds before this one, newest first. */
async function oldCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name.endsWith(ENDING) && name !== PRESENT).reverse();
}

/** What a file is kept under: a static host gives the same file whatever the query, and no URL is kept twice. */
function keyOf(url: string): string {
  const {origin, pathname} = new URL(url, scope.location.href);
  return origin + pathname;
}

/** Looks a file up in the present build, then in those before it, then in the shell. */
export async function find(url: string): Promise<Kept | undefined> {
  const key = keyOf(url);
  const options = {ignoreSearch: true, ignoreVary: true};
  const present = await (await caches.open(PRESENT)).match(key, options);
  if (present) {
    return {response: present, isOfPresent: true};
  }
  for (const name of await oldCaches()) {
    const old = await (await caches.open(name)).match(key, options);
    if (old) {
      return {response: old, isOfPresent: false};
    }
  }
  const shell = await caches.match(key, options);
  return shell && {response: shell, isOfPresent: true};
}

export function isUnchanging(url: string): boolean {
  const {pathname} = new URL(url, scope.location.href);
  return settings.unchanging.some((folder) => pathname.startsWith(folder));
}

/** Whole answers of this site; and no page in the place of a script, which some hosts send for a file that is gone. */
function isWorthKeeping(url: string, response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && response.type === 'basic' && !response.redirected && !(isPage && isUnchanging(url));
}

/** Keeps an answer. Where there is no plugin, builds before this one make some, and this file is not kept. */
export async function keep(url: string, response: Response): Promise<void> {
  if (!isWorthKeeping(url, response)) {
    return;
  }
  try {
    await (await caches.open(PRESENT)).put(keyOf(url), response);
  } catch {
    await forgetOld(0);
  }
}

/** Keeps what is not kept yet. What cannot be had now is left out. */
export async function keepAll(urls: readonly string[]): Promise<void> {
  const own = urls.filter((url) => new URL(url, scope.location.href).origin === scope.location.origin);
  await Promise.all(
    [...new Set(own.map(keyOf))].map(async (key) => {
      const kept = await find(key);
      if (kept?.isOfPresent) {
        return;
      }
      const response = kept && isUnchanging(key) ? kept.response : await fetch(key).catch(() => undefined);
      if (response) {
        await keep(key, response);
      }
    }),
  );
}

/** Lets the oldest builds go, so that those that stay hold at most so many files. */
export async function forgetOld(mostFiles: number): Promise<void> {
  let files = 0;
  for (const name of await oldCaches()) {
    files += files > mostFiles ? 0 : (await (await caches.open(name)).keys()).length;
    if (files > mostFiles) {
      await caches.delete(name);
    }
  }
}

/** The pages that can be read, in the order in which they were kept last: newest first. */
export async function keptPages(): Promise<Map<string, Response>> {
  const pages = new Map<string, Response>();
  for (const name of [PRESENT, ...(await oldCaches())]) {
    const cache = await caches.open(name);
    for (const {url} of [...(await cache.keys())].reverse()) {
      const {pathname} = new URL(url);
      if (pathname.endsWith('/') && !pages.has(pathname)) {
        const response = await cache.match(url);
        if (response) {
          pages.set(pathname, response);
        }
      }
    }
  }
  return pages;
}
