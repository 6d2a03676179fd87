import {existsSync} from 'node:fs';
import path from 'node:path';
import {EXTRACTING_CODE} from '../../src/node/packages/api/loadExtraction';
import {CompilerCache} from '../../src/node/packages/cache';
import type {ProductId} from '../../src/site/products';
import {runProcess} from '../runProcess';
import {packagesOfRelease} from './packages';
import {downloadRelease} from './registry';
import {readSnapshot, type Snapshot} from './snapshot';

interface ReleaseOfProduct {
  readonly productId: ProductId;
  readonly version: string;
}

/** Releases do not change, so a run that is repeated, or was interrupted, reads no release twice. */
export const SNAPSHOTS = new CompilerCache<ReleaseOfProduct, Snapshot>({
  name: 'history/snapshots',
  code: [
    'scripts/history/packages.ts',
    'scripts/history/snapshot.ts',
    'scripts/apiDiff/surface.ts',
    'scripts/apiDiff/printedTypes.ts',
    'src/node/history/types.ts',
    ...EXTRACTING_CODE,
  ],
  contentOf: (release) => release,
  isAnswer: (kept) => typeof kept === 'object' && kept !== null,
});

/** How many releases a process reads: a compiler that has read fifty has no memory left. */
const RELEASES_PER_PROCESS = 8;

function isKept(release: ReleaseOfProduct): boolean {
  return existsSync(path.join(SNAPSHOTS.folder, `${SNAPSHOTS.keyOf(release)}.json`));
}

/** What a release says whose packages are downloaded; kept for the next time. */
export async function snapshotOf(release: ReleaseOfProduct): Promise<Snapshot> {
  const {productId, version} = release;
  const read = () => Promise.resolve([readSnapshot(packagesOfRelease(productId, version), productId)]);
  const [snapshot] = await SNAPSHOTS.answers([release], read);
  return snapshot as Snapshot;
}

/**
 * Reads releases in processes of their own, as far as they were not read before.
 *
 * @throws if packages cannot be downloaded or read
 */
export async function readReleases(productId: ProductId, versions: readonly string[]): Promise<void> {
  const missing = versions.filter((version) => !isKept({productId, version}));
  for (let start = 0; start < missing.length; start += RELEASES_PER_PROCESS) {
    const part = missing.slice(start, start + RELEASES_PER_PROCESS);
    for (const version of part) {
      await downloadRelease(productId, version);
    }
    const parameters = ['scripts/history/readReleases.mjs', productId, ...part];
    const {code, output} = await runProcess(process.execPath, parameters);
    if (code !== 0) {
      throw new Error(`[history] ${productId} ${part.join(', ')} cannot be read:\n${output}`);
    }
  }
}
