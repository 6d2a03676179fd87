import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';
import {installedVersion, projectPath} from '../../src/node/project';
import {historyFile, PRODUCTS_WITH_HISTORY} from '../../src/node/history/history';
import type {HistoryData, HistoryEntry} from '../../src/node/history/types';
import {writeDiff} from '../apiDiff/writeDiff';
import {COMPARED_PRODUCTS} from '../apiDiff/products';
import {publishedReleases} from './registry';
import {readReleases, snapshotOf} from './snapshots';
import {eventsOfStep, withStep} from './steps';

/** The text of a data file: a line for each entry, so that a change can be reviewed. */
export function historyText({releases, entries}: HistoryData): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{"releases": ${JSON.stringify(releases)}, "entries": [\n${lines}\n]}\n`;
}

function readKnown(productId: ProductId): HistoryData {
  const file = historyFile(productId);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HistoryData) : {releases: [], entries: []};
}

/**
 * The history with the releases that it lacks. Each is compared with the one before it, so the last known one is read again.
 *
 * @param releases all that are to be in it, the oldest first
 */
async function continued(productId: ProductId, known: HistoryData, releases: readonly string[]): Promise<HistoryData> {
  let entries: readonly HistoryEntry[] = known.entries;
  const from = Math.max(0, known.releases.length - 1);
  await readReleases(productId, releases.slice(from));
  for (let index = from + 1; index < releases.length; index += 1) {
    const [before = '', version = ''] = releases.slice(index - 1, index + 1);
    const [older, newer] = [await snapshotOf({productId, version: before}), await snapshotOf({productId, version})];
    const step = eventsOfStep(version, older, newer);
    entries = withStep(entries, step);
    console.log(`${productId} ${version}: ${step.size} changes`);
  }
  return {releases, entries};
}

/**
 * The data cannot be continued if a release came out between two that are known, or the documented version went back: then all
 * steps are made anew.
 */
function startingPoint(known: HistoryData, releases: readonly string[]): HistoryData {
  const isStart = known.releases.every((version, index) => version === releases[index]);
  return isStart ? known : {releases: [], entries: []};
}

async function updateProduct(productId: ProductId, isAll: boolean): Promise<void> {
  const file = historyFile(productId);
  const known: HistoryData = isAll ? {releases: [], entries: []} : readKnown(productId);
  const name = DOCUMENTED_PACKAGES.find((documented) => documented.productId === productId)?.name ?? '';
  if (known.releases.at(-1) === installedVersion(name)) {
    console.log(`${projectPath(file)}: has everything up to ${installedVersion(name)}`);
    return;
  }
  const releases = await publishedReleases(productId);
  const data = await continued(productId, startingPoint(known, releases), releases);
  writeFileSync(file, historyText(data));
  console.log(`${projectPath(file)}: ${data.releases.length} releases, ${data.entries.length} entries`);
  const compared = COMPARED_PRODUCTS.find((product) => product.productId === productId);
  if (compared) {
    await writeDiff(compared);
  }
}

/**
 * Brings the history of each product, and the differences from the major before, up to the installed packages.
 *
 * @param isAll reads every release anew, also those that the data has
 */
export async function writeHistory({isAll}: {readonly isAll: boolean}): Promise<void> {
  for (const productId of PRODUCTS_WITH_HISTORY) {
    await updateProduct(productId, isAll);
  }
}
