import {sizeOf, type ProductFile, type ProductManifest} from '../../productManifest';
import {fetchProductFile, readIfRight, type ReceivedFile} from './fetchProductFile';
import {keepFrames} from './frames';
import {SavingError, withStorage} from './problems';
import {
  deleteSavedCaches,
  openSavedCache,
  pathsIn,
  readSavedCaches,
  writeRecord,
  type SavedCache,
  type SavedRecord,
} from './savedCaches';

/** How much of a product is saved; bytes are those that are transferred. */
export interface Progress {
  readonly files: number;
  readonly ofFiles: number;
  readonly bytes: number;
  readonly ofBytes: number;
}

/** How many files are fetched at once. */
const CONCURRENCY = 6;

/** Browsers need some room for each file beside its bytes. */
const OVERHEAD = 1.1;

/** No key of these caches has a query. A lookup that ignores queries would go through all of a cache's files. */
const LOOKUP = {ignoreVary: true};

export interface SavingOptions {
  /** The worker's scope as an absolute URL. */
  readonly scope: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export function progressOf(manifest: ProductManifest, saved: readonly ProductFile[]): Progress {
  return {
    files: saved.length,
    ofFiles: manifest.files.length,
    bytes: sizeOf(saved).transferBytes,
    ofBytes: sizeOf(manifest.files).transferBytes,
  };
}

/** Refuses to begin what does not fit. Browsers that do not tell their room find out on the way. */
async function checkRoom(files: readonly ProductFile[]): Promise<void> {
  const {quota, usage = 0} = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const needed = Math.ceil(sizeOf(files).bytes * OVERHEAD);
  if (quota !== undefined && needed > quota - usage) {
    throw new SavingError({kind: 'room', needed, free: Math.max(0, quota - usage)});
  }
}

/** The caches of the site that have a file: those of visited pages and of other products. */
async function cachesByPath(): Promise<ReadonlyMap<string, readonly Cache[]>> {
  const byPath = new Map<string, Cache[]>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const path of await pathsIn(cache)) {
      byPath.set(path, [...(byPath.get(path) ?? []), cache]);
    }
  }
  return byPath;
}

/** A file that one of some caches has with the same content. */
async function findHere(file: ProductFile, there: readonly Cache[] = []): Promise<ReceivedFile | undefined> {
  for (const cache of there) {
    const cached = await cache.match(file.path, LOOKUP).catch(() => undefined);
    const found = cached && (await readIfRight(file, cached).catch(() => undefined));
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Runs work on all items, some at a time, until one fails. All work has ended before this does: a file that comes late must not
 * come after a removal.
 *
 * @param signal ends the work on all items
 */
async function forEachOf<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const ending = new AbortController();
  const end = (reason: unknown): void => ending.abort(reason);
  const endAll = (): void => end(signal.reason);
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      ending.signal.throwIfAborted();
      await work(item, ending.signal);
    }
  };
  signal.throwIfAborted();
  signal.addEventListener('abort', endAll);
  // The first failure is the reason of all others.
  await Promise.all(Array.from({length: CONCURRENCY}, () => next().catch(end)));
  signal.removeEventListener('abort', endAll);
  ending.signal.throwIfAborted();
}

/** Where a file of the build lies that an earlier build has too. */
type Sources = ReadonlyMap<string, Cache>;

/**
 * Finds the files of a build that need not be fetched, because an earlier build has the same.
 *
 * @param have paths of the files that the build's own cache has
 * @param all the caches of the product
 */
export async function findSources(
  manifest: ProductManifest,
  have: ReadonlySet<string>,
  all: readonly SavedCache[],
): Promise<Sources> {
  const hashes = new Map(manifest.files.map(({path, hash}) => [path, hash]));
  const sources = new Map<string, Cache>();
  for (const {cache, record} of all) {
    if (record.manifest.revision !== manifest.revision) {
      const there = await pathsIn(cache);
      record.manifest.files
        .filter(({path, hash}) => hashes.get(path) === hash && there.has(path) && !have.has(path))
        .forEach(({path}) => sources.set(path, cache));
    }
  }
  return sources;
}

async function move(path: string, from: Cache, to: Cache): Promise<void> {
  const response = await from.match(path, LOOKUP);
  if (response) {
    await to.put(path, response);
    await from.delete(path, LOOKUP);
  }
}

/**
 * Saves a product, or what is missing of it, or updates a saved one to another build.
 *
 * Files that are new or changed come into a cache of their own, pages last, while the saved build stays as it is. When all are
 * there, the rest is moved without the network, and the older build is deleted. Whatever interrupts this, each page that can be
 * found finds its files, and the next call goes on where this one ended.
 *
 * @throws {@link SavingError}, or the reason of the signal when that aborts
 */
export async function saveProduct(
  manifest: ProductManifest,
  {scope, signal, onProgress}: SavingOptions,
): Promise<SavedRecord> {
  const cache = await withStorage(() => openSavedCache(manifest, scope)).catch(async (error: unknown) => {
    // A browser without room for an empty cache has none for the files: the reader is told how much they need.
    await checkRoom(manifest.files);
    throw error;
  });
  const have = await withStorage(() => pathsIn(cache));
  const sources = await withStorage(async () => findSources(manifest, have, await readSavedCaches(scope, manifest.id)));
  const here = await withStorage(cachesByPath);
  const missing = manifest.files.filter(({path}) => !have.has(path));
  const absent = missing.filter(({path}) => !sources.has(path));
  await checkRoom(absent);
  await withStorage(() => writeRecord(cache, scope, {manifest, savedAt: undefined}));
  let progress = progressOf(
    manifest,
    manifest.files.filter(({path}) => have.has(path) || sources.has(path)),
  );
  onProgress(progress);
  const isPage = ({path}: ProductFile): boolean => path.endsWith('/');
  const save = async (file: ProductFile, ending: AbortSignal): Promise<void> => {
    const {body, headers} =
      (await findHere(file, here.get(file.path))) ?? (await fetchProductFile(file, manifest.runtime, ending));
    await withStorage(() => cache.put(file.path, new Response(body, {headers})));
    progress = {...progress, files: progress.files + 1, bytes: progress.bytes + file.transferBytes};
    onProgress(progress);
  };
  const others = absent.filter((file) => !isPage(file));
  await forEachOf(others, signal, save);
  await forEachOf(absent.filter(isPage), signal, save);
  await keepFrames(manifest.frames, signal);
  signal.throwIfAborted();
  const record: SavedRecord = {manifest, savedAt: new Date().toISOString()};
  await withStorage(async () => {
    for (const [path, source] of sources) {
      await move(path, source, cache);
    }
    await writeRecord(cache, scope, record);
    await deleteSavedCaches(scope, manifest.id, manifest);
  });
  return record;
}
