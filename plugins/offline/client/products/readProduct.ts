import {sizeOf, type ProductManifest} from '../../productManifest';
import {pathsIn, readSavedCaches} from './savedCaches';
import {findSources, progressOf} from './saveProduct';
import type {ProductState, Saved} from './state';

/** Bytes that have to be transferred to come from one build of a product to another. */
export function updateBytes(from: ProductManifest, to: ProductManifest): number {
  const hashes = new Map(from.files.map(({path, hash}) => [path, hash]));
  return sizeOf(to.files.filter(({path, hash}) => hashes.get(path) !== hash)).transferBytes;
}

/** What the caches hold of a product. */
export interface FoundProduct {
  readonly state: ProductState;
  /** The build that is saved whole. */
  readonly manifest?: ProductManifest;
}

/**
 * Reads what the caches hold of a product.
 *
 * @param scope the worker's scope as an absolute URL
 * @throws if the browser does not let the site store anything
 */
export async function readProduct(scope: string, id: string): Promise<FoundProduct> {
  const all = await readSavedCaches(scope, id);
  const whole = all.findLast(({record}) => record.savedAt !== undefined)?.record;
  const half = all.findLast(({record}) => record.savedAt === undefined);
  const saved: Saved | undefined = whole && {
    savedAt: whole.savedAt ?? '',
    bytes: sizeOf(whole.manifest.files).bytes,
  };
  const manifest = whole?.manifest;
  if (half) {
    const {manifest: wanted} = half.record;
    const have = await pathsIn(half.cache);
    const sources = await findSources(wanted, have, all);
    const there = wanted.files.filter(({path}) => have.has(path) || sources.has(path));
    const progress = progressOf(wanted, there);
    return {state: {status: 'half', progress, ...(saved && {saved})}, ...(manifest && {manifest})};
  }
  return saved && manifest ? {state: {status: 'saved', saved}, manifest} : {state: {status: 'unsaved'}};
}
