import {readManifest, toJson, type ManifestJson, type ProductManifest} from '../../productManifest';
import {isSavedCache, recordUrl, savedCacheName} from '../../savedCaches';

/** What a cache says of itself. */
export interface SavedRecord {
  readonly manifest: ProductManifest;
  /** When the last file was saved, as an ISO date; `undefined` while files are missing. */
  readonly savedAt: string | undefined;
}

/** A cache with files of a product. */
export interface SavedCache {
  readonly name: string;
  readonly cache: Cache;
  readonly record: SavedRecord;
}

interface RecordJson {
  readonly manifest: ManifestJson;
  readonly savedAt?: string;
}

/** The scope of the worker as an absolute URL. */
export function absoluteScope(scope: string): string {
  return new URL(scope, window.location.href).href;
}

async function readRecord(cache: Cache, scope: string): Promise<SavedRecord | undefined> {
  try {
    const {manifest, savedAt} = (await (await cache.match(recordUrl(scope)))?.json()) as Partial<RecordJson>;
    const read = readManifest(manifest);
    const isDate = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
    return read && {manifest: read, savedAt: isDate ? savedAt : undefined};
  } catch {
    // Something else has written into the cache, or the browser has lost a part of it.
    return undefined;
  }
}

/** Writes into a cache what it is of. */
export async function writeRecord(cache: Cache, scope: string, {manifest, savedAt}: SavedRecord): Promise<void> {
  const json: RecordJson = {manifest: toJson(manifest), ...(savedAt !== undefined && {savedAt})};
  const headers = {'content-type': 'application/json'};
  await cache.put(recordUrl(scope), new Response(JSON.stringify(json), {headers}));
}

/** The names of a product's caches, the oldest first. */
export async function savedNames(scope: string, id: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSavedCache(name, scope, id));
}

/** The caches of a product that say what they are of, the oldest first. */
export async function readSavedCaches(scope: string, id: string): Promise<SavedCache[]> {
  const names = await savedNames(scope, id);
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const record = await readRecord(cache, scope);
      return record ? [{name, cache, record}] : [];
    }),
  );
  return all.flat();
}

/** Opens the cache of a product in one build. */
export async function openSavedCache({id, revision}: ProductManifest, scope: string): Promise<Cache> {
  return caches.open(savedCacheName(id, revision, scope));
}

/** Deletes the caches of a product, but for that of one build. */
export async function deleteSavedCaches(scope: string, id: string, kept?: ProductManifest): Promise<void> {
  const keptName = kept && savedCacheName(kept.id, kept.revision, scope);
  const names = await savedNames(scope, id);
  await Promise.all(names.filter((name) => name !== keptName).map((name) => caches.delete(name)));
}

/** The paths of the files in a cache. */
export async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
}
